import Foundation
import Testing
import WidgetGeometry
import WidgetScene
import WidgetViews

@Suite struct ControlTests {
  private let stage = Stage(size: CGSize(width: 200, height: 100))

  @Test func labelPutsItsTitleEightPointsFromItsIcon() {
    let picture = stage.draw { Label("Hello", systemImage: "star").font(.system(size: 10)) }
    let icon = picture.frame("Image systemName \"star\"")
    let title = picture.frame("Text \"Hello\"")
    #expect(title.map(\.minX) == icon.map { $0.maxX + 8 })
    #expect(picture.frame("Label").map { abs($0.width - (10 + 8 + 25)) < 1e-9 } == true)
  }

  @Test func labelStylesLeavePartsOut() {
    let title = stage.draw { Label("Hello", systemImage: "star").labelStyle(.titleOnly) }
    #expect(title.frame("Image systemName \"star\"") == nil)
    let icon = stage.draw { Label("Hello", systemImage: "star").labelStyle(.iconOnly) }
    #expect(icon.frame("Text \"Hello\"") == nil)
  }

  @Test func ownLabelStyleDecoratesTheStyleOutside() {
    let picture = stage.draw {
      Label("Hello", systemImage: "star").labelStyle(Framed()).labelStyle(.titleOnly)
    }
    #expect(picture.frame("Image systemName \"star\"") == nil)
    #expect(picture.dump.contains("#FF0000"))
  }

  private struct Framed: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      Label(configuration).background(Color(red: 1, green: 0, blue: 0))
    }
  }

  @Test func buttonsAreTheirLabels() {
    let picture = stage.draw {
      Button("Go") {}.font(.system(size: 10))
    }
    #expect(picture.frame("Text \"Go\"")?.size == CGSize(width: 10, height: 10))
    #expect(picture.dump == "text “Go” 95,53 #000000")
  }

  @Test func borderedButtonsHaveAPlate() {
    let picture = stage.draw {
      Button("Go", action: {}).font(.system(size: 10)).buttonStyle(.borderedProminent)
        .tint(Color(red: 0, green: 0, blue: 1))
    }
    // 10 × 10 and the insets of the regular size, 12 and 7.
    #expect(
      picture.dump == """
        fill 83,38 34x24 #0000FF
        text “Go” 95,53 #FFFFFF
        """)
  }

  @Test func ownButtonStylesSeeTheRole() {
    let picture = stage.draw {
      Button(role: .destructive, action: {}, label: { Color.black.frame(width: 4, height: 4) })
        .buttonStyle(RoleStyle())
    }
    #expect(
      picture.dump == """
        color brightness(0.0)
          opacity 0.5
            fill 98,48 4x4 #000000
        """)
  }

  private struct RoleStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.role == .destructive && isEnabled ? 0.5 : 1)
        .brightness(configuration.isPressed ? 0.2 : 0)
    }
  }

  @Test func disabledButtonsAreDimmed() {
    let picture = stage.draw {
      Button(action: {}, label: { Color.black }).buttonStyle(.plain).disabled(true)
    }
    #expect(picture.dump.hasPrefix("opacity 0.5\n"))
  }

  @Test func switchesShowTheirValue() {
    let on = stage.draw { Toggle("Wi-Fi", isOn: .constant(true)) }
    #expect(on.frame("Switch")?.size == CGSize(width: 51, height: 31))
    #expect(on.frame("Switch")?.maxX == 200)
    // The knob stands 2 points from the trailing end.
    #expect(on.dump.contains("fill 171,36.5 27x27 #FFFFFF"))
    let off = stage.draw { Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden() }
    #expect(off.frame("Text \"Wi-Fi\"") == nil)
    #expect(off.dump.contains("fill 76.5,36.5 27x27 #FFFFFF"))
  }

  @Test func switchesOfIOS26AreWider() {
    var stage = stage
    stage.environment.systemPalette = .ios26
    let picture = stage.draw { Toggle("Wi-Fi", isOn: .constant(true)).labelsHidden() }
    #expect(picture.frame("Switch")?.size == CGSize(width: 66, height: 30))
    #expect(picture.dump.contains(" 38x25 #FFFFFF"))
  }

  @Test func ownToggleStylesReadTheirBinding() {
    let picture = stage.draw { Toggle("x", isOn: .constant(true)).toggleStyle(Check()) }
    #expect(picture.dump.contains("#000000"))
  }

  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.isOn ? Color.black : Color.white
      }
    }
  }

  @Test func unsupportedControlsAreShownAndReported() {
    let picture = stage.draw { TextField("Name", text: .constant("")) }
    #expect(picture.diagnostics.map(\.id) == ["control-unsupported"])
    #expect(picture.items.count == 3)
  }

  @Test func asyncImagesAreTheirPlaceholders() {
    let picture = stage.draw {
      AsyncImage(url: URL(string: "https://example.com/a.png")) { image in
        image.resizable()
      } placeholder: {
        Color.black
      }
    }
    #expect(picture.dump == "fill 0,0 200x100 #000000")
    #expect(picture.diagnostics.map(\.id) == ["async-image"])
  }

  @Test func timelinesShowTheEntryOfNow() {
    var stage = stage
    stage.environment.now = Date(timeIntervalSinceReferenceDate: 130)
    var seen: [TimeInterval] = []
    let start = Date(timeIntervalSinceReferenceDate: 0)
    _ = stage.draw {
      VStack {
        TimelineView(.periodic(from: start, by: 50)) { context in
          record(context.date, &seen)
        }
        TimelineView(.everyMinute) { context in record(context.date, &seen) }
        TimelineView(.explicit([start, start.addingTimeInterval(129), .distantFuture])) { context in
          record(context.date, &seen)
        }
      }
    }
    #expect(seen == [100, 120, 129])
  }

  private func record(_ date: Date, _ dates: inout [TimeInterval]) -> Color {
    dates.append(date.timeIntervalSinceReferenceDate)
    return Color.black
  }

  @Test func groupBoxesStandOnAPlate() {
    let picture = stage.draw {
      GroupBox("Title") { Color.black.frame(width: 10, height: 10) }
    }
    #expect(picture.dump.hasPrefix("fill "))
    #expect(picture.frame("Text \"Title\"") != nil)
  }

  @Test func labeledContentSpreadsOverTheRow() {
    let picture = stage.draw { LabeledContent("Name", value: "Ann").font(.system(size: 10)) }
    #expect(picture.frame("Text \"Name\"")?.minX == 0)
    #expect(picture.frame("Text \"Ann\"")?.maxX == 200)
  }

  @Test func unavailableContentIsCentred() {
    let picture = stage.draw {
      ContentUnavailableView(
        "Nothing", systemImage: "star", description: Text(verbatim: "Come back"))
    }
    #expect(picture.frame("Image systemName \"star\"")?.midX == 100)
    #expect(picture.frame("Text \"Come back\"") != nil)
  }
}
