import Foundation

/// One run of the compiler over a folder, or several when broken files are left out.
struct Compilation {
  let compiler: FolderCompiler
  let sources: [FolderCompiler.Source]
  let program: URL

  struct Result {
    var skipped: [BrokenFile] = []
    var notes: [String] = []
  }

  var request: FolderCompiler.Request { compiler.request }
  var work: WorkFolder { compiler.work }
  private var runner: ProcessRunner { ProcessRunner(folder: work.root) }

  /// Rounds of leaving something out.  Each leaves out a declaration at least, and every cut is
  /// made once, so this only bounds how long somebody waits for hopeless sources.
  private static let rounds = 40

  func run() throws(WidgetBuildError) -> Result {
    var result = Result()
    var state = try prepare(&result)
    let toolchain = try Toolchain(kit: request.kit, cache: request.cache, runner: runner)
    let generated = try writeGenerated(state.remaining)
    let start = ContinuousClock.now
    for _ in 0..<Self.rounds {
      let command = CompilerCommand(
        kit: request.kit, toolchain: toolchain, work: work, moduleName: compiler.moduleName,
        overlay: try writeOverlay(state.adapted), jobs: request.jobs)
      let main = try entryPoint(of: state)
      let inputs = try inputs(for: state)
      let intents = try writeIntents(of: state, &result)
      let files = inputs.map(\.compiled) + generated + intents + main
      let used = Int((ContinuousClock.now - start).components.seconds)
      guard used < request.seconds else {
        throw .tooSlow(what: "swiftc", seconds: request.seconds)
      }
      let outcome = try runner.run(
        try command.words(for: files, program: program), seconds: request.seconds - used)
      if outcome.status == 0 {
        result.skipped = state.cuts.leftOut
        return result
      }
      let names = inputs.filter { $0.compiled != $0.url }
        .map { ($0.compiled.path, $0.url.path) }
      let messages = CompilerMessages.parse(
        outcome.errors + outcome.output, renaming: Dictionary(uniqueKeysWithValues: names))
      if repairSwitches(messages, &state, &result) { continue }
      let broken = CompilerMessages.broken(messages, missing: state.missing)
      let own = broken.filter { file in state.remaining.contains { $0.url.path == file.path } }
      guard !own.isEmpty else {
        throw .compilerFailed(
          what: "compiling", output: Self.tail(outcome.errors + outcome.output))
      }
      guard request.skipsBroken else { throw .broken(files: own, advice: state.advice) }
      state.cut(messages)
      guard !state.remaining.isEmpty else {
        throw .broken(files: state.cuts.leftOut, advice: state.advice)
      }
    }
    throw .broken(files: state.cuts.leftOut, advice: state.advice)
  }

  /// What is left of the sources, and how the compiler sees it.
  struct State {
    var remaining: [FolderCompiler.Source]
    /// Sources that the compiler does not read as they are, by their paths.
    var adapted: [String: [UInt8]] = [:]
    /// Modules that do not exist here, by the paths of files that import them.
    var missing: [String: [String]] = [:]
    /// What can be done about them.
    var advice: [String] = []
    var cuts = CutList()

    /// What the compiler reads of a file, without comments and texts.
    func code(of source: FolderCompiler.Source) -> String {
      adapted[source.url.path].map(EntryPoint.code) ?? source.code
    }

    /// Takes out what the messages complain of.
    mutating func cut(_ messages: [CompilerMessage]) {
      let errors = Dictionary(
        grouping: messages.filter { $0.severity == .error && $0.path != nil }, by: { $0.path ?? "" }
      )
      for source in remaining {
        let path = source.url.path
        guard let own = errors[path] else { continue }
        let current = adapted[path] ?? source.bytes
        adapted[path] = cuts.cut(own, of: path, current, missing: missing[path] ?? [])
      }
      remaining.removeAll { cuts.files.contains($0.url.path) }
    }
  }

