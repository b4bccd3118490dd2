public import Foundation
import Synchronization
public import WidgetViews

// UIKit's drawing into a picture, as far as widgets use it: to give a picture another size.

/// What was drawn into the contexts that are open, innermost last.
private let contexts = Mutex<[ImageContext]>([])

private struct ImageContext {
  let size: CGSize
  let scale: CGFloat
  var drawn: UIImage?
}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  contexts.withLock { $0.append(ImageContext(size: size, scale: scale)) }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

public func UIGraphicsEndImageContext() {
  contexts.withLock { _ = $0.popLast() }
}

/// The picture that was drawn last, at the context's size; `nil` if none was.
///
/// The picture fills the whole, wherever in the context it was drawn.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  contexts.withLock { contexts in
    guard let context = contexts.last, let image = context.drawn else { return nil }
    // A scale of 0 means that of the screen.
    let scale = context.scale > 0 ? context.scale : UIScreen.main.scale
    return image.resized(to: context.size, scale: scale)
  }
}

extension UIImage {
  public func draw(in rect: CGRect) {
    contexts.withLock { contexts in
      guard !contexts.isEmpty else { return }
      contexts[contexts.count - 1].drawn = self
    }
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
