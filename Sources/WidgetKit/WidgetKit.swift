// What `import WidgetKit` gives.  The renderer comes with it, so that `@main` on a widget or a
// bundle makes a program that draws it.
@_exported public import Foundation
@_exported public import SwiftUI
@_exported public import WidgetKitCore
@_exported public import WidgetRender
