import CLCMS

/// An embedded colour profile, read by lcms2.
///
/// Each profile has its own lcms2 context, so nothing is shared between threads.
final class ICCProfile {
  private let context: cmsContext
  private let handle: cmsHPROFILE

  /// `nil` if the bytes are no profile.
  init?(_ bytes: Bytes) {
    guard let context = cmsCreateContext(nil, nil) else { return nil }
    guard
      let handle = cmsOpenProfileFromMemTHR(context, bytes.pointer, UInt32(clamping: bytes.count))
    else {
      cmsDeleteContext(context)
      return nil
    }
    self.context = context
    self.handle = handle
  }

  deinit {
    cmsCloseProfile(handle)
    cmsDeleteContext(context)
  }

  /// The conversion to sRGB; `nil` if this profile is for other channels, or is damaged.
  func color(for channels: SourceColor.Channels, depth: ChannelDepth) -> SourceColor? {
    let space = cmsGetColorSpace(handle)
    switch channels {
    case .rgb where space == cmsSigRgbData:
      return matrixColor(depth) ?? ICCTransform(self, .rgb).map(SourceColor.profile)
    // A grey picture is decoded to equal R, G and B.
    case .rgb where space == cmsSigGrayData, .gray where space == cmsSigGrayData:
      return ICCTransform(self, .gray).map(SourceColor.profile)
    case .gray where space == cmsSigRgbData:
      return matrixColor(depth) ?? ICCTransform(self, .rgb).map(SourceColor.profile)
    case .cmyk where space == cmsSigCmykData:
      return ICCTransform(self, .cmyk).map(SourceColor.profile)
    case .rgb, .gray, .cmyk: return nil
    }
  }

  /// The closed form of a profile that consists of three curves and three primaries.
  private func matrixColor(_ depth: ChannelDepth) -> SourceColor? {
    guard cmsIsMatrixShaper(handle) != 0, cmsIsTag(handle, cmsSigAToB0Tag) == 0,
      cmsIsTag(handle, cmsSigAToB1Tag) == 0, cmsGetPCS(handle) == cmsSigXYZData,
      let red = primary(cmsSigRedColorantTag), let green = primary(cmsSigGreenColorantTag),
      let blue = primary(cmsSigBlueColorantTag)
    else { return nil }
    let matrix = Matrix3.xyzD50ToSRGB * Matrix3(red, green, blue).transposed
    var curves: [OpaquePointer] = []
    for tag in [cmsSigRedTRCTag, cmsSigGreenTRCTag, cmsSigBlueTRCTag] {
      guard let curve = cmsReadTag(handle, tag) else { return nil }
      curves.append(OpaquePointer(curve))
    }
    // Profiles store primaries in 16 bits and curves often as tables; the names they mean are
    // exact, and sRGB must not be touched at all.
    let isStandard = curves.allSatisfy { curve in
      (0...50).allSatisfy { step in
        let value = Float(step) / 50
        let difference =
          Double(cmsEvalToneCurveFloat(curve, value)) - SRGBCurve.decode(Double(value))
        return abs(difference) < 0.001
      }
    }
    if isStandard {
      if matrix.distance(to: .identity) < 0.005 { return .sRGB }
      if matrix.distance(to: .displayP3ToSRGB) < 0.005 { return .matrix(.displayP3(depth)) }
    }
    return .matrix(
      MatrixColor(matrix: matrix, depth: depth) { channel, value in
        Double(cmsEvalToneCurveFloat(curves[channel], Float(value)))
      })
  }

  private func primary(_ tag: cmsTagSignature) -> SIMD3<Double>? {
    guard let raw = cmsReadTag(handle, tag) else { return nil }
    let value = raw.assumingMemoryBound(to: cmsCIEXYZ.self).pointee
    return [value.X, value.Y, value.Z]
  }

