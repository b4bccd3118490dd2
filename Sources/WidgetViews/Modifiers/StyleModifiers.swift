nonisolated extension View {
  public func foregroundColor(_ color: Color?) -> some View {
    changingEnvironment { values in
      values.foreground = color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(DefaultForeground())
      values.foregroundLevels = 1
    }
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    levels([AnyShapeStyle(style)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View {
    levels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    levels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  private func levels(_ styles: [AnyShapeStyle]) -> some View {
    changingEnvironment { values in
      // A style may speak of the current foreground (`.secondary`): bind it to the outer one.
      let outer = values
      let bound = styles.map { AnyShapeStyle(BoundStyle(style: $0, environment: outer)) }
      values.foreground = bound.count == 1 ? bound[0] : AnyShapeStyle(LevelledStyle(styles: bound))
      values.foregroundLevels = bound.count
    }
  }

  public func tint(_ color: Color?) -> some View {
    changingEnvironment { $0.tint = color.map { AnyShapeStyle($0) } }
  }
  public func tint<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.tint = AnyShapeStyle(style) }
  }
  public func accentColor(_ color: Color?) -> some View { tint(color) }
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    changingEnvironment { $0.backgroundStyle = AnyShapeStyle(style) }
  }
  public func colorScheme(_ scheme: ColorScheme) -> some View { environment(\.colorScheme, scheme) }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    changingEnvironment { values in if let scheme { values.colorScheme = scheme } }
  }
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { values in
      values.symbolVariants = variant.suffixes.reduce(values.symbolVariants) { variants, suffix in
        var copy = variants
        if !copy.suffixes.contains(suffix) { copy.suffixes.append(suffix) }
        return copy
      }
    }
  }
}

/// A style that sees the foreground of the place it was written in, and everything else of the
/// place it is used in.
struct BoundStyle: ShapeStyle {
  let style: AnyShapeStyle
  let foreground: AnyShapeStyle

  init(style: AnyShapeStyle, environment: EnvironmentValues) {
    self.style = style
    foreground = environment.foreground
  }

  func _resolved(in environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
    var inner = environment
    inner.foreground = foreground
    return style._resolved(in: inner, level: level)
  }
}

nonisolated private enum LevelsKey: EnvironmentKey {
  static var defaultValue: Int { 1 }
}

nonisolated extension EnvironmentValues {
  /// How many styles the foreground was given: two or three make symbols use them as a palette.
  package var foregroundLevels: Int {
    get { self[LevelsKey.self] }
    set { self[LevelsKey.self] = newValue }
  }
}
