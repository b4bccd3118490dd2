// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

// Every target is one row; flags are added in one place, below the table.
// Which target may import which is the table in Docs/architecture.md, checked by
// Scripts/check-layering.sh.
struct Row {
  /// `userCode` is written as a widget's author would: language mode 5, none of our strictness.
  enum Kind {
    case library, executable, benchmark, test, testSupport, userCode, native, macro, plugin
    /// A widget that tests run as a program.
    case testProgram
    /// A widget as its author has it, its own render command: language mode 5.
    case example
    /// The same in language mode 6.
    case modernExample
  }
  let name: String
  let kind: Kind
  let uses: [String]
  /// Of examples: what is copied beside the program.
  var resources: [String] = []
}

func library(_ name: String, _ uses: [String]) -> Row {
  Row(name: name, kind: .library, uses: uses)
}
func tests(_ name: String, _ uses: [String]) -> Row { Row(name: name, kind: .test, uses: uses) }

let rows: [Row] = [
  // The meaning lane: what is where.
  library("WidgetGeometry", []),
  tests("WidgetGeometryTests", ["WidgetGeometry"]),
  library("WidgetLayout", ["WidgetGeometry"]),
  Row(
    name: "WidgetTestSupport", kind: .testSupport,
    uses: ["WidgetGeometry", "WidgetLayout", "WidgetScene"]),
  tests("WidgetLayoutTests", ["WidgetGeometry", "WidgetLayout", "WidgetTestSupport"]),
  library("WidgetScene", ["WidgetGeometry"]),
  tests("WidgetSceneTests", ["WidgetGeometry", "WidgetScene"]),
  library("WidgetViews", ["WidgetGeometry", "WidgetLayout", "WidgetScene", "CFoundationICU"]),
  Row(
    name: "WidgetUserCode", kind: .userCode,
    uses: ["WidgetGeometry", "WidgetLayout", "WidgetViews"]),
  tests(
    "WidgetViewsTests",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetTestSupport",
      "WidgetUserCode",
    ]),
  library("WidgetKitCore", ["WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews"]),
  tests("WidgetKitCoreTests", ["WidgetGeometry", "WidgetViews", "WidgetKitCore"]),
  // The native lane: bytes, glyphs and pixels.
  library("WidgetRaster", ["WidgetGeometry"]),
  library(
    "WidgetCodecs",
    [
      "WidgetGeometry", "WidgetRaster", "CSPNG", "CTurboJPEG", "CWebP", "CRSVG", "CDeflate",
      "CLCMS",
    ]),
  tests("WidgetRasterTests", ["WidgetGeometry", "WidgetRaster"]),
  tests("WidgetCodecsTests", ["WidgetGeometry", "WidgetRaster", "WidgetCodecs"]),
  library("WidgetText", ["WidgetGeometry", "WidgetScene", "CPangoCairo", "CFoundationICU"]),
  library("WidgetAssets", ["WidgetGeometry", "WidgetScene"]),
  tests("WidgetTextTests", ["WidgetGeometry", "WidgetScene", "WidgetText"]),
  tests("WidgetAssetsTests", ["WidgetGeometry", "WidgetScene", "WidgetAssets"]),
  library("WidgetPaint", ["WidgetGeometry", "WidgetScene", "WidgetRaster", "CPangoCairo"]),
  tests(
    "WidgetPaintTests",
    ["WidgetGeometry", "WidgetScene", "WidgetRaster", "WidgetPaint", "WidgetCodecs", "WidgetText"]),
  tests(
    "SVGPictureTests",
    [
      "WidgetGeometry", "WidgetScene", "WidgetRaster", "WidgetCodecs", "WidgetAssets",
      "WidgetPaint",
    ]),
  // Where the lanes meet.
  Row(name: "CWidgetProcess", kind: .native, uses: []),
  Row(name: "CProcessMemory", kind: .native, uses: []),
  library("CommandLineKit", ["WidgetGeometry"]),
  tests("CommandLineKitTests", ["CommandLineKit", "WidgetGeometry"]),
  tests("ProjectTests", []),
  library(
    "WidgetRender",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetRaster", "WidgetCodecs", "WidgetText", "WidgetAssets", "WidgetPaint", "CommandLineKit",
      "CWidgetProcess",
    ]),
  tests(
    "RenderTests",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetRaster", "WidgetCodecs", "WidgetRender",
    ]),
  library(
    "WidgetTemplates",
    ["WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore"]),
  tests(
    "WidgetTemplatesTests",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetTemplates", "WidgetTestSupport",
    ]),
  tests(
    "TemplatePictureTests",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetRender", "WidgetTemplates",
    ]),
  tests("CommandTests", ["widgetrender"]),
  library(
    "WidgetSnapshots",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetRaster", "WidgetCodecs", "WidgetText", "WidgetRender", "WidgetTemplates",
      "CommandLineKit",
    ]),
  tests(
    "WidgetSnapshotsTests",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetRaster", "WidgetCodecs", "WidgetRender", "WidgetTemplates", "WidgetSnapshots",
      "CommandLineKit",
    ]),
  library(
    "WidgetSnapshotTesting",
    [
      "WidgetGeometry", "WidgetViews", "WidgetKitCore", "WidgetCodecs", "WidgetRender",
      "WidgetSnapshots",
    ]),
  tests(
    "WidgetSnapshotTestingTests",
    ["WidgetGeometry", "WidgetViews", "WidgetKitCore", "WidgetSnapshots", "WidgetSnapshotTesting"]
  ),
  Row(
    name: "widgetrender", kind: .executable,
    uses: [
      "WidgetGeometry", "WidgetLayout", "WidgetScene", "WidgetViews", "WidgetKitCore",
      "WidgetText", "WidgetAssets", "WidgetRender", "WidgetTemplates", "WidgetSnapshots",
      "WidgetBuild", "CommandLineKit", "CProcessMemory",
    ]),
]

