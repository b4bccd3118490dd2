// What `import ActivityKit` gives: the attributes of Live Activities.
@_exported public import Foundation
@_exported public import WidgetKitCore
