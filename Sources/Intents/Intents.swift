// What `import Intents` gives: intents, their objects and extensions.
@_exported public import Foundation
@_exported public import WidgetKitCore
