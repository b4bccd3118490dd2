// What `import CoreGraphics` gives: points, sizes, rectangles and transforms.
@_exported public import Foundation
@_exported public import WidgetGeometry
