/// The kind of device a widget stands on.
///
/// Always the phone that pictures are made for by default: which device a picture is for is known
/// to views through their environment.
public final class UIDevice: Sendable {
  public static let current = UIDevice()
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let model = "iPhone"
  public let name = "iPhone"
  public let systemName = "iOS"
  public let systemVersion = "18.0"
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
