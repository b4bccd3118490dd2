import Foundation
import Testing
import WidgetGeometry
import WidgetTemplates

@Suite struct ExpressionTests {
  @Test(arguments: ExpressionFixture.all)
  func expressionsGiveTheirValues(_ fixture: ExpressionFixture) throws {
    let (cases, evaluator) = try fixture.read()
    #expect(!cases.isEmpty)
    for item in cases {
      let outcome = outcome(of: item.source, evaluator)
      switch outcome {
      case .success(let value):
        #expect(value == item.value, "\(item.source)")
      case .failure(let fault):
        #expect("\(fault.offset + 1): \(fault.problem)" == item.fault, "\(item.source)")
      }
    }
  }

  private func outcome(
    of source: String, _ evaluator: ExpressionEvaluator
  ) -> Result<EntryValue, ExpressionFault> {
    do throws(TemplateString.Fault) {
      guard case .expression(let expression) = try TemplateString("{{\(source)}}") else {
        return .success(.string("not one expression"))
      }
      return Result { () throws(ExpressionFault) in try evaluator.value(of: expression) }
    } catch {
      return .failure(error.fault)
    }
  }

  @Test func everyFilterIsUsedByACase() throws {
    let sources = try ExpressionFixture.all.flatMap { try $0.read().cases.map(\.source) }
    for filter in ExpressionFilter.all {
      #expect(sources.contains { $0.contains("| \(filter.name)") }, "\(filter.name)")
    }
  }

  @Test func bracesInsideTextDoNotEndAnExpression() throws {
    guard case .expression(let expression) = try TemplateString("{{ '}}' + \"}}\" }}") else {
      Issue.record("not one expression")
      return
    }
    #expect(try EvaluationContext.fixed().value(of: expression) == .string("}}}}"))
  }

  @Test func textAroundAnExpressionMakesAnInterpolation() throws {
    guard case .interpolation(let pieces) = try TemplateString("a {{ 1 }} b {{ 2 }}") else {
      Issue.record("no interpolation")
      return
    }
    #expect(pieces.count == 4)
  }

  @Test func anUnclosedExpressionIsAFault() {
    #expect(throws: TemplateString.Fault.self) { try TemplateString("a {{ entry.x") }
  }

  @Test func workIsBounded() throws {
    var limits = RenderLimits()
    limits.expressionSteps = 10
    let evaluator = ExpressionEvaluator(
      EvaluationContext.fixed().context, session: EvaluationSession(limits))
    guard case .expression(let cheap) = try TemplateString("{{ 1 + 2 + 3 }}"),
      case .expression(let costly) = try TemplateString("{{ [1,2,3,4,5,6,7,8,9,10] | count }}"),
      case .expression(let reversed) = try TemplateString(
        "{{ [1,2,3,4,5,6,7,8,9,10] | reversed }}")
    else {
      Issue.record("not expressions")
      return
    }
    #expect(try evaluator.value(of: cheap) == .int(6))
    #expect(try evaluator.value(of: costly) == .int(10))
    #expect(throws: ExpressionFault.self) { try evaluator.value(of: reversed) }
    #expect(evaluator.session.stepsUsed <= 10)
  }

  /// Each name is twice as long as the one before it: the text would have 2⁶⁰ letters.
  @Test(arguments: ["{{ a + a }}", "{{ a }}{{ a }}", "{{ [a, a] | join }}"])
  func doublingEndsAtTheLimit(step: String) throws {
    let values = (1...60).map { _ in "{\"type\":\"Let\",\"values\":{\"a\":\"\(step)\"},\"content\":"
    }
    let body =
      "{\"type\":\"Let\",\"values\":{\"a\":\"x\"},\"content\":" + values.joined()
      + "{\"type\":\"Text\",\"text\":\"{{ a }}\"}" + String(repeating: "}", count: 61)
    let result = try TemplateHarness(body: body)
    #expect(result.failure?.contains("the work of all expressions") == true)
  }

  @Test func keysOfStringsTablesTakeArguments() throws {
    let evaluator = EvaluationContext.fixed(strings: [
      "hi": "Hallo %@", "pair": "%2$@ vor %1$@", "share": "%.1f %% von %lld",
    ])
    func text(_ source: String) throws -> EntryValue? {
      guard case .expression(let expression) = try TemplateString("{{\(source)}}") else {
        return nil
      }
      return try evaluator.value(of: expression)
    }
    #expect(try text("'hi' | localized('Ada')") == .string("Hallo Ada"))
    #expect(try text("'pair' | localized('A', 'B')") == .string("B vor A"))
    let share = try text("'share' | localized(12.34, 7)")
    #expect(share == .string("12.3 % von 7"))
    #expect(try text("'no such key' | localized") == .string("no such key"))
    #expect(throws: ExpressionFault.self) { try text("'hi' | localized") }
  }
}
