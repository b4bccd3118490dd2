import SwiftUI
import WidgetKit

func containerProbes(_ list: ProbeList) {
  let items = ["a", "b"]
  list.view("HStack{}") {
    HStack {
      Text("a"); Text("b")
    }
  }
  list.view("HStack(){}") { HStack() { Text("a") } }
  list.view("HStack(spacing:){}") { HStack(spacing: 2) { Text("a") } }
  list.view("HStack(alignment:){}") { HStack(alignment: .top) { Text("a") } }
  list.view("HStack(alignment:spacing:){}") { HStack(alignment: .center, spacing: 2) { Text("a") } }
  list.view("VStack{}") {
    VStack {
      Text("a"); Text("b")
    }
  }
  list.view("VStack(spacing:){}") { VStack(spacing: 2) { Text("a") } }
  list.view("VStack(alignment:){}") { VStack(alignment: .leading) { Text("a") } }
  list.view("VStack(alignment:spacing:){}") {
    VStack(alignment: .trailing, spacing: 2) { Text("a") }
  }
  list.view("VStack(alignment:spacing:content:)") {
    VStack(alignment: .leading, spacing: nil, content: { Text("a") })
  }
  list.view("ZStack{}") {
    ZStack {
      Color.red; Text("a")
    }
  }
  list.view("ZStack(alignment:){}") { ZStack(alignment: .topLeading) { Text("a") } }
  list.view("Group{}") {
    Group {
      Text("a"); Text("b")
    }
  }
  list.view("Section{}") {
    Section {
      Text("a")
    } header: {
      Text("Head")
    }
  }
  list.view("ForEach(_:){}") { ForEach(0..<3) { Text("\($0)") } }
  list.view("ForEach(_:id:){}") { ForEach(items, id: \.self) { Text($0) } }
  list.view("GeometryReader{}") { GeometryReader { proxy in Text("\(Int(proxy.size.width))") } }
  list.view("ViewThatFits{}") {
    ViewThatFits {
      Text("a long text that does not fit anywhere at all"); Text("short")
    }
  }
  list.view("LazyVGrid(columns:spacing:){}") {
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(30))], spacing: 4) {
      Text("a"); Text("b")
    }
  }
  list.view("List{}") { List { Text("Row") } }
  list.view("ScrollView{}") { ScrollView { Text("a") } }
  list.view("ScrollView(_:showsIndicators:){}") {
    ScrollView(.horizontal, showsIndicators: false) { Text("a") }
  }
  list.view("NavigationStack{}") { NavigationStack { Text("a") } }
  list.view("NavigationView{}") { NavigationView { Text("a") } }
  list.view("NavigationLink{}") {
    NavigationLink {
      Text("there")
    } label: {
      Text("Go")
    }
  }
}
