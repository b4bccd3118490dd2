/// What the scripts of reports and of sheets begin with.
enum PageScript {
  /// The page's data, and short names for finding and making elements.
  static let prelude = #"""
    'use strict';
    const data = JSON.parse(document.getElementById('data').textContent);
    const $ = id => document.getElementById(id);
    const make = (tag, cls, text) => {
      const e = document.createElement(tag);
      if (cls) e.className = cls;
      if (text !== undefined) e.textContent = text;
      return e;
    };
    """#
}