/// What `import SwiftUI` and its kin mean where Apple's frameworks are not.
let shims: [Row] = [
  Row(name: "WidgetMacros", kind: .macro, uses: []),
  library("CoreGraphics", ["WidgetGeometry"]),
  library("Combine", ["WidgetViews"]),
  library("UIKit", ["WidgetViews", "WidgetKitCore", "CoreGraphics"]),
  library(
    "SwiftUI",
    [
      "WidgetGeometry", "WidgetLayout", "WidgetViews", "WidgetKitCore", "Combine", "CoreGraphics",
      "UIKit", "WidgetMacros",
    ]),
  library(
    "WidgetKit", ["WidgetViews", "WidgetKitCore", "WidgetRender", "SwiftUI", "WidgetMacros"]),
  library("Intents", ["WidgetKitCore"]),
  library("AppIntents", ["WidgetKitCore"]),
  library("ActivityKit", ["WidgetKitCore"]),
  library("os", []),
  library("OSLog", ["os"]),
]
let appleNames = [
  "SwiftUI", "WidgetKit", "UIKit", "Combine", "CoreGraphics", "Intents", "AppIntents",
  "ActivityKit", "os", "OSLog",
]

/// Compiling a widget's own sources.
let compiling: [Row] = [
  library("WidgetIntents", ["WidgetGeometry"]),
  Row(name: "WidgetIntentsTool", kind: .executable, uses: ["WidgetGeometry", "WidgetIntents"]),
  Row(name: "WidgetIntentsPlugin", kind: .plugin, uses: ["WidgetIntentsTool"]),
  Row(
    name: "WidgetIntentsUserCode", kind: .userCode, uses: ["Intents", "WidgetIntentsPlugin"]),
  tests(
    "WidgetIntentsTests",
    ["WidgetGeometry", "WidgetIntents", "WidgetIntentsUserCode", "WidgetKitCore"]),
  library("WidgetBuild", ["WidgetGeometry", "WidgetIntents", "CommandLineKit"]),
  tests("WidgetBuildTests", ["WidgetBuild", "WidgetGeometry", "CommandLineKit"] + appleNames),
]

/// Widgets as their authors have them, and the test that builds and draws them.
let examples: [Row] = [
  Row(name: "WidgetExtension", kind: .example, uses: appleNames),
  Row(name: "WidgetExtension6", kind: .modernExample, uses: appleNames),
  Row(
    name: "PayWidgets", kind: .example,
    uses: ["SwiftUI", "WidgetKit", "Intents", "WidgetIntentsPlugin"],
    resources: ["Assets.xcassets"]),
  Row(name: "Timelines", kind: .example, uses: ["SwiftUI", "WidgetKit"]),
  Row(
    name: "PhotoMenu", kind: .example, uses: ["SwiftUI", "WidgetKit"],
    resources: ["Assets.xcassets"]),
  Row(
    name: "LockScreen", kind: .example, uses: ["SwiftUI", "WidgetKit"],
    resources: ["Assets.xcassets"]),
  Row(name: "APIProbes", kind: .userCode, uses: appleNames),
  Row(name: "Troublemakers", kind: .testProgram, uses: ["SwiftUI", "WidgetKit"]),
  tests(
    "CompatibilityTests",
    [
      "WidgetGeometry", "WidgetScene", "WidgetViews", "WidgetKitCore", "WidgetRender",
      "WidgetSnapshots", "WidgetTemplates", "APIProbes", "Troublemakers",
      "WidgetExtension", "WidgetExtension6", "PayWidgets", "Timelines", "PhotoMenu", "LockScreen",
    ]),
]

/// Built only when WIDGET_EXTRAS is set, so that a plain build stays quick:
/// `WIDGET_EXTRAS=1 swift run -c release LayoutBenchmarks`.
let extras: [Row] = [
  Row(name: "LayoutBenchmarks", kind: .benchmark, uses: ["WidgetGeometry", "WidgetLayout"]),
  Row(
    name: "PipelineBenchmarks", kind: .benchmark,
    uses: [
      "WidgetGeometry", "WidgetKitCore", "WidgetRender", "WidgetTemplates", "WidgetViews",
    ]),
]
#if os(Linux)
  let platformRows = rows + shims + compiling + examples
