import Intents

class GardenHandler: INExtension, ShowPlantsIntentHandling {
  @objc func defaultPlant(for intent: ShowPlantsIntent) -> GardenPlant? {
    GardenPlant(identifier: "oak", display: "The oak")
  }
}
