import Foundation
import Testing

@testable import WidgetBuild

@Suite struct XcodeProjectTests {
  private let folder = Fixture.folder.appending(path: "xcode-project")

  private func found() throws -> (XcodeProject, XcodeProject.Target) {
    try #require(XcodeProject.find(for: folder.appending(path: "Widget"), target: nil))
  }

  @Test func theTargetWithTheFoldersFilesSaysWhatBelongsToIt() throws {
    let (_, target) = try found()
    #expect(target.name == "Garden Widgets")
    #expect(
      target.files.map(\.lastPathComponent)
        == ["Garden Widget.swift", "Model.swift", "Garden.intentdefinition", "Shared.swift"])
  }

  @Test func foldersInStepWithTheDiskLeaveOutTheirExceptions() throws {
    let (project, _) = try found()
    let handler = try #require(project.targets.first { $0.name == "Handler" })
    #expect(handler.files.map(\.lastPathComponent) == ["Handler.swift"])
  }

  @Test func theIntentsExtensionIsFoundByItsClass() throws {
    let (project, target) = try found()
    #expect(
      project.intentsExtension(for: target).map(\.lastPathComponent) == ["Handler.swift"])
  }

  @Test func modulesOfTheRepositoryAreFoundAsPackages() throws {
    let (project, target) = try found()
    var modules = ModuleSources(project: project, modules: ["Foundation"], platform: .iOS)
    modules.follow(target.files)
    #expect(modules.found == ["GardenKit"])
    #expect(modules.files.map(\.lastPathComponent) == ["Leaf.swift"])
  }

  @Test func aTargetCanBeNamed() {
    let place = folder.appending(path: "Widget")
    #expect(XcodeProject.find(for: place, target: "Garden")?.1.files.count == 2)
    #expect(XcodeProject.find(for: place, target: "Nothing") == nil)
  }

  @Test func theSettingsSayWhetherATargetIsForAWatch() {
    let objects: [String: [String: Any]] = [
      "list": ["buildConfigurations": ["debug"]],
      "debug": ["buildSettings": ["SDKROOT": "watchos"]],
    ]
    let reader = ProjectReader(objects: objects, folder: folder)
    #expect(reader.platform(of: ["buildConfigurationList": "list"]) == .watchOS)
    #expect(reader.platform(of: [:]) == .iOS)
  }

  @Test func aWatchsConditionHoldsForItsSources() {
    let source = "#if os(iOS)\n#elseif os(watchOS)\n#endif"
    let adapted = SourceAdapter(modules: [], platform: .watchOS).adapt(Array(source.utf8)).source
    #expect(
      String(decoding: adapted, as: UTF8.self) == "#if os(iOS)\n#elseif (true )    \n#endif")
  }
}
