/// Red, green and blue of 0…1 as hue, saturation and luminosity see them: the non-separable blend
/// modes of PDF.
extension SIMD3<Float> {
  init(premultiplied pixel: UInt32) {
    self.init(Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
    self /= 255
  }

  /// The weights of the compositing standards.
  var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

  var saturation: Float { self.max() - self.min() }

  /// This colour moved to another luminosity, then pulled towards grey until it is a colour again.
  func withLuminosity(_ target: Float) -> SIMD3 {
    let moved = self + (target - luminosity)
    let (low, high) = (moved.min(), moved.max())
    let grey = moved.luminosity
    var result = moved
    if low < 0 { result = grey + (result - grey) * (grey / (grey - low)) }
    if high > 1 { result = grey + (result - grey) * ((1 - grey) / (high - grey)) }
    return result
  }

  /// This colour stretched so that its smallest channel is 0 and its largest is `target`.
  func withSaturation(_ target: Float) -> SIMD3 {
    let (low, high) = (self.min(), self.max())
    return high > low ? (self - low) * (target / (high - low)) : .zero
  }
}
