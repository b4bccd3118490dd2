import Foundation

/// What is known about the installed compiler and the system's libraries.
struct Toolchain {
  let modules: Set<String>
  let headerOptions: [String]
  let libraryOptions: [String]
  let moduleCache: URL

  /// What is asked of other programs, remembered from one build to the next.
  private struct Answers: Codable {
    let key: String
    let resources: String
    let headerOptions: [String]
    let libraryOptions: [String]
  }

  init(kit: KitModules, cache: URL, runner: ProcessRunner) throws(WidgetBuildError) {
    let file = cache.appendingPathComponent("toolchain.json")
    moduleCache = cache.appendingPathComponent("modules")
    let known = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode(Answers.self, from: $0)
    }
    do {
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: cache.path, reason: error.localizedDescription)
    }
    let answers: Answers
    if let known, known.key == kit.stamp {
      answers = known
    } else {
      answers = try Self.ask(kit, runner)
      if let data = try? JSONEncoder().encode(answers) { try? data.write(to: file) }
    }
    headerOptions = answers.headerOptions
    libraryOptions = answers.libraryOptions
    modules = kit.importable(toolchain: URL(fileURLWithPath: answers.resources))
  }

  private static func ask(
    _ kit: KitModules, _ runner: ProcessRunner
  ) throws(WidgetBuildError) -> Answers {
    func answer(_ words: [String]) throws(WidgetBuildError) -> String {
      let outcome = try runner.run(words, seconds: 60)
      guard outcome.status == 0 else {
        throw .compilerFailed(what: words[0], output: outcome.errors)
      }
      return outcome.output
    }
    let target = try answer(["swiftc", "-print-target-info"])
    struct Info: Decodable {
      struct Paths: Decodable { let runtimeResourcePath: String }
      let paths: Paths
    }
    guard let info = try? JSONDecoder().decode(Info.self, from: Data(target.utf8)) else {
      throw .compilerFailed(what: "swiftc -print-target-info", output: target)
    }
    let split = { (text: String) in text.split(whereSeparator: \.isWhitespace).map(String.init) }
    return Answers(
      key: kit.stamp, resources: info.paths.runtimeResourcePath,
      headerOptions: split(try answer(KitModules.headerQuery)),
      libraryOptions: split(try answer(KitModules.libraryQuery)))
  }
}
