import Foundation
import WidgetGeometry

/// Writes values as JSON: members in their own order, two spaces a level, short arrays on one line.
package enum JSONWriter {
  package static func text(_ value: EntryValue) -> String {
    var text = ""
    write(value, indent: 0, into: &text)
    return text + "\n"
  }

  private static func write(_ value: EntryValue, indent: Int, into text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += "\(bool)"
    case .int(let int): text += "\(int)"
    case .double(let double): text += "\(double)"
    case .string(let string): write(string, into: &text)
    case .date(let date): write(ISO8601.string(from: date), into: &text)
    case .array(let items): write(items, indent, into: &text)
    case .object(let object): write(object, indent, into: &text)
    }
  }

  private static func write(_ items: [EntryValue], _ indent: Int, into text: inout String) {
    let isFlat = items.allSatisfy(\.isScalar)
    if isFlat, let line = line(items), line.count + indent < 96 {
      text += line
      return
    }
    text += "["
    for (index, item) in items.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      text += String(repeating: " ", count: indent + 2)
      write(item, indent: indent + 2, into: &text)
    }
    text += "\n" + String(repeating: " ", count: indent) + "]"
  }

  private static func line(_ items: [EntryValue]) -> String? {
    var line = "["
    for (index, item) in items.enumerated() {
      if index > 0 { line += ", " }
      write(item, indent: 0, into: &line)
    }
    return line + "]"
  }

  private static func write(_ object: EntryObject, _ indent: Int, into text: inout String) {
    guard !object.members.isEmpty else {
      text += "{}"
      return
    }
    if object.members.count == 1, object.members[0].value.isScalar {
      text += "{"
      write(object.members[0].key, into: &text)
      text += ": "
      write(object.members[0].value, indent: indent, into: &text)
      text += "}"
      return
    }
    text += "{"
    for (index, member) in object.members.enumerated() {
      text += index > 0 ? ",\n" : "\n"
      text += String(repeating: " ", count: indent + 2)
      write(member.key, into: &text)
      text += ": "
      write(member.value, indent: indent + 2, into: &text)
    }
    text += "\n" + String(repeating: " ", count: indent) + "}"
  }

  private static func write(_ string: String, into text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20: text += String(format: "\\u%04x", scalar.value)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension EntryValue {
  fileprivate var isScalar: Bool {
    switch self {
    case .null, .bool, .int, .double, .string, .date: true
    case .array, .object: false
    }
  }
}
