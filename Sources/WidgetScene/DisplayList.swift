package import Foundation

/// A whole picture as a value, in points: what every backend draws and what tests compare.
package struct DisplayList: Hashable, Sendable, Codable {
  /// The picture's size in points.
  package var size: CGSize
  /// In painter's order.
  package var items: [DisplayItem]

  package init(size: CGSize, items: [DisplayItem] = []) {
    self.size = size
    self.items = items
  }
}
