// What `import UIKit` gives: colours, fonts and pictures, as far as widgets use them.
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import WidgetViews
