import GardenKit

struct GardenWidget {}
