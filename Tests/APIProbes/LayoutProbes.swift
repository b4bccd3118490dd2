import SwiftUI
import WidgetKit

func layoutProbes(_ list: ProbeList) {
  list.modifier("padding()") { $0.padding() }
  list.modifier("padding(_:)") { $0.padding(12) }
  list.modifier("padding(_:_:)") { $0.padding(.horizontal, 12) }
  list.modifier("frame(width:)") { $0.frame(width: 60) }
  list.modifier("frame(height:)") { $0.frame(height: 60) }
  list.modifier("frame(width:height:)") { $0.frame(width: 60, height: 90) }
  list.modifier("frame(width:height:alignment:)") {
    $0.frame(width: 60, height: 90, alignment: .topLeading)
  }
  list.modifier("frame(width:alignment:)") { $0.frame(width: 60, alignment: .leading) }
  list.modifier("frame(height:alignment:)") { $0.frame(height: 60, alignment: .top) }
  list.on("frame(alignment:)", Text("a")) { $0.frame(alignment: .leading) }
  list.modifier("frame(maxWidth:)") { $0.frame(maxWidth: 60) }
  list.modifier("frame(maxHeight:)") { $0.frame(maxHeight: 60) }
  list.modifier("frame(maxWidth:maxHeight:)") { $0.frame(maxWidth: 60, maxHeight: 60) }
  list.on("frame(maxWidth:alignment:)", Text("a")) {
    $0.frame(maxWidth: .infinity, alignment: .leading)
  }
  list.on("frame(maxWidth:maxHeight:alignment:)", Text("a")) {
    $0.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
  list.on("frame(maxWidth:minHeight:alignment:)", Text("a")) {
    $0.frame(maxWidth: .infinity, minHeight: 90, alignment: .topLeading)
  }
  list.on(
    "frame(minWidth:)",
    HStack {
      Text("a"); Text("b")
    }
  ) { _ in
    HStack {
      Text("a").frame(minWidth: 60); Text("b")
    }
  }
  list.on("frame(minWidth:maxWidth:minHeight:maxHeight:alignment:)", Text("a")) {
    $0.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .bottom)
  }
  list.on("fixedSize()", Text("Several words that need a second line")) { $0.fixedSize() }
  list.on("fixedSize(horizontal:vertical:)", Text("Several words that need a second line")) {
    $0.fixedSize(horizontal: true, vertical: false)
  }
  list.on(
    "layoutPriority(_:)",
    HStack {
      Text("a long text"); Text("another long text").layoutPriority(0)
    }
  ) { _ in
    HStack {
      Text("a long text"); Text("another long text").layoutPriority(1)
    }
  }
  list.on("aspectRatio(contentMode:)", Image(systemName: "star").resizable()) {
    $0.aspectRatio(contentMode: .fit)
  }
  list.on("aspectRatio(_:contentMode:)", Rectangle()) { $0.aspectRatio(2, contentMode: .fit) }
  list.on("scaledToFit()", Image(systemName: "rectangle").resizable()) { $0.scaledToFit() }
  list.on("scaledToFill()", Image(systemName: "rectangle").resizable()) { $0.scaledToFill() }
  list.modifier("position(x:y:)") { $0.position(x: 20, y: 20) }
  list.modifier("offset(x:)") { $0.offset(x: 5) }
  list.modifier("offset(y:)") { $0.offset(y: 5) }
  list.modifier("offset(x:y:)") { $0.offset(x: 5, y: 5) }
  list.modifier("ignoresSafeArea()") { $0.ignoresSafeArea() }
  list.modifier("overlay(_:)") { $0.overlay(Text("over")) }
  list.modifier("overlay{}") { $0.overlay { Text("over") } }
  list.modifier("overlay(alignment:){}") { $0.overlay(alignment: .topLeading) { Text("over") } }
  list.modifier("background(_:)") { $0.background(Color.red) }
  list.modifier("background()") { $0.background() }
  list.modifier("background(_:in:)") { $0.background(Color.red, in: Circle()) }
  list.modifier("mask(_:)") { $0.mask(Circle()) }
  list.modifier("clipped()") { $0.clipped() }
  list.modifier("clipShape(_:)") { $0.clipShape(Circle()) }
  list.modifier("cornerRadius(_:)") { $0.cornerRadius(8) }
  list.modifier("contentShape(_:)") { $0.contentShape(Rectangle()) }
  list.modifier("id(_:)") { $0.id(1) }
  list.modifier("tag(_:)") { $0.tag(1) }
  list.modifier("modifier(_:)") { $0.modifier(ProbeModifier()) }
  list.modifier("containerBackground(_:for:)") { $0.containerBackground(.red, for: .widget) }
  list.modifier("containerBackground(for:){}") {
    $0.containerBackground(for: .widget) { Color.red }
  }
}

struct ProbeModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.padding().background(Color.yellow)
  }
}
