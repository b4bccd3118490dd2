public import Foundation
import WidgetGeometry

/// A picture from the network.  A render reads nothing from there, so the placeholder is drawn, as
/// a widget draws it.
nonisolated public struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.content = content
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.url = url
    self.content = { phase in
      if case .success(let image) = phase { .first(content(image)) } else { .second(placeholder()) }
    }
  }

  public init(url: URL?, scale: CGFloat = 1)
  where Content == _ConditionalContent<Image, Color> {
    self.init(
      url: url, scale: scale, content: { $0 }, placeholder: { Color(white: 0.5, opacity: 0.2) })
  }

  public static func _resolve(_ view: Self, _ resolver: Resolver) {
    resolver.report(
      .note, "async-image",
      "AsyncImage(\(view.url?.absoluteString ?? "nil")) is drawn as its placeholder")
    resolver.show(view.content(.empty))
  }
}

/// How far the loading of a picture has come.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}
