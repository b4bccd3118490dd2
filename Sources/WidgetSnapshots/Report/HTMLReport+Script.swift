extension HTMLReport {
  /// Plain JavaScript, no libraries: state, filters, five ways of looking, decisions.
  static let script = #"""
    const modes = ['Side by side', 'Swipe', 'Onion skin', 'Blink', 'Heat map'];
    const state = { mode: 0, now: null, kinds: new Set(), approved: new Map(), shown: [] };
    const urls = new Map();

    // Pictures become blobs when they are first looked at.
    function url(key) {
      if (!key) return null;
      if (!urls.has(key)) {
        const text = atob($('p-' + key).textContent);
        const bytes = Uint8Array.from(text, c => c.charCodeAt(0));
        urls.set(key, URL.createObjectURL(new Blob([bytes], { type: 'image/png' })));
      }
      return urls.get(key);
    }
    const lazy = new IntersectionObserver(entries => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        entry.target.src = url(entry.target.dataset.key);
        lazy.unobserve(entry.target);
      }
    });

    function fill(select, title, values) {
      select.append(new Option('All ' + title, ''));
      for (const value of values) select.append(new Option(value, value));
      select.onchange = list;
    }
    const all = key => [...new Set(data.items.flatMap(i => i[key]))].sort();

    function list() {
      const words = $('search').value.toLowerCase().split(/\s+/).filter(Boolean);
      const fits = i =>
        words.every(w => (i.id + ' ' + i.axes + ' ' + i.changes.join(' ')).toLowerCase().includes(w))
        && (!$('suite').value || i.suite === $('suite').value)
        && (!$('family').value || i.family === $('family').value)
        && (state.kinds.size === 0 || i.kinds.some(k => state.kinds.has(k)));
      state.shown = data.items.filter(fits);
      const rows = [];
      let cause = -1;
      for (const item of state.shown) {
        if (item.cause !== cause) {
          cause = item.cause;
          const count = state.shown.filter(i => i.cause === cause).length;
          rows.push(make('li', 'cause', data.causes[cause] + (count > 1 ? ` (${count})` : '')));
        }
        const row = make('li', 'item');
        row.dataset.id = item.id;
        const image = make('img', 'thumb smooth');
        image.alt = '';
        if (item.actual) { image.dataset.key = item.actual; lazy.observe(image); }
        const label = make('div', 'label', item.id);
        label.append(make('small', '', [item.status, ...item.kinds].join(' · ')));
        row.append(image, label);
        row.onclick = () => { document.body.classList.remove('sheet'); show(item); };
        rows.push(row);
      }
      $('list').replaceChildren(...rows);
      mark();
      if (!state.shown.includes(state.now)) show(state.shown[0] ?? null);
    }

    function mark() {
      for (const row of $('list').querySelectorAll('.item')) {
        row.classList.toggle('now', row.dataset.id === state.now?.id);
        row.classList.toggle('ok', state.approved.has(row.dataset.id));
      }
      $('count').textContent =
        `${state.shown.length} of ${data.items.length} shown, ${state.approved.size} approved`;
      $('download').disabled = state.approved.size === 0;
      const item = state.now;
      $('approve').disabled = !item?.digest;
      $('approve').textContent = item && state.approved.has(item.id) ? 'Approved' : 'Approve';
      $('approve').classList.toggle('on', !!item && state.approved.has(item.id));
    }

    function show(item) {
      state.now = item;
      $('view').hidden = !item;
      $('empty').hidden = !!item;
      if (item) {
        $('name').textContent = item.id;
        $('axes').textContent = item.axes;
        const lines = (id, values) =>
          $(id).replaceChildren(...values.map(v => make('li', '', v)));
        lines('changes', item.changes);
        lines('details', [...item.details, ...item.diagnostics]);
        draw();
        $('list').querySelector(`[data-id="${CSS.escape(item.id)}"]`)
          ?.scrollIntoView({ block: 'nearest' });
      }
      mark();
    }

    function picture(item, key, cls) {
      const image = make('img', cls);
      image.src = url(key);
      const zoom = $('zoom').value / 100;
      const size = () => {
        image.style.width = image.naturalWidth / item.scale * zoom + 'px';
      };
      image.onload = size;
      image.classList.toggle('smooth', zoom * devicePixelRatio < item.scale);
      return image;
    }

    let timer = 0;
    function draw() {
      clearInterval(timer);
      const item = state.now;
      if (!item) return;
      $('zoomed').textContent = $('zoom').value + ' %';
      $('mixer').hidden = ![1, 2].includes(state.mode);
      $('legend').style.display = state.mode === 4 ? 'flex' : 'none';
      [...$('modes').children].forEach((b, i) => b.classList.toggle('on', i === state.mode));
      const zoom = $('zoom').value / 100;
      const mix = $('mix').value / 100;
      const stage = $('stage');
      if (!item.reference || state.mode === 0) {
        const pair = make('div', 'pair');
        for (const [title, key] of [['Reference', item.reference], ['Actual', item.actual]]) {
          if (!key) continue;
          const figure = make('figure');
          figure.append(make('figcaption', '', title), picture(item, key, ''));
          pair.append(figure);
        }
        stage.replaceChildren(pair);
        return;
      }
      const stack = make('div', 'stack');
      stack.style.width = item.width * zoom + 'px';
      stack.style.height = item.height * zoom + 'px';
      const below = picture(item, item.reference, state.mode === 4 ? 'pale' : '');
      const above = picture(item, state.mode === 4 ? item.overlay : item.actual, '');
      stack.append(below, above);
      if (state.mode === 1) {
        above.style.clipPath = `inset(0 0 0 ${mix * 100}%)`;
        const rule = make('div', 'rule');
        rule.style.left = mix * 100 + '%';
        stack.append(rule);
        stack.onpointermove = e => {
          const box = stack.getBoundingClientRect();
          const part = Math.min(1, Math.max(0, (e.clientX - box.left) / box.width));
          above.style.clipPath = `inset(0 0 0 ${part * 100}%)`;
          rule.style.left = part * 100 + '%';
        };
      }
      if (state.mode === 2) above.style.opacity = mix;
      if (state.mode === 3) {
        timer = setInterval(() => { above.hidden = !above.hidden; }, 500);
      }
      stage.replaceChildren(stack);
    }

    function step(by) {
      const index = state.shown.indexOf(state.now);
      const next = state.shown[Math.min(state.shown.length - 1, Math.max(0, index + by))];
      if (next) show(next);
    }
    function approve(items) {
      const open = items.filter(i => i.digest);
      const isDone = open.every(i => state.approved.has(i.id));
      for (const item of open) {
        if (isDone) state.approved.delete(item.id); else state.approved.set(item.id, item.digest);
      }
      mark();
    }
    const approveCause = () =>
      state.now && approve(data.items.filter(i => i.cause === state.now.cause));
    function download() {
      if (!state.approved.size) return;
      const sorted = Object.fromEntries([...state.approved].sort());
      const text = JSON.stringify({ version: 1, approved: sorted }, null, 2) + '\n';
      const link = make('a');
      link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      link.download = 'decisions.json';
      link.click();
    }

    modes.forEach((title, index) => {
      const button = make('button', '', title);
      button.title = index + 1;
      button.onclick = () => { state.mode = index; draw(); };
      $('modes').append(button);
    });
    for (const kind of all('kinds')) {
      const button = make('button', '', kind);
      button.onclick = () => {
        if (!state.kinds.delete(kind)) state.kinds.add(kind);
        button.classList.toggle('on', state.kinds.has(kind));
        list();
      };
      $('kinds').append(button);
    }
    fill($('suite'), 'suites', all('suite'));
    fill($('family'), 'families', all('family'));
    $('sum').textContent = data.sum;
    if (data.environment.length) {
      $('environment').hidden = false;
      $('environment').textContent =
        'Environment changed: ' + data.environment.join('; ') + '\n' + data.verdict;
    }
    $('search').oninput = list;
    $('zoom').oninput = $('mix').oninput = draw;
    $('approve').onclick = () => state.now && approve([state.now]);
    $('approveAll').onclick = approveCause;
    $('download').onclick = download;
    addEventListener('keydown', e => {
      if (e.ctrlKey || e.metaKey || e.altKey) return;
      if (e.target.matches('input[type=search]')) {
        if (e.key === 'Escape') e.target.blur();
        return;
      }
      if (e.key >= '1' && e.key <= '5') { state.mode = e.key - 1; draw(); }
      else if (e.key === 'j' || e.key === 'ArrowDown') step(1);
      else if (e.key === 'k' || e.key === 'ArrowUp') step(-1);
      else if (e.key === 'a') state.now && approve([state.now]);
      else if (e.key === 'A') approveCause();
      else if (e.key === 'd') download();
      else if (e.key === 'g') document.body.classList.toggle('sheet');
      else if (e.key === '/') $('search').focus();
      else return;
      e.preventDefault();
    });
    list();
    """#
}
