// What `import Combine` gives: publishers, subjects and observable objects.
@_exported public import WidgetViews