  /// A transform of doubles to sRGB, relative colorimetric; the caller destroys it.
  ///
  /// Without optimisation and cache, lcms2 computes every pixel by the same formulas.
  fileprivate func transform(from format: UInt32) -> cmsHTRANSFORM? {
    guard let target = cmsCreate_sRGBProfileTHR(context) else { return nil }
    defer { cmsCloseProfile(target) }
    return cmsCreateTransformTHR(
      context, handle, format, target, PixelFormat.rgb, UInt32(INTENT_RELATIVE_COLORIMETRIC),
      UInt32(cmsFLAGS_NOOPTIMIZE | cmsFLAGS_NOCACHE))
  }

  /// lcms2's format words for doubles: float bit, colour space, channels; size 0 means 8 bytes.
  fileprivate enum PixelFormat {
    static let gray = UInt32(1 << 22 | PT_GRAY << 16 | 1 << 3)
    static let rgb = UInt32(1 << 22 | PT_RGB << 16 | 3 << 3)
    static let cmyk = UInt32(1 << 22 | PT_CMYK << 16 | 4 << 3)
  }
}

/// A conversion to sRGB that lcms2 computes.
final class ICCTransform {
  /// Keeps the context alive that the transform lives in.
  private let profile: ICCProfile
  private let handle: cmsHTRANSFORM
  let channels: SourceColor.Channels

  init?(_ profile: ICCProfile, _ channels: SourceColor.Channels) {
    let format =
      switch channels {
      case .gray: ICCProfile.PixelFormat.gray
      case .rgb: ICCProfile.PixelFormat.rgb
      case .cmyk: ICCProfile.PixelFormat.cmyk
      }
    guard let handle = profile.transform(from: format) else { return nil }
    self.profile = profile
    self.handle = handle
    self.channels = channels
  }

  deinit { cmsDeleteTransform(handle) }

  /// Converts `count` pixels.
  /// - Parameters:
  ///   - read: The channel of a pixel, 0…1 (0…100 per cent of ink for CMYK).
  ///   - write: Takes a pixel's number and its `0x00RRGGBB`.
  func convert(count: Int, read: (Int, Int) -> Double, write: (Int, UInt32) -> Void) {
    let depth =
      switch channels {
      case .gray: 1
      case .rgb: 3
      case .cmyk: 4
      }
    var source = [Double](repeating: 0, count: count * depth)
    for x in 0..<count {
      for channel in 0..<depth { source[x * depth + channel] = read(x, channel) }
    }
    var target = [Double](repeating: 0, count: count * 3)
    cmsDoTransform(handle, &source, &target, UInt32(count))
    for x in 0..<count {
      write(x, byte(target[3 * x]) << 16 | byte(target[3 * x + 1]) << 8 | byte(target[3 * x + 2]))
    }
  }

  /// Converts straight `0xAARRGGBB` pixels in place.
  func convert(_ row: UnsafeMutableBufferPointer<UInt32>) {
    convert(
      count: row.count,
      read: { x, channel in Double(row[x] >> UInt32(16 - 8 * channel) & 0xFF) / 255 },
      write: { x, color in row[x] = row[x] & 0xFF00_0000 | color })
  }

  private func byte(_ value: Double) -> UInt32 {
    guard value > 0 else { return 0 }
    return value < 1 ? UInt32((value * 255).rounded()) : 255
  }
}

extension Matrix3 {
  /// From the profile connection space (XYZ under D50) to linear sRGB, with Bradford adaptation.
  static let xyzD50ToSRGB: Matrix3 = {
    let d50: SIMD3<Double> = [0.9642, 1, 0.8249]  // as the ICC specification writes it
    let white = Chromaticities.sRGB.white
    let d65: SIMD3<Double> = [white.x / white.y, 1, (1 - white.x - white.y) / white.y]
    guard let adaptation = Chromaticities.adaptation(from: d50, to: d65),
      let toSRGB = Chromaticities.sRGB.toXYZ?.inverse
    else { preconditionFailure("constants with an inverse") }
    return toSRGB * adaptation
  }()
}
