import Foundation

/// Modules that sources import and that do not exist here, and what can be done about each.
struct MissingModules {
  /// The files that import a module, by its name.
  private var importers: [String: [String]] = [:]

  mutating func add(_ modules: [String], importedBy path: String) {
    for module in modules { importers[module, default: []].append(path) }
  }

  /// One line per module.
  var notes: [String] {
    importers.sorted { $0.key < $1.key }.map { module, files in
      let more = files.count > 1 ? " and \(files.count - 1) more" : ""
      let advice =
        Self.appleFrameworks.contains(module)
        ? "is a framework of Apple's that does not exist here; "
          + "--skip-broken leaves out what uses it"
        : "is not here; give the folder of its sources with --also, "
          + "or leave out what uses it with --skip-broken"
      return "\(files[0])\(more): the imported module \(module) \(advice)"
    }
  }

  /// Those that widgets and the code they share with their apps import most.
  private static let appleFrameworks: Set<String> = [
    "AVFoundation", "AVKit", "Accelerate", "Accessibility", "Accounts", "AdSupport", "AppKit",
    "AppTrackingTransparency", "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay",
    "Charts", "ClockKit", "CloudKit", "CommonCrypto", "Compression", "Contacts", "ContactsUI",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreML", "CoreMedia",
    "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
    "CoreTransferable", "CreateML", "CryptoKit", "DeviceActivity", "DeviceCheck", "EventKit",
    "EventKitUI", "FamilyControls", "FoundationModels", "GameKit", "HealthKit", "HealthKitUI",
    "HomeKit", "IOKit", "ImageIO", "IntentsUI", "JavaScriptCore", "LocalAuthentication",
    "ManagedSettings", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "MusicKit", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "OSAKit", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "PushToTalk", "QuartzCore", "QuickLook",
    "RealityKit", "ReplayKit", "SafariServices", "SceneKit", "ScreenTime", "Security",
    "ServiceManagement", "ShazamKit", "SiriKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SystemConfiguration", "TipKit", "Translation",
    "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "VideoToolbox", "Vision",
    "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
  ]
}
