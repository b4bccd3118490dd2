/// The primaries and the white point of an RGB space, as x and y of the CIE 1931 diagram.
struct Chromaticities {
  var red: (x: Double, y: Double)
  var green: (x: Double, y: Double)
  var blue: (x: Double, y: Double)
  var white: (x: Double, y: Double)

  static let sRGB = Chromaticities(
    red: (0.64, 0.33), green: (0.3, 0.6), blue: (0.15, 0.06), white: (0.3127, 0.329))

  /// Linear light in this space to XYZ; `nil` if the primaries span no triangle.
  var toXYZ: Matrix3? {
    guard let white = Self.xyz(white), let red = Self.xyz(red), let green = Self.xyz(green),
      let blue = Self.xyz(blue)
    else { return nil }
    let primaries = Matrix3(red, green, blue).transposed
    guard let inverse = primaries.inverse else { return nil }
    return primaries * Matrix3.diagonal(inverse * white)
  }

  /// Linear light in this space to linear sRGB, white kept white.
  var toLinearSRGB: Matrix3? {
    guard let source = toXYZ, let white = Self.xyz(white), let target = Self.sRGB.toXYZ?.inverse,
      let standardWhite = Self.xyz(Self.sRGB.white),
      let adaptation = Self.adaptation(from: white, to: standardWhite)
    else { return nil }
    return target * (adaptation * source)
  }

  /// The Bradford adaptation between two white points given as XYZ.
  static func adaptation(from source: SIMD3<Double>, to target: SIMD3<Double>) -> Matrix3? {
    let cones = Matrix3(
      [0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296])
    guard let back = cones.inverse else { return nil }
    let ratio = (cones * target) / (cones * source)
    guard ratio.x.isFinite, ratio.y.isFinite, ratio.z.isFinite else { return nil }
    return back * (Matrix3.diagonal(ratio) * cones)
  }

  /// XYZ with Y = 1.
  private static func xyz(_ point: (x: Double, y: Double)) -> SIMD3<Double>? {
    guard point.y > 1e-6, point.x.isFinite, point.y.isFinite else { return nil }
    return [point.x / point.y, 1, (1 - point.x - point.y) / point.y]
  }
}
