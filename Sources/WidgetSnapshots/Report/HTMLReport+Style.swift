extension HTMLReport {
  static let body = """
    <header>
      <h1>Snapshots</h1><span id="sum"></span>
      <span class="gap"></span>
      <span id="count"></span>
      <button id="download" title="D">Download decisions</button>
    </header>
    <div id="environment" hidden></div>
    <main>
      <nav>
        <input id="search" type="search" placeholder="Filter by name  (/)">
        <div class="row"><select id="suite"></select><select id="family"></select></div>
        <div id="kinds"></div>
        <ol id="list"></ol>
      </nav>
      <section>
        <div id="empty" hidden>Nothing differs.</div>
        <div id="view" hidden>
          <div class="title"><h2 id="name"></h2><span id="axes"></span></div>
          <div class="bar">
            <span id="modes"></span>
            <label>Zoom <input id="zoom" type="range" min="25" max="800" step="25" value="100">
              <output id="zoomed"></output></label>
            <label id="mixer">Mix <input id="mix" type="range" min="0" max="100" value="50"></label>
            <span class="gap"></span>
            <button id="approve" title="A">Approve</button>
            <button id="approveAll" title="Shift+A">Approve all with this cause</button>
          </div>
          <div id="stage"></div>
          <div id="legend">
            <i style="background:#b4a8e8"></i>cannot be seen
            <i style="background:#1ca7a0"></i>coverage of an edge
            <i style="background:linear-gradient(90deg,#fad200,#dc001e)"></i>visible, from ΔE 1 up
            <i style="background:#3cb043"></i>added <i style="background:#8e44ad"></i>removed
          </div>
          <ul id="changes"></ul>
          <ul id="details"></ul>
        </div>
      </section>
    </main>
    <footer><kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>1</kbd>–<kbd>5</kbd> view ·
      <kbd>A</kbd> approve · <kbd>⇧A</kbd> all with this cause · <kbd>/</kbd> filter ·
      <kbd>G</kbd> contact sheet · <kbd>D</kbd> download. Then:
      <code>widgetrender approve decisions.json --report FOLDER</code></footer>
    """

  static let style = """
    :root { color-scheme: light dark; --line: #8884; --ink: CanvasText; --accent: #2563eb; }
    * { box-sizing: border-box; }
    html, body { height: 100%; margin: 0; }
    [hidden] { display: none !important; }
    body { display: flex; flex-direction: column; font: 14px/1.4 system-ui, sans-serif; }
    header, footer { display: flex; gap: 12px; align-items: center; padding: 8px 14px;
      border-bottom: 1px solid var(--line); }
    footer { border: 0; border-top: 1px solid var(--line); font-size: 12px; display: block; }
    h1 { font-size: 16px; margin: 0; } h2 { font-size: 15px; margin: 0; word-break: break-all; }
    .gap { flex: 1; }
    #environment { padding: 8px 14px; background: #f59e0b33; white-space: pre-line; }
    main { flex: 1; display: flex; min-height: 0; }
    nav { width: 340px; display: flex; flex-direction: column; gap: 6px; padding: 8px;
      border-right: 1px solid var(--line); min-height: 0; }
    nav input, nav select { width: 100%; padding: 4px; } .row { display: flex; gap: 6px; }
    #kinds { display: flex; flex-wrap: wrap; gap: 4px; }
    button { font: inherit; padding: 3px 9px; border: 1px solid var(--line); border-radius: 6px;
      background: transparent; color: var(--ink); cursor: pointer; }
    button.on { background: var(--accent); border-color: var(--accent); color: white; }
    button:disabled { opacity: .4; cursor: default; }
    #list { list-style: none; margin: 0; padding: 0; overflow: auto; flex: 1; }
    #list .cause { padding: 8px 4px 2px; font-weight: 600; font-size: 12px; }
    #list .item { display: flex; gap: 8px; padding: 4px; border-radius: 6px; cursor: pointer;
      content-visibility: auto; contain-intrinsic-size: auto 52px; }
    #list .item:hover { background: #8882; } #list .item.now { background: #2563eb33; }
    #list .item.ok .label::after { content: " ✓ approved"; color: #16a34a; font-weight: 600; }
    .thumb { width: 72px; height: 44px; flex: none; object-fit: contain; background: #8882; }
    .label { font-size: 12px; word-break: break-all; }
    .label small { display: block; opacity: .7; }
    section { flex: 1; overflow: auto; padding: 12px 16px; min-width: 0; }
    .title { display: flex; gap: 12px; align-items: baseline; } #axes { opacity: .7; }
    .bar { display: flex; gap: 14px; align-items: center; margin: 8px 0; flex-wrap: wrap; }
    .bar label { display: flex; gap: 6px; align-items: center; }
    #modes { display: flex; gap: 4px; }
    #stage { overflow: auto; padding: 14px; min-height: 120px; border: 1px solid var(--line);
      background: repeating-conic-gradient(#8883 0 25%, #8881 0 50%) 0 0 / 16px 16px; }
    .pair { display: flex; gap: 18px; align-items: flex-start; }
    figure { margin: 0; } figcaption { font-size: 12px; opacity: .8; margin-bottom: 4px; }
    .stack { position: relative; }
    .stack img { position: absolute; left: 0; top: 0; }
    .pale { filter: grayscale(1) contrast(.4) brightness(1.5); }
    img { image-rendering: pixelated; display: block; }
    img.smooth { image-rendering: auto; }
    .rule { position: absolute; top: 0; bottom: 0; width: 2px; background: var(--accent); }
    #legend { display: none; gap: 8px; font-size: 12px; margin-top: 6px; align-items: center; }
    #legend i { width: 22px; height: 10px; display: inline-block; }
    ul { padding-left: 18px; } #details { opacity: .8; white-space: pre-line; }
    body.sheet nav { width: 100%; } body.sheet section { display: none; }
    body.sheet #list { display: flex; flex-wrap: wrap; gap: 10px; align-content: flex-start; }
    body.sheet #list .cause { width: 100%; }
    body.sheet #list .item { flex-direction: column; width: 190px;
      contain-intrinsic-size: auto 150px; }
    body.sheet .thumb { width: 180px; height: 110px; }
    kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
    """
}
