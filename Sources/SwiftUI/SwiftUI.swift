// What `import SwiftUI` gives: the views, and what Apple's module re-exports with them.
@_exported public import Combine
@_exported public import CoreGraphics
@_exported public import Foundation
// On Apple platforms `URLSession` is a part of Foundation.
// On Apple platforms `URLSession` is a part of Foundation.
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import UIKit
@_exported public import WidgetGeometry
// Some of what Apple's SwiftUI declares is declared with the widgets here.
@_exported public import WidgetKitCore
@_exported public import WidgetLayout
@_exported public import WidgetViews
