/// Makes SVG documents of everything that is drawn as shapes, the same for the same seed.
struct RandomDocument {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func document() -> String {
    var body = ""
    for id in 0..<3 { body += gradient(id) }
    for id in 0..<2 { body += "<clipPath id='c\(id)'>\(shape("clip-rule='evenodd'"))</clipPath>" }
    for _ in 0..<(3 + below(5)) { body += element(depth: 0) }
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'>\(body)</svg>"
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  private mutating func below(_ count: Int) -> Int { Int(next() >> 33) % count }
  private mutating func number(_ low: Int, _ high: Int) -> String {
    let tenths = low * 10 + below((high - low) * 10 + 1)
    return "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10).\(abs(tenths) % 10)"
  }
  private mutating func pick(_ choices: [String]) -> String { choices[below(choices.count)] }
  private mutating func color() -> String {
    "rgb(\(below(256)), \(below(256)), \(below(256)))"
  }

  private mutating func gradient(_ id: Int) -> String {
    // In a box librsvg takes that of the turned shape where the format means the upright one.
    let units = "gradientUnits='userSpaceOnUse'"
    func share(_ tenths: Int) -> String { "\(tenths * 10)" }
    let spread = pick(["", "spreadMethod='reflect'", "spreadMethod='repeat'"])
    let turn = "rotate(\(below(60)))"
    let shared = "id='g\(id)' \(units) \(spread) gradientTransform='\(turn)'"
    // Cairo mixes colours of different opacity its own way, and across the ends of a period.
    let opacity = "stop-opacity='0.\(3 + below(7))'"
    let stops =
      "<stop offset='0%' stop-color='\(color())' \(opacity)/>"
      + "<stop offset='0.\(4 + below(3))' stop-color='\(color())' \(opacity)/>"
      + "<stop offset='1' stop-color='\(color())' \(opacity)/>"
    if below(2) == 0 {
      return "<linearGradient \(shared) x1='\(share(below(3)))' y1='\(share(below(3)))' "
        + "x2='\(share(5 + below(4)))' y2='\(share(5 + below(4)))'>\(stops)</linearGradient>"
    }
    return "<radialGradient \(shared) cx='\(share(3 + below(4)))' cy='\(share(3 + below(4)))' "
      + "r='\(share(3 + below(4)))'>\(stops)</radialGradient>"
  }

  private mutating func paint() -> String {
    below(3) == 0 ? "url(#g\(below(3)))" : color()
  }

  private mutating func element(depth: Int) -> String {
    var attributes = ""
    if below(3) == 0 { attributes += " opacity='0.\(1 + below(9))'" }
    if below(4) == 0 { attributes += " clip-path='url(#c\(below(2)))'" }
    if below(3) == 0 { attributes += " transform='\(transform())'" }
    if depth < 3, below(3) == 0 {
      var inside = ""
      for _ in 0..<(1 + below(3)) { inside += element(depth: depth + 1) }
      return "<g\(attributes) fill='\(paint())'>\(inside)</g>"
    }
    if below(5) > 0 { attributes += " fill='\(paint())'" }
    if below(4) == 0 { attributes += " fill-rule='evenodd' fill-opacity='0.7'" }
    if below(3) == 0 {
      attributes += " stroke='\(paint())' stroke-width='\(number(1, 6))'"
      attributes += " stroke-linecap='\(pick(["butt", "round", "square"]))'"
      attributes += " stroke-linejoin='\(pick(["miter", "round", "bevel"]))'"
      if below(2) == 0 { attributes += " stroke-dasharray='\(number(2, 9)) \(number(1, 5))'" }
    }
    return shape(attributes)
  }

  private mutating func transform() -> String {
    switch below(5) {
    case 0: "translate(\(number(-20, 20)), \(number(-20, 20)))"
    case 1: "rotate(\(number(-90, 90)) 50 50)"
    case 2: "scale(0.\(5 + below(5)) 1.\(below(5)))"
    case 3: "skewX(\(number(-20, 20)))"
    default: "matrix(0.9 0.\(below(4)) -0.\(below(4)) 1.1 \(number(-9, 9)) \(number(-9, 9)))"
    }
  }

  private mutating func shape(_ attributes: String) -> String {
    switch below(6) {
    case 0:
      return "<rect \(attributes) x='\(number(0, 50))' y='\(number(0, 50))' "
        + "width='\(number(10, 50))' height='\(number(10, 50))' rx='\(number(0, 9))'/>"
    case 1:
      return "<circle \(attributes) cx='\(number(20, 80))' cy='\(number(20, 80))' "
        + "r='\(number(5, 30))'/>"
    case 2:
      return "<ellipse \(attributes) cx='\(number(20, 80))' cy='\(number(20, 80))' "
        + "rx='\(number(5, 40))' ry='\(number(5, 20))'/>"
    case 3:
      var points = ""
      for _ in 0..<(3 + below(4)) { points += "\(number(0, 100)),\(number(0, 100)) " }
      return "<\(pick(["polygon", "polyline"])) \(attributes) points='\(points)'/>"
    default: return "<path \(attributes) d='\(data())'/>"
    }
  }

  private mutating func data() -> String {
    var data = "M\(number(0, 100)) \(number(0, 100))"
    for _ in 0..<(3 + below(6)) {
      switch below(7) {
      case 0: data += "l\(number(-40, 40)) \(number(-40, 40))"
      case 1: data += "H\(number(0, 100))v\(number(-30, 30))"
      case 2:
        data += "C\(number(0, 100)) \(number(0, 100)) \(number(0, 100)) \(number(0, 100))"
        data += " \(number(0, 100)) \(number(0, 100))"
      case 3: data += "s\(number(-30, 30)) \(number(-30, 30)) \(number(-30, 30)) \(number(-30, 30))"
      case 4: data += "Q\(number(0, 100)),\(number(0, 100)),\(number(0, 100)),\(number(0, 100))"
      case 5: data += "t\(number(-30, 30)) \(number(-30, 30))"
      default:
        data += "a\(number(5, 40)) \(number(5, 40)) \(below(90)) \(below(2))\(below(2))"
        data += " \(number(-40, 40)) \(number(-40, 40))"
      }
      if below(6) == 0 { data += "z" }
    }
    return data
  }
}
