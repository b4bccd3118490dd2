import Foundation
import Intents

// What Xcode would generate from the extension's intent definition.

enum ShortcutButtonKind: Int, _INEnum {
  case unknown = 0
  case scan = 1
  case code = 2
  case transit = 3
  case health = 4
}

class ShortcutIntent: INIntent {
  var button: ShortcutButtonKind = .unknown

  override class var _parameters: [_INParameter] {
    [_INParameter("button", title: "Button", \ShortcutIntent.button, default: .scan)]
  }
}

enum ButtonSide: Int, _INEnum {
  case unknown = 0
  case left = 1
  case right = 2
}

class CustomButton: INObject {
  var image: String?
  var url: String?
  var type: NSNumber?

  override class var _properties: [_INObjectProperty] {
    [
      _INObjectProperty("image", \CustomButton.image),
      _INObjectProperty("url", \CustomButton.url),
      _INObjectProperty("type", \CustomButton.type),
    ]
  }
}

class MyButtonsIntent: INIntent {
  var buttons: [CustomButton]?
  var showsWeather: NSNumber?
  var side: ButtonSide = .unknown

  override class var _parameters: [_INParameter] {
    [
      _INParameter(
        "buttons", title: "Buttons", \MyButtonsIntent.buttons,
        options: { handler, intent in
          guard let handler = handler as? MyButtonsIntentHandling else { return [] }
          return try await withCheckedThrowingContinuation { continuation in
            handler.provideButtonsOptionsCollection(for: intent) { collection, error in
              if let error {
                continuation.resume(throwing: error)
              } else {
                continuation.resume(returning: collection?.allItems ?? [])
              }
            }
          }
        },
        dynamicDefault: { handler, intent in
          (handler as? MyButtonsIntentHandling)?.defaultButtons(for: intent)
        }),
      _INParameter(
        "showsWeather", title: "Weather", \MyButtonsIntent.showsWeather,
        default: NSNumber(value: true)),
      _INParameter("side", title: "Side", \MyButtonsIntent.side, default: .right),
    ]
  }
}

protocol MyButtonsIntentHandling: NSObjectProtocol {
  func provideButtonsOptionsCollection(
    for intent: MyButtonsIntent,
    with completion: @escaping (INObjectCollection<CustomButton>?, Error?) -> Void)
  func defaultButtons(for intent: MyButtonsIntent) -> [CustomButton]?
}