#else
  let platformRows = rows
#endif
let allRows = Context.environment["WIDGET_EXTRAS"] == nil ? platformRows : platformRows + extras

let systemLibraries: [Target] = [
  // Comes with the toolchain.
  .systemLibrary(name: "CFoundationICU"),
  .systemLibrary(
    name: "CPangoCairo", pkgConfig: "pango", providers: [.apt(["libpango1.0-dev"])]),
  .systemLibrary(name: "CSPNG", pkgConfig: "spng", providers: [.apt(["libspng-dev"])]),
  .systemLibrary(
    name: "CTurboJPEG", pkgConfig: "libturbojpeg", providers: [.apt(["libturbojpeg0-dev"])]),
  .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"])]),
  .systemLibrary(
    name: "CRSVG", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev", "librsvg2-2"])]),
  .systemLibrary(name: "CDeflate", pkgConfig: "libdeflate", providers: [.apt(["libdeflate-dev"])]),
  .systemLibrary(name: "CLCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
]

/// 90,000 addresses in the program have to be corrected at each start; lld packs their list into
/// 20 kB where the standard linker's takes 2 MB. Needs glibc 2.36, which Debian 12 has.
let quickStart: [LinkerSetting] = [
  .unsafeFlags(
    ["-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"],
    .when(platforms: [.linux], configuration: .release))
]

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// `WIDGET_ONLY=WidgetLayoutTests swift test --scratch-path .build/layout` narrows the package to
/// the named targets and what they need, so that an edit at the bottom does not rebuild the world.
let wanted: Set<String>? = Context.environment["WIDGET_ONLY"].map { list in
  var found = Set<String>()
  var queue = list.split(separator: ",").map(String.init)
  while let name = queue.popLast() {
    guard found.insert(name).inserted, let row = allRows.first(where: { $0.name == name }) else {
      continue
    }
    queue += row.uses
  }
  return found
}

func target(_ row: Row) -> Target {
  let isPlugin = { (name: String) in allRows.contains { $0.name == name && $0.kind == .plugin } }
  let dependencies = row.uses.filter { !isPlugin($0) }.map { Target.Dependency.byName(name: $0) }
  let plugins = row.uses.filter(isPlugin).map { Target.PluginUsage.plugin(name: $0) }
  switch row.kind {
  case .library:
    return .target(name: row.name, dependencies: dependencies, swiftSettings: strict)
  case .executable:
    return .executableTarget(
      name: row.name, dependencies: dependencies, swiftSettings: strict, linkerSettings: quickStart)
  case .benchmark:
    return .executableTarget(
      name: row.name, dependencies: dependencies, path: "Benchmarks/\(row.name)",
      swiftSettings: strict)
  case .testSupport:
    return .target(
      name: row.name, dependencies: dependencies, path: "Tests/\(row.name)", swiftSettings: strict)
  case .userCode:
    return .target(
      name: row.name, dependencies: dependencies, path: "Tests/\(row.name)",
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugins)
  case .native:
    return .target(name: row.name)
  case .macro:
    return .macro(name: row.name, swiftSettings: strict)
  case .testProgram:
    return .executableTarget(
      name: row.name, dependencies: dependencies, path: "Tests/\(row.name)",
      swiftSettings: [.swiftLanguageMode(.v5)])
  case .example, .modernExample:
    return .executableTarget(
      name: row.name, dependencies: dependencies, path: "Examples/\(row.name)",
      resources: row.resources.map { .copy($0) },
      swiftSettings: [.swiftLanguageMode(row.kind == .example ? .v5 : .v6)], plugins: plugins)
  case .plugin:
    return .plugin(
      name: row.name, capability: .buildTool(), dependencies: dependencies)
  case .test:
    return .testTarget(name: row.name, dependencies: dependencies, swiftSettings: strict)
  }
}

let targets = (allRows.map(target) + systemLibraries).filter { wanted?.contains($0.name) ?? true }

/// What other packages use, and what `widgetrender build` compiles folders of sources against.
let hasKit = wanted.map { Set(appleNames).isSubset(of: $0) } ?? true
let hasSnapshots = wanted?.contains("WidgetSnapshotTesting") ?? true
let hasPlugin =
  platformRows.contains { $0.kind == .plugin }
  && wanted?.contains("WidgetIntentsPlugin") ?? true
let products: [Product] =
  (hasKit ? [.library(name: "WidgetRenderKit", type: .static, targets: appleNames)] : [])
  + (hasSnapshots
    ? [.library(name: "WidgetSnapshotTesting", targets: ["WidgetSnapshotTesting"])] : [])
  + (hasPlugin
    ? [.plugin(name: "WidgetIntentsPlugin", targets: ["WidgetIntentsPlugin"])] : [])

let package = Package(name: "widgetrender", products: products, targets: targets)
