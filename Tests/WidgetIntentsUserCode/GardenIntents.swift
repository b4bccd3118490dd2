import Foundation
import Intents

// As an author writes the intents extension of a widget: the types are generated.

class GardenExtension: INExtension, ShowPlantsIntentHandling {
  static let plants = ["fern", "rose", "oak"].map { (name: String) in
    GardenPlant(identifier: name, display: "The \(name)")
  }

  override func handler(for intent: INIntent) -> Any { self }

  // With a completion handler…
  func providePlantOptionsCollection(
    for intent: ShowPlantsIntent,
    with completion: @escaping (INObjectCollection<GardenPlant>?, Error?) -> Void
  ) {
    completion(INObjectCollection(items: Self.plants), nil)
  }

  // … and async.
  func provideOthersOptionsCollection(
    for intent: ShowPlantsIntent, searchTerm: String?
  ) async throws -> INObjectCollection<GardenPlant> {
    INObjectCollection(sections: [
      INObjectSection(title: "All", items: Self.plants.filter { $0.identifier != "oak" })
    ])
  }

  func defaultPlant(for intent: ShowPlantsIntent) -> GardenPlant? { Self.plants[2] }

  func resolveRows(
    for intent: ShowPlantsIntent,
    with completion: @escaping (ShowPlantsRowsResolutionResult) -> Void
  ) {
    guard let rows = intent.rows?.intValue else { return completion(.needsValue()) }
    completion(rows > 9 ? .unsupported(forReason: .tooMany) : .success(with: rows))
  }

  func handle(
    intent: ShowPlantsIntent, completion: @escaping (ShowPlantsIntentResponse) -> Void
  ) {
    let plant = intent.plant ?? GardenPlant(identifier: nil, display: "none")
    plant.mood = .inShade
    plant.height = 12.5
    completion(.success(plant: plant, count: NSNumber(value: 4)))
  }

  func resolveMood(for intent: ShowPlantsIntent) async -> MoodResolutionResult {
    intent.mood == .public ? .unsupported() : .success(with: intent.mood)
  }
}

/// What tests ask of the code above.
public enum Garden {
  public static var intent: INIntent { ShowPlantsIntent() }

  public static func describe(_ intent: INIntent) -> String {
    guard let intent = intent as? ShowPlantsIntent else { return "another intent" }
    let others = (intent.others ?? []).map { $0.identifier ?? "?" }.joined(separator: "+")
    return """
      \(intent.plant?.displayString ?? "none") others=\(others) mood=\(intent.mood) \
      label=\(intent.showsLabel?.boolValue ?? false) small=\(intent.isSmall?.boolValue ?? true) \
      rows=\(intent.rows?.intValue ?? -1) scale=\(intent.scale?.doubleValue ?? -1) \
      note=\(intent.note ?? "none") class=\(intent.class ?? "none")
      """
  }

  public static func handled() async -> String {
    let response = await GardenExtension().handle(intent: ShowPlantsIntent())
    return "\(response.code) \(response.plant?.mood ?? .unknown) \(response.count ?? 0)"
  }

  public static var codes: [Int] {
    [ShowPlantsIntentResponseCode.failure.rawValue, ShowPlantsIntentResponseCode.winter.rawValue]
  }
}
