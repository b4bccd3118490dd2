import Foundation
import WidgetGeometry
import WidgetKitCore
import WidgetRender

/// A sheet as one page: axes can be put on columns and rows, overlays switched on, pictures zoomed.
struct SheetPage {
  struct Cell: Encodable {
    /// By axis, the family among them.
    var axes: [String: String]
    var caption: String
    var isWarning: Bool
    var width: Double
    var height: Double
    /// Frames of what is visible, in points: x, y, width, height.
    var frames: [[Double]]
    /// PNG in base 64.
    var picture: String

    init(
      _ cell: SheetPlan.Cell, varying: [SnapshotAxis], caption: SheetCaption, node: SnapshotNode,
      picture: Data
    ) {
      axes = ["family": cell.family.description]
      for axis in varying { axes[axis.rawValue] = cell.variant.token(axis) }
      self.caption = caption.text
      isWarning = caption.isWarning
      width = cell.request.surface.size.width
      height = cell.request.surface.size.height
      var frames: [[Double]] = []
      func visit(_ node: SnapshotNode) {
        if node.isVisible, let frame = node.frame {
          frames.append([frame.minX, frame.minY, frame.width, frame.height])
        }
        for child in node.children { visit(child) }
      }
      visit(node)
      self.frames = frames
      self.picture = picture.base64EncodedString()
    }
  }

  private struct Document: Encodable {
    var name: String
    var axes: [String]
    var cells: [Cell]
  }

  let title: String
  let name: String
  let backdrop: SheetPlan.Backdrop
  let cells: [Cell]

  func text() throws -> String {
    let order = ["family"] + SnapshotAxis.allCases.map(\.rawValue)
    let axes = order.filter { axis in Set(cells.map { $0.axes[axis] ?? "" }).count > 1 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(
      decoding: try encoder.encode(Document(name: name, axes: axes, cells: cells)), as: UTF8.self
    ).replacing("<", with: "\\u003c")
    let plain = XMLText.escaped(title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(plain)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body data-backdrop="\(backdrop.rawValue)">
      <header><h1>\(plain)</h1>
      <label>Columns <select id="columns"></select></label>
      <label>Zoom <input id="zoom" type="range" min="25" max="400" step="25" value="100"></label>
      <label>Backdrop <select id="backdrop"><option>plain<option>home<option>lock</select></label>
      <label><input id="frames" type="checkbox"> Frames</label>
      <label><input id="captions" type="checkbox" checked> Captions</label>
      <label><input id="warnings" type="checkbox"> Only with findings</label></header>
      <main id="grid"></main>
      <script type="application/json" id="data">\(json)</script>
      <script>
      \(PageScript.prelude)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { margin: 0; font: 13px/1.4 system-ui, sans-serif; }
    header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 16px; z-index: 1;
      align-items: center; padding: 10px 20px; background: Canvas; border-bottom: 1px solid #8884; }
    h1 { font-size: 16px; margin: 0; }
    main { padding: 20px; overflow: auto; }
    table { border-spacing: 14px; margin-bottom: 16px; }
    th { text-align: left; font-weight: 600; font-size: 12px; opacity: .8; vertical-align: top; }
    td { vertical-align: top; }
    .box { position: relative; display: inline-block; border-radius: 24px; }
    [data-backdrop=home] .box, [data-backdrop=lock] .box { padding: 20px; }
    [data-backdrop=home] .box {
      background: radial-gradient(at 75% 100%, #f6b27abf, transparent 70%),
        linear-gradient(#3a6fb8, #8e5aa8); }
    [data-backdrop=home] .box.dark {
      background: linear-gradient(#00001099, #00001099),
        radial-gradient(at 75% 100%, #f6b27abf, transparent 70%),
        linear-gradient(#3a6fb8, #8e5aa8); }
    [data-backdrop=lock] .box {
      background: radial-gradient(at 75% 100%, #6d8a9e99, transparent 70%),
        linear-gradient(#0e162b, #354a63); }
    .name { display: none; color: white; font-size: 11px; text-align: center; padding-top: 6px; }
    [data-backdrop=home] .name { display: block; }
    .glass { position: relative; } img { display: block; }
    .glass i { position: absolute; outline: 1px solid #e0115f99; display: none; }
    .framed .glass i { display: block; }
    .caption { font-size: 11px; opacity: .7; max-width: 360px; } .warning { color: #c2410c; }
    .quiet .caption { display: none; }
    """

  private static let script = #"""
    const values = axis => [...new Set(data.cells.map(c => c.axes[axis]))];
    const best = data.axes.filter(a => a !== 'family')
      .sort((a, b) => values(b).length - values(a).length)[0] ?? data.axes[0] ?? '';
    for (const axis of data.axes) $('columns').append(new Option(axis, axis));
    $('columns').value = best;
    $('backdrop').value = document.body.dataset.backdrop;

    function widget(cell) {
      const zoom = $('zoom').value / 100;
      const box = make('div', 'box' + (cell.axes.scheme === 'dark' ? ' dark' : ''));
      const glass = make('div', 'glass');
      const image = make('img');
      image.src = 'data:image/png;base64,' + cell.picture;
      image.loading = 'lazy';
      image.style.width = cell.width * zoom + 'px';
      image.style.height = cell.height * zoom + 'px';
      glass.append(image);
      for (const [x, y, w, h] of cell.frames) {
        const frame = make('i');
        Object.assign(frame.style, {
          left: x * zoom + 'px', top: y * zoom + 'px', width: w * zoom + 'px',
          height: h * zoom + 'px' });
        glass.append(frame);
      }
      box.append(glass, make('div', 'name', data.name));
      const td = make('td');
      td.append(box, make('div', 'caption' + (cell.isWarning ? ' warning' : ''), cell.caption));
      return td;
    }

    function draw() {
      const column = $('columns').value;
      const rows = data.axes.filter(a => a !== column && a !== 'family');
      const cells = data.cells.filter(c => !$('warnings').checked || c.isWarning);
      const families = column === 'family' ? [''] : values('family');
      const tables = families.map(family => {
        const table = make('table');
        const own = cells.filter(c => !family || c.axes.family === family);
        const columns = values(column).filter(v => own.some(c => c.axes[column] === v));
        const head = make('tr');
        head.append(make('th', '', family), ...columns.map(v => make('th', '', v)));
        table.append(head);
        const key = c => rows.map(a => c.axes[a]).join(' · ');
        for (const row of new Set(own.map(key))) {
          const line = make('tr');
          line.append(make('th', '', row));
          for (const value of columns) {
            const cell = own.find(c => key(c) === row && c.axes[column] === value);
            line.append(cell ? widget(cell) : make('td'));
          }
          table.append(line);
        }
        return table;
      });
      $('grid').replaceChildren(...tables);
      document.body.dataset.backdrop = $('backdrop').value;
      document.body.classList.toggle('framed', $('frames').checked);
      document.body.classList.toggle('quiet', !$('captions').checked);
    }
    for (const id of ['columns', 'zoom', 'backdrop', 'frames', 'captions', 'warnings']) {
      $(id).oninput = draw;
    }
    draw();
    """#
}
