/// What can be wrong with a device or a family that somebody asks for.
public enum DeviceError: Error, Hashable, Sendable {
  case unknownDevice(String, suggestion: String?)
  case unknownFamily(String, suggestion: String?)
  case familyNotOnDevice(WidgetFamily, device: String, has: [WidgetFamily])
}

extension DeviceError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownDevice(let name, let suggestion):
      "unknown device '\(name)'\(Self.hint(suggestion))"
    case .unknownFamily(let name, let suggestion):
      "unknown widget family '\(name)'\(Self.hint(suggestion))"
    case .familyNotOnDevice(let family, let device, let has):
      "\(device) has no \(family); it has \(has.map(\.description).joined(separator: ", "))"
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension DeviceError {
  /// The nearest known name.
  package var suggestion: String? {
    switch self {
    case .unknownDevice(_, let suggestion), .unknownFamily(_, let suggestion): suggestion
    case .familyNotOnDevice: nil
    }
  }
}
