import Foundation
import Testing
import WidgetGeometry
import WidgetRender
import WidgetSnapshots
import WidgetViews

/// A browser, where there is one: the page is only looked at then.
private let browser = ["/usr/bin/chromium", "/usr/bin/chromium-browser"]
  .first { FileManager.default.isExecutableFile(atPath: $0) }

/// Opens a page and gives what its script left in the page's `told` element.
private func drive(_ page: URL, with script: String, in folder: TemporaryFolder) throws -> String {
  let driver = """
    <pre id="told"></pre>
    <script>
    const told = [];
    const tell = (name, value) => {
      told.push(name + '=' + value);
      document.getElementById('told').textContent = told.join('\\n');
    };
    const press = k => document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: k, bubbles: true }));
    const rows = () => document.querySelectorAll('#list .item').length;
    const upper = () => document.querySelectorAll('#stage .stack img')[1];
    const wait = time => new Promise(done => setTimeout(done, time));
    (async () => {
    \(script)
    })();
    </script>
    """
  let text = try String(contentsOf: page, encoding: .utf8)
    .replacing("</body>", with: driver + "</body>")
  let file = folder.url.appendingPathComponent("driven.html")
  try Data(text.utf8).write(to: file)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: browser ?? "")
  process.arguments = [
    "--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=5000",
    "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)", "--dump-dom",
    file.absoluteString,
  ]
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  let element = dom.firstMatch(of: #/(?s)<pre id="told">(.*?)</pre>/#).map { String($0.1) }
  return (element ?? dom).replacing("&quot;", with: "\"")
}

/// A red plate that was drawn blue, and the report about it.
private struct FailedPlate {
  let folder = TemporaryFolder()
  let store: SnapshotStore
  let report: ReportFolder
  let outcome: SnapshotOutcome

  init() throws {
    store = SnapshotStore(root: folder.url.appendingPathComponent("references"))
    report = ReportFolder(root: folder.url.appendingPathComponent("report"))
    let engine = try Shared.engine()
    func plate(_ color: Color) throws -> SnapshotCase {
      try snapshotCase("plate") { AnyView(color) }
    }
    _ = SnapshotJudge(store: store, mode: .all).judge(try plate(.red), engine)
    outcome = SnapshotJudge(store: store, artifacts: report.artifacts)
      .judge(try plate(.blue), engine)
  }
}

private let noBrowser: Comment = "there is no Chromium here: the page is looked at where there is"

@Test(.enabled(if: browser != nil, noBrowser))
func thePageOfTwoHundredFailuresWorksInABrowser() throws {
  let plate = try FailedPlate()
  let outcomes = (0..<200).map { index in
    var outcome = plate.outcome
    outcome.id = "suite-\(index % 4)/plate.\(index)@1x"
    outcome.suite = "suite-\(index % 4)"
    return outcome
  }
  try plate.report.write(SnapshotReport(outcomes: outcomes))
  let told = try drive(
    plate.report.page,
    with: """
      tell('items', rows());
      const first = document.getElementById('name').textContent;
      press('j');
      tell('moved', document.getElementById('name').textContent !== first);
      press('k');
      tell('back', document.getElementById('name').textContent === first);
      tell('mixer', getComputedStyle(document.getElementById('mixer')).display);
      press('2');
      const stack = document.querySelector('#stage .stack');
      const box = stack.getBoundingClientRect();
      stack.dispatchEvent(new PointerEvent('pointermove',
        { clientX: box.left + box.width / 4, clientY: box.top + 4, bubbles: true }));
      tell('swipe', upper().style.clipPath);
      press('3');
      document.getElementById('mix').value = 30;
      document.getElementById('mix').oninput();
      tell('onion', upper().style.opacity);
      press('4');
      const seen = new Set();
      for (let i = 0; i < 6; i++) {
        seen.add(getComputedStyle(upper()).display);
        await wait(400);
      }
      tell('blink', [...seen].sort().join());
      press('5');
      tell('heat', document.querySelectorAll('#stage img').length);
      press('A');
      tell('approved', document.querySelectorAll('#list .item.ok').length);
      document.getElementById('suite').value = 'suite-1';
      document.getElementById('suite').onchange();
      tell('suite', rows());
      document.getElementById('search').value = 'plate.1';
      document.getElementById('search').oninput();
      tell('search', rows());
      document.querySelector('#kinds button').click();
      tell('kind', document.querySelector('#kinds button').textContent + rows());
      press('g');
      tell('sheet', document.body.classList.contains('sheet'));
      """, in: plate.folder)
  #expect(
    told == """
      items=200
      moved=true
      back=true
      mixer=none
      swipe=inset(0px 0px 0px 25%)
      onion=0.3
      blink=block,none
      heat=2
      approved=50
      suite=50
      search=28
      kind=adjusted28
      sheet=true
      """)
}

@Test(.enabled(if: browser != nil, noBrowser))
func whatIsApprovedInThePageBecomesTheReference() throws {
  let plate = try FailedPlate()
  try plate.report.write(SnapshotReport(outcomes: [plate.outcome]))
  let told = try drive(
    plate.report.page,
    with: """
      const make = URL.createObjectURL.bind(URL);
      const files = [];
      URL.createObjectURL = blob => { files.push(blob); return make(blob); };
      press('d');
      tell('before', files.length);
      press('a');
      press('d');
      tell('decisions', JSON.stringify(JSON.parse(await files.at(-1).text())));
      """, in: plate.folder)
  let lines = told.split(separator: "\n")
  #expect(lines.first == "before=0")
  let json = try #require(lines.last).dropFirst("decisions=".count)
  let decisions = try ReviewDecisions(json: Data(json.utf8))
  #expect(decisions.approved == [plate.outcome.id: plate.outcome.artifacts?.actualDigest ?? ""])
  let result = try plate.report.accept(into: plate.store) { id in
    (decisions.approved[id] != nil, decisions.approved[id])
  }
  #expect(result.accepted == [plate.outcome.id])
  let now = SnapshotJudge(store: plate.store)
    .judge(try snapshotCase("plate") { AnyView(Color.blue) }, try Shared.engine())
  #expect(now.status == .same)
}
