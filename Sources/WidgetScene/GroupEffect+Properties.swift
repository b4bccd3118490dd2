extension GroupEffect {
  /// What the effect is called in dumps, in JSON and in notes.
  package var name: String {
    switch self {
    case .opacity: "opacity"
    case .clip: "clip"
    case .mask: "mask"
    case .transform: "transform"
    case .projection: "projection"
    case .shadow: "shadow"
    case .blur: "blur"
    case .color: "color"
    case .blend: "blend"
    case .isolate: "isolate"
    case .backdrop: "backdrop"
    case .knockout: "knockout"
    case .view: "view"
    case .accent: "accent"
    }
  }
}
