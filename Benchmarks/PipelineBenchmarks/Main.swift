import Foundation

/// Times whole pictures of the pay template in one process that is already warm.
///
///     WIDGET_EXTRAS=1 swift run -c release PipelineBenchmarks --warm=200
///
/// Prints one line of JSON for each way of working, milliseconds a picture: the median as
/// `warm_ms`, the tenth and ninetieth percentile, the number of pictures and the bytes of the last.
@main enum Main {
  static func main() throws {
    var count = 200
    var only: Measurement?
    for argument in CommandLine.arguments.dropFirst() {
      if argument.hasPrefix("--warm="), let given = Int(argument.dropFirst(7)), given > 0 {
        // The name and the output that the comparison of programs expects: pictures only.
        (count, only) = (given, .picture)
      } else if argument.hasPrefix("--count="), let given = Int(argument.dropFirst(8)), given > 0 {
        count = given
      } else {
        FileHandle.standardError.write(
          Data("usage: PipelineBenchmarks [--warm=N | --count=N]\n".utf8))
        exit(64)
      }
    }
    let scene = try PayScene()
    for measurement in only.map({ [$0] }) ?? Measurement.allCases {
      let line = try measurement.run(scene, count: count)
      print(only == nil ? "\(measurement.rawValue): \(line)" : line)
    }
  }
}
