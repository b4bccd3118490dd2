import Foundation
import Testing
import WidgetGeometry
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// A browser, where there is one: the page is only looked at then.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// The page of 200 failures after a script of keys and clicks, as the browser leaves it.
@Test(.enabled(if: browser != nil))
func thePageOfTwoHundredFailuresWorksInABrowser() throws {
  let folder = TemporaryFolder()
  let store = SnapshotStore(root: folder.url.appendingPathComponent("references"))
  let report = ReportFolder(root: folder.url.appendingPathComponent("report"))
  let engine = try Shared.engine()
  func plate(_ color: Color) throws -> SnapshotCase {
    try snapshotCase("plate") { AnyView(color) }
  }
  _ = SnapshotJudge(store: store, mode: .all).judge(try plate(.red), engine)
  let one = SnapshotJudge(store: store, artifacts: report.artifacts)
    .judge(try plate(.blue), engine)
  let outcomes = (0..<200).map { index in
    var outcome = one
    outcome.id = "suite-\(index % 4)/plate.\(index)@1x"
    outcome.suite = "suite-\(index % 4)"
    return outcome
  }
  try report.write(SnapshotReport(outcomes: outcomes))
  let drive = """
    <script>
    const told = [];
    const tell = (name, value) => told.push(name + '=' + value);
    const press = k => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: k, bubbles: true }));
    tell('items', document.querySelectorAll('#list .item').length);
    const first = document.getElementById('name').textContent;
    press('j');
    tell('moved', document.getElementById('name').textContent !== first);
    for (const mode of ['2', '3', '4', '5']) press(mode);
    tell('layers', document.querySelectorAll('#stage img').length);
    press('A');
    tell('approved', document.querySelectorAll('#list .item.ok').length);
    document.getElementById('suite').value = 'suite-1';
    document.getElementById('suite').onchange();
    tell('filtered', document.querySelectorAll('#list .item').length);
    document.title = told.join(' ');
    </script>
    """
  let page = try String(contentsOf: report.page, encoding: .utf8)
    .replacing("</body>", with: drive + "</body>")
  let file = folder.url.appendingPathComponent("driven.html")
  try Data(page.utf8).write(to: file)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: browser ?? "")
  process.arguments = [
    "--headless", "--no-sandbox", "--disable-gpu",
    "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)", "--dump-dom",
    file.absoluteString,
  ]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let title = dom.firstMatch(of: #/<title>(.*?)</title>/#).map { String($0.1) } ?? dom
  #expect(title == "items=200 moved=true layers=2 approved=50 filtered=50")
}
