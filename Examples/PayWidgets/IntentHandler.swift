import Intents

class IntentHandler: INExtension, MyButtonsIntentHandling {
  private static let items: [(id: String, title: String, image: String)] = [
    ("scan", "扫一扫", "pay-scan"),
    ("code", "付款码", "pay-code"),
    ("transit", "乘车码", "pay-transit"),
    ("health", "健康与医保凭证", "pay-health"),
    ("parcel", "我的快递", "pay-parcel"),
    ("food", "点外卖", "pay-food"),
    ("topup", "充值", "pay-topup"),
    ("wallet", "卡包", "pay-wallet"),
  ]

  private var buttons: [CustomButton] {
    Self.items.map { item in
      let button = CustomButton(identifier: item.id, display: item.title)
      button.image = item.image
      button.url = "demo-pay://\(item.id)"
      button.type = NSNumber(value: 1)
      return button
    }
  }

  func provideButtonsOptionsCollection(
    for intent: MyButtonsIntent,
    with completion: @escaping (INObjectCollection<CustomButton>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: buttons), nil)
  }

  func defaultButtons(for intent: MyButtonsIntent) -> [CustomButton]? {
    Array(buttons.prefix(4))
  }

  override func handler(for intent: INIntent) -> Any {
    return self
  }
}
