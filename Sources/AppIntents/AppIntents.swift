// What `import AppIntents` gives: intents, parameters, entities and queries.
@_exported public import Foundation
@_exported public import WidgetKitCore
