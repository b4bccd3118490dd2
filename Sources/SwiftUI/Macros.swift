public import WidgetKitCore
public import WidgetViews

/// A view for an editor's canvas: compiled, and never drawn.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WidgetMacros", type: "Preview")

@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WidgetMacros", type: "Preview")

/// Marks state of a preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "WidgetMacros", type: "Previewable")

/// Makes a variable of `EnvironmentValues` a value of the environment with a default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "WidgetMacros", type: "Entry")
