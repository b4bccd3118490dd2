/// What templates leave out on purpose, by reason.
enum DSLExclusions {
  static let modifiers = Set(modifierReasons.flatMap(\.names))
  static let views = Set(viewReasons.flatMap(\.names))

  private static let modifierReasons: [(reason: String, names: [String])] = [
    (
      "takes a key path or a type of the widget's own",
      [
        "environment", "environmentObject", "transformEnvironment", "modifier", "layoutValue",
        "preference", "transformPreference", "anchorPreference", "transformAnchorPreference",
        "backgroundPreferenceValue", "overlayPreferenceValue", "onPreferenceChange",
      ]
    ),
    (
      "does something later, when a picture is long finished",
      [
        "onAppear", "onChange", "onDelete", "onDisappear", "onGeometryChange", "onHover",
        "onLongPressGesture", "onMove", "onOpenURL", "onReceive", "onSubmit", "onTapGesture",
        "refreshable", "gesture", "highPriorityGesture", "simultaneousGesture", "swipeActions",
        "sensoryFeedback", "animation", "transaction", "transition", "contentTransition",
        "matchedGeometryEffect", "geometryGroup", "visualEffect", "invalidatableContent",
        "symbolEffect", "symbolEffectsRemoved",
      ]
    ),
    (
      "belongs to screens with bars, sheets and menus, which no widget has",
      [
        "alert", "confirmationDialog", "contextMenu", "fullScreenCover", "popover", "sheet",
        "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarTitle",
        "navigationBarTitleDisplayMode", "navigationDestination", "navigationTitle",
        "searchable", "statusBarHidden", "tabItem", "toolbar", "help", "activityBackgroundTint",
        "activitySystemActionForegroundColor", "dynamicIsland", "controlWidgetActionHint",
        "controlWidgetStatus",
      ]
    ),
    (
      "is about touch, focus, editing or scrolling",
      [
        "allowsHitTesting", "contentShape", "coordinateSpace", "deleteDisabled", "moveDisabled",
        "focusable", "focused", "scrollDisabled", "scrollIndicators", "scrollTargetLayout",
        "textSelection",
      ]
    ),
    (
      "sets up a preview, which a template is",
      [
        "previewContext", "previewDevice", "previewDisplayName", "previewInterfaceOrientation",
        "previewLayout",
      ]
    ),
    (
      "is accepted by the DSL and changes no picture",
      ["listRowSeparatorTint", "listSectionSeparator", "listSectionSpacing", "task"]
    ),
    (
      "has one style only, or the style of a control that is not drawn",
      ["groupBoxStyle", "labeledContentStyle", "pickerStyle", "textFieldStyle"]
    ),
    ("bends what is drawn straight", ["widgetCurvesContent"]),
    ("names views for code", ["equatable", "id", "tag"]),
    (
      "is read aloud and not drawn",
      [
        "accessibility", "accessibilityAction", "accessibilityAddTraits",
        "accessibilityChildren", "accessibilityElement", "accessibilityHidden",
        "accessibilityHint", "accessibilityIdentifier", "accessibilityIgnoresInvertColors",
        "accessibilityInputLabels", "accessibilityLabel", "accessibilityRemoveTraits",
        "accessibilityRepresentation", "accessibilityShowsLargeContentViewer",
        "accessibilitySortPriority", "accessibilityValue",
      ]
    ),
    ("is nine numbers nobody writes by hand; rotation3DEffect makes them", ["projectionEffect"]),
    ("is a requirement of Shape", ["sizeThatFits"]),
    ("is the old name of ignoresSafeArea", ["edgesIgnoringSafeArea"]),
  ]

  private static let viewReasons: [(reason: String, names: [String])] = [
    ("every node is one", ["AnyView", "ModifiedContent"]),
    ("an array of nodes is one", ["TupleView"]),
    ("every shape argument is one", ["AnyShape"]),
    ("is no view, or If without else", ["Never", "Optional"]),
    (
      "is no part of a widget: the system shows a placeholder",
      [
        "ColorPicker", "DatePicker", "Picker", "SecureField", "Slider", "Stepper", "TabView",
        "TextEditor", "TextField",
      ]
    ),
    ("opens by touch, or shares", ["ControlGroup", "Menu", "ShareLink"]),
    ("loads later, which a picture cannot wait for", ["AsyncImage"]),
    ("draws what the entry's date says; env.now and the date filter do", ["TimelineView"]),
    ("is part of ProgressView", ["DefaultDateProgressLabel"]),
    ("draws with a closure; Path and the shapes draw with data", ["Canvas"]),
    (
      "belongs to screens with bars, which no widget has",
      ["NavigationLink", "NavigationStack", "NavigationView", "ScrollViewReader"]
    ),
  ]
}
