package import Foundation
import WidgetRaster

/// Boxes around what changed, so that people and reports know where to look.
package enum ChangedRegions {
  /// Changed pixels nearer than this are one region, in pixels.
  private static let reach = 12
  /// The boxes told; the rest is joined into the last.
  private static let most = 8

  /// Boxes in pixels, the largest first.
  package static func boxes(_ pixels: [ChangedPixel]) -> [CGRect] {
    guard !pixels.isEmpty else { return [] }
    // On a grid of cells as wide as the reach, neighbours are one region.
    var cells: [Cell: CGRect] = [:]
    for pixel in pixels {
      let cell = Cell(x: Int(pixel.x) / reach, y: Int(pixel.y) / reach)
      let box = CGRect(x: CGFloat(pixel.x), y: CGFloat(pixel.y), width: 1, height: 1)
      cells[cell] = cells[cell]?.union(box) ?? box
    }
    var boxes: [CGRect] = []
    var open = Set(cells.keys)
    for start in cells.keys.sorted() where open.contains(start) {
      var queue = [start]
      open.remove(start)
      var box = CGRect.null
      while let cell = queue.popLast() {
        box = box.union(cells[cell] ?? .null)
        for neighbour in cell.neighbours where open.remove(neighbour) != nil {
          queue.append(neighbour)
        }
      }
      boxes.append(box)
    }
    boxes.sort {
      let (a, b) = ($0.width * $0.height, $1.width * $1.height)
      return a != b ? a > b : ($0.minY, $0.minX) < ($1.minY, $1.minX)
    }
    guard boxes.count > most else { return boxes }
    let rest = boxes[(most - 1)...].reduce(CGRect.null) { $0.union($1) }
    return boxes.prefix(most - 1) + [rest]
  }

  private struct Cell: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (a: Cell, b: Cell) -> Bool { (a.y, a.x) < (b.y, b.x) }

    var neighbours: [Cell] {
      var all: [Cell] = []
      for dy in -1...1 {
        for dx in -1...1 where (dx, dy) != (0, 0) { all.append(Cell(x: x + dx, y: y + dy)) }
      }
      return all
    }
  }
}
