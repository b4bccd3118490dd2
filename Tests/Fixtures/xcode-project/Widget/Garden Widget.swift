import GardenKit
struct GardenWidget {}
