import SwiftUI
import UIKit
import WidgetKit

func contentProbes(_ list: ProbeList) {
  let date = Date(timeIntervalSince1970: 1_735_724_460)
  let colors = [Color.red, Color.blue]
  list.view("Text(_:)") { Text("Hello") }
  list.view("Text(verbatim:)") { Text(verbatim: "Hello") }
  list.view("Text(_:style:)") { Text(date, style: .time) }
  list.view("Text(_:format:)") { Text(12.5, format: .percent) }
  list.view("Text(timerInterval:countsDown:)") {
    Text(timerInterval: date...date.addingTimeInterval(60), countsDown: true)
  }
  list.view("Image(systemName:)") { Image(systemName: "star") }
  list.view("Image(_:)") { Image("probe") }
  list.view("Image(uiImage:)") { Image(uiImage: UIImage(systemName: "star")!) }
  list.view("Label(_:systemImage:)") { Label("Star", systemImage: "star") }
  list.view("Label(_:image:)") { Label("Star", image: "probe") }
  list.view("Label{}") {
    Label {
      Text("Star")
    } icon: {
      Image(systemName: "star")
    }
  }
  let pair = HStack {
    Text("a"); Text("b")
  }
  list.view("Spacer()", besides: pair) {
    HStack {
      Text("a"); Spacer(); Text("b")
    }
  }
  list.view("Spacer(minLength:)", besides: pair) {
    HStack {
      Text("a"); Spacer(minLength: 4); Text("b")
    }
  }
  list.view("Divider()") { Divider() }
  list.view("EmptyView()") { EmptyView() }
  list.view("AnyView(_:)") { AnyView(Text("Any")) }
  list.view("Color(_:)") { Color(UIColor.red) }
  list.view("Color(red:green:blue:)") { Color(red: 1, green: 0.5, blue: 0) }
  list.view("Color(uiColor:)") { Color(uiColor: .systemBlue) }
  list.view("Color(white:)") { Color(white: 0.5) }
  list.view("Color(white:opacity:)") { Color(white: 0.5, opacity: 0.5) }
  list.view("Circle()") { Circle() }
  list.view("Rectangle()") { Rectangle() }
  list.view("RoundedRectangle(cornerRadius:)") { RoundedRectangle(cornerRadius: 8) }
  list.view("RoundedRectangle(cornerRadius:style:)") {
    RoundedRectangle(cornerRadius: 8, style: .continuous)
  }
  list.view("Capsule()") { Capsule() }
  list.view("Capsule(style:)") { Capsule(style: .continuous) }
  list.view("ContainerRelativeShape()") { ContainerRelativeShape() }
  list.view("Path{}") { Path { path in path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10)) } }
  list.view("Path()") {
    ({ () -> Path in
      var path = Path(); path.addEllipse(in: CGRect(x: 0, y: 0, width: 9, height: 9)); return path
    })()
  }
  list.view("Gradient(colors:)") {
    LinearGradient(gradient: Gradient(colors: colors), startPoint: .top, endPoint: .bottom)
  }
  list.view("LinearGradient(gradient:startPoint:endPoint:)") {
    LinearGradient(gradient: Gradient(colors: colors), startPoint: .leading, endPoint: .trailing)
  }
  list.view("LinearGradient(colors:startPoint:endPoint:)") {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
  list.view("AccessoryWidgetBackground()") {
    AccessoryWidgetBackground().environment(\.widgetFamily, .accessoryCircular)
  }
  list.view("ProgressView()") { ProgressView() }
  list.view("ProgressView(value:)") { ProgressView(value: 0.4) }
  list.view("Gauge(value:){}") { Gauge(value: 0.4) { Text("Speed") } }
  list.view("Gauge(value:in:){}") { Gauge(value: 4, in: 0...10) { Text("Speed") } }
  list.view("Toggle(_:isOn:)") { Toggle("On", isOn: .constant(true)) }
  list.view("Slider(value:in:step:)") { Slider(value: .constant(3.0), in: 0...10, step: 1) }
  list.view("TextField(_:text:)") { TextField("Name", text: .constant("Ann")) }
  list.view("Picker(_:selection:){}") {
    Picker("Pick", selection: .constant(1)) { Text("One").tag(1) }
  }
  list.view("Menu{}") {
    Menu {
      Button("One") {}
    } label: {
      Text("Menu")
    }
  }
  list.view("Link(destination:){}") { Link(destination: URL(string: "a://b")!) { Text("Link") } }
  list.view("Link(destination:label:)") {
    Link(destination: URL(string: "a://b")!, label: { Text("Link") })
  }
  list.view("Button(_:){}") { Button("Go") {} }
  list.view("Button(action:){}") { Button(action: {}) { Text("Go") } }
  list.view("Button{}") {
    Button {
    } label: {
      Text("Go")
    }
  }
  list.view("Button(role:){}") {
    Button(role: .destructive) {
    } label: {
      Text("Delete")
    }
  }
  list.view("Button(intent:){}") { Button(intent: ProbeIntent()) { Text("Run") } }
}
