import Foundation
import Testing

/// A widget extension with one of everything Xcode's templates have, compiled unmodified.
@Suite struct ExtensionTests {
  let program = ExampleProgram(name: "WidgetExtension")

  @Test func listsWidgetsActivitiesAndControlsInTheBundlesOrder() throws {
    let outcome = try program.run("list")
    #expect(outcome.code == 0)
    #expect(
      outcome.out == """
        QuoteWidget (widget)
          Quote
          A line to start the day.
          families: systemSmall, systemMedium, accessoryInline, accessoryRectangular

        CityWidget (widget)
          City
          The weather of a city.
          families: systemSmall, systemMedium
          parameter city: City – City
          parameter unit: Unit = celsius (celsius, fahrenheit) – Unit
          parameter showsName: Bool = true – Show name
          parameter days: Int = 3 – Days
          parameter others: [City]? – Also
          parameter note: String? – Note

        DeliveryAttributes (activity)
          --entry reads a DeliveryAttributes

        TimerControl (control)
          Timer
          Runs a timer.
          parameter timerName: String = Timer – Timer Name

        LampControl (control)
          Lamp

        """)
  }

  @Test func theProvidersClockIsTheOneOfTheCommandLine() throws {
    let scratch = try Scratch()
    let outcome = try program.run(
      "--kind", "QuoteWidget", "--what", "timeline", "--at", "2025-03-01T08:00:00Z", "--json",
      scratch.path("strip.png"))
    #expect(outcome.code == 0)
    #expect(outcome.out.contains(#""policy":"atEnd""#))
    for hour in 8...12 {
      #expect(outcome.out.contains("2025-03-01T\(hour < 10 ? "0" : "")\(hour):00:00Z"))
    }
  }

  @Test(arguments: ["placeholder", "snapshot"], ["systemSmall", "systemMedium"])
  func twoRunsGiveTheSameBytes(what: String, family: String) throws {
    let scratch = try Scratch()
    for name in ["a.png", "b.png"] {
      let outcome = try program.run(
        "--kind", "CityWidget", "--what", what, "--family", family, scratch.path(name))
      #expect(outcome.code == 0, "\(outcome.err)")
    }
    #expect(try scratch.data("a.png") == scratch.data("b.png"))
    #expect(try scratch.pixels("a.png") == (family == "systemSmall" ? [474, 474] : [1014, 474]))
  }

  @Test func aConfigurationChangesThePictureAndTheLinks() throws {
    let scratch = try Scratch()
    let file = try scratch.write(
      "configuration.json", #"{"city": "pune", "unit": "fahrenheit", "others": ["oslo"]}"#)
    let plain = try program.run("--kind", "CityWidget", "--json", scratch.path("a.png"))
    let configured = try program.run(
      "--kind", "CityWidget", "--configuration", file, "--json", scratch.path("b.png"))
    #expect(plain.out.contains("RefreshIntent(name: Oslo)"))
    #expect(configured.out.contains("RefreshIntent(name: Pune)"))
    #expect(try scratch.data("a.png") != scratch.data("b.png"))
  }

  @Test(arguments: [
    (#"{"unit": "kelvin"}"#, "expected one of celsius, fahrenheit, found “kelvin”"),
    (#"{"unti": "celsius"}"#, "no parameter “unti”; did you mean “unit”?"),
    (#"{"city": "paris"}"#, "expected the id of a City that its query knows, found “paris”"),
    (#"{"days": 1.5}"#, "parameter “days”: expected a whole number, found 1.5"),
    (#"{"others": ["oslo", 3]}"#, "parameter “others[1]”: expected the id of a City"),
  ])
  func aWrongConfigurationNamesTheParameter(json: String, message: String) throws {
    let scratch = try Scratch()
    let file = try scratch.write("configuration.json", json)
    let outcome = try program.run(
      "--kind", "CityWidget", "--configuration", file, scratch.path("a.png"))
    #expect(outcome.code == 65)
    #expect(outcome.err.contains(message), "\(outcome.err)")
    #expect(throws: (any Error).self) { try scratch.data("a.png") }
  }

  @Test(arguments: ["lockScreen", "expanded", "compact", "minimal"])
  func aLiveActivityIsDrawnFromItsAttributesAndState(presentation: String) throws {
    let scratch = try Scratch()
    let entry = try scratch.write(
      "a.json", #"{"attributes": {"shop": "Bakery"}, "state": {"minutes": 12, "stage": "Baking"}}"#)
    let outcome = try program.run(
      "--kind", "DeliveryAttributes", "--entry", entry, "--presentation", presentation,
      scratch.path("a.png"))
    #expect(outcome.code == 0, "\(outcome.err)")
    #expect(try !scratch.data("a.png").isEmpty)
  }

  @Test func aKindThatIsNotThereIsAMistakeInUsage() throws {
    let outcome = try program.run("--kind", "QuoteWigdet", "/tmp/never.png")
    #expect(outcome.code == 64)
    #expect(outcome.err.contains("did you mean 'QuoteWidget'?"))
  }

  @Test func swift6SourceOnTheMainActorDrawsToo() throws {
    let scratch = try Scratch()
    let modern = ExampleProgram(name: "WidgetExtension6")
    for what in ["placeholder", "snapshot", "timeline"] {
      let outcome = try modern.run("--what", what, scratch.path("\(what).png"))
      #expect(outcome.code == 0, "\(outcome.err)")
    }
    let entry = try scratch.write(
      "entry.json", #"{"date": "2025-05-17T09:41:00Z", "title": "from a file"}"#)
    let outcome = try modern.run("--entry", entry, "--json", scratch.path("entry.png"))
    #expect(outcome.out.contains("2025-05-17T09:41:00Z"))
  }
}