  private func prepare(_ result: inout Result) throws(WidgetBuildError) -> State {
    var state = State(remaining: [])
    for source in sources {
      // An app's entry point would be a second one; the app is not what is drawn.
      if EntryPoint.find(in: source.code)?.kind == .app {
        result.notes.append("\(source.url.path): left out, as the entry point of an app")
      } else {
        state.remaining.append(source)
      }
    }
    guard !state.remaining.isEmpty else {
      throw .noWidget(path: request.paths[0].path)
    }
    let toolchain = try Toolchain(kit: request.kit, cache: request.cache, runner: runner)
    let adapter = SourceAdapter(modules: toolchain.modules, platform: compiler.platform)
    var missing = MissingModules()
    for source in state.remaining {
      let adapted = adapter.adapt(source.bytes)
      let absent = adapted.missingModules.filter { !compiler.mergedModules.contains($0) }
      if !absent.isEmpty {
        state.missing[source.url.path] = absent
        missing.add(absent, importedBy: source.url.path)
      }
      if adapted.isChanged { state.adapted[source.url.path] = adapted.source }
    }
    state.advice = missing.notes
    result.notes += missing.notes
    return state
  }

  /// What the compiler is given for each file: the file, but for names that occur twice, which a
  /// module may not have, a copy of another name.
  private func inputs(for state: State) throws(WidgetBuildError) -> [(url: URL, compiled: URL)] {
    var names = Set<String>()
    var inputs: [(url: URL, compiled: URL)] = []
    for source in state.remaining {
      if names.insert(source.url.lastPathComponent).inserted {
        inputs.append((source.url, source.url))
      } else {
        let copy = try writeCopy(
          of: source.url, state.adapted[source.url.path] ?? source.bytes)
        inputs.append((source.url, copy))
      }
    }
    return inputs
  }

  private func writeCopy(of url: URL, _ source: [UInt8]) throws(WidgetBuildError) -> URL {
    var key = ContentKey()
    key.add(url.path)
    return try work.write(
      source, to: "adapted/\(key.text.prefix(8))-\(url.lastPathComponent)")
  }

  /// The copies that the compiler reads for the author's files.
  private func writeOverlay(_ adapted: [String: [UInt8]]) throws(WidgetBuildError) -> URL {
    var overlay = Overlay()
    for (path, source) in adapted.sorted(by: { $0.key < $1.key }) {
      let url = URL(fileURLWithPath: path)
      let copy = try writeCopy(of: url, source)
      overlay.add(url, copy: copy)
    }
    return try work.write(overlay.text, to: "overlay.yaml")
  }

  /// - Returns: Whether there was a switch to complete, and the compiler should try again.
  private func repairSwitches(
    _ messages: [CompilerMessage], _ state: inout State, _ result: inout Result
  ) -> Bool {
    var isRepaired = false
    // From the end, so that what is inserted moves no other place.
    let places = messages.filter { $0.severity == .error && $0.text == SwitchRepair.message }
      .sorted { ($0.line, $0.column) > ($1.line, $1.column) }
    for place in places {
      guard let path = place.path,
        let source = state.remaining.first(where: { $0.url.path == path }),
        let repaired = SwitchRepair.repair(
          state.adapted[path] ?? source.bytes, line: place.line, column: place.column)
      else { continue }
      state.adapted[path] = repaired
      isRepaired = true
      result.notes.append(
        "\(path):\(place.line): the switch lacks cases that are newer than it; "
          + "they end the program")
    }
    return isRepaired
  }

  /// A file with an entry point, if the sources have none.
  private func entryPoint(of state: State) throws(WidgetBuildError) -> [URL] {
    let codes = state.remaining.map { (source: $0, code: state.code(of: $0)) }
    let found = codes.filter { EntryPoint.find(in: $0.code) != nil }
    guard found.count <= 1 else {
      throw .severalEntryPoints(files: found.map(\.source.url.path))
    }
    guard found.isEmpty else { return [] }
    let widgets = codes.flatMap { EntryPoint.widgets(in: $0.code) }
    guard !widgets.isEmpty else {
      let left = state.cuts.leftOut
      throw left.isEmpty
        ? .noWidget(path: request.paths[0].path) : .broken(files: left, advice: state.advice)
    }
    return [
      try work.write(EntryPoint.source(for: widgets), to: "generated/generated-FoundWidgets.swift")
    ]
  }

  /// Enough of a tool's output to see what is wrong.
  private static func tail(_ text: String) -> String {
    text.split(separator: "\n").suffix(20).joined(separator: "\n")
  }
}
