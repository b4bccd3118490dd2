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
    var modules = ModuleSources(project: project, modules: ["Foundation"])
    modules.follow(target.files)
    #expect(modules.found == ["GardenKit"])
    #expect(modules.files.map(\.lastPathComponent) == ["Leaf.swift"])
  }

  @Test func aTargetCanBeNamed() {
    let place = folder.appending(path: "Widget")
    #expect(XcodeProject.find(for: place, target: "Garden")?.1.files.count == 2)
    #expect(XcodeProject.find(for: place, target: "Nothing") == nil)
  }
}
