// swift-tools-version: 6.3
import PackageDescription

// `scripts/widgetctl` names a folder with static libraries, and links to them, here to ask for programs
// without Swift's shared libraries. Ungated, these flags would break release tests.
let staticLibraries = Context.environment["WIDGETCTL_STATIC_LIBRARIES"]
// `scripts/package` names the files of an older C library here, so that programs run with that one and later ones.
// Its threads, clocks and `dlopen` are in libraries of their own; `libsinglethreaded.a` has the one variable of a later
// one that libstdc++ reads.
let olderLibrary =
  Context.environment["WIDGETCTL_LINK_SYSROOT"].map { folder in
    [
      "-Xclang-linker", "--sysroot=\(folder)", "-Xclang-linker", "--gcc-toolchain=\(folder)/usr",
      "-lpthread", "-ldl", "-lrt", "-lm", "-lsinglethreaded",
    ]
  } ?? []
// A release build lists what is called by the names that are stripped otherwise, and its data by the relocations.
let strip =
  Context.environment["WIDGETCTL_KEEP_SYMBOLS"] == nil
  ? ["-Xlinker", "-s"] : ["-Xlinker", "--emit-relocs"]

// The commit that is built, with its date: `scripts/lib.sh` knows it. A plain `swift build` does not.
let commit = Context.environment["WIDGETCTL_COMMIT"] ?? ""

/// Swift's libraries in the program, the C library outside of it: what is opened at run time (libjpeg,
/// libcurl) needs the system's.
func linkedStatically(_ further: (_ folder: String) -> [String] = { _ in [] }) -> [LinkerSetting] {
  guard let folder = staticLibraries else { return [] }
  let flags = [
    "-static-stdlib", "-use-ld=lld", "-L\(folder)",
    "-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc",
    // Nothing asks a program for a symbol by its name; exported ones would be kept whoever calls them.
    "-Xlinker", "--gc-sections", "-Xlinker", "--no-export-dynamic",
    // Functions of one body are one: nothing compares their addresses.
    "-Xlinker", "--icf=all",
    "-l_FoundationCShims", "-l_FoundationCollections",
  ]
  return [
    .unsafeFlags(
      flags + further(folder) + olderLibrary + strip,
      .when(platforms: [.linux], configuration: .release)
    )
  ]
}

/// Has the linker put the functions side by side that a release build has seen called.
func ordered(_ program: String, in folder: String) -> [String] {
  [
    "-Xlinker", "--symbol-ordering-file=\(folder)/\(program)-symbols.txt",
    "-Xlinker", "--no-warn-symbol-ordering",
  ]
}

let staticHost = linkedStatically { folder in ordered("widgetctl", in: folder) }

/// What Foundation's static libraries need and do not name.
let staticExtensions = linkedStatically { folder in
  ["-l_FoundationICU", "-lCoreFoundation", "-l_CFURLSessionInterface", "-lcurl"]
    + ordered("BuiltInWidgets", in: folder)
}

let package = Package(
  name: "widgetctl",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WidgetUI", targets: ["WidgetUI"]),
    // What the modules in Compatibility/ re-export beside WidgetUI, under Apple's names.
    .library(name: "WidgetCharts", targets: ["WidgetCharts"]),
    .library(name: "WidgetIntents", targets: ["WidgetIntents"]),
    .library(name: "WidgetTimeline", targets: ["WidgetTimeline"]),
    .executable(name: "widgetctl", targets: ["widgetctl"]),
    .executable(name: "BuiltInWidgets", targets: ["BuiltInWidgets"]),
  ],
  dependencies: [],
  targets: [
    .systemLibrary(
      name: "CSQLite",
      path: "Sources/CSQLite",
      providers: [.apt(["libsqlite3-dev"]), .yum(["sqlite-devel"]), .brew(["sqlite"])]
    ),
    .systemLibrary(name: "CSystem", path: "Sources/CSystem"),
    .systemLibrary(name: "CRuntimeRecords", path: "Sources/CRuntimeRecords"),
    .target(name: "CBuild", cSettings: [.define("WIDGETCTL_COMMIT", to: "\"\(commit)\"")]),
    .target(name: "SystemLibrary"),
    .target(name: "Essentials"),
    .target(name: "RuntimeRecords", dependencies: ["CRuntimeRecords"]),
    .target(name: "Ground", dependencies: ["SystemLibrary", "CSystem"]),
    .target(name: "Moments", dependencies: ["Ground", "SystemLibrary"]),
    .target(name: "Wire"),
    .target(
      name: "SharedStore",
      dependencies: ["Ground", "Moments", "Wire", "SystemLibrary", "CSQLite"]
    ),
    .target(
      name: "StoreLink",
      dependencies: ["Ground", "Wire", "SystemLibrary", "SharedStore"]
    ),
    .target(
      name: "WidgetIntents",
      dependencies: ["RuntimeRecords", "Ground", "Moments", "SystemLibrary", "Essentials", "Wire"],
      path: "Sources/Intents"
    ),
    .target(
      name: "IntentScript",
      dependencies: ["Ground", "Moments", "Essentials", "Wire", "WidgetIntents"]
    ),
    .target(
      name: "WidgetTimeline",
      dependencies: ["Ground", "Moments", "Essentials", "WidgetIntents"],
      path: "Sources/Timeline"
    ),
    .target(name: "WidgetRender", dependencies: ["Ground", "Moments", "SystemLibrary", "Wire"]),
    .target(
      name: "WidgetExtension",
      dependencies: [
        "Ground", "Moments", "SystemLibrary", "Essentials", "CSystem", "Wire",
        "SharedStore", "WidgetIntents", "IntentScript", "WidgetTimeline", "WidgetRender",
      ]
    ),
    .target(
      name: "WidgetTerminal",
      dependencies: [
        "Ground", "SystemLibrary", "CSystem", "WidgetIntents", "WidgetTimeline", "WidgetRender",
      ]
    ),
    .target(
      name: "WidgetUI",
      dependencies: [
        "RuntimeRecords", "Ground", "SharedStore", "WidgetIntents", "WidgetTimeline",
        "WidgetRender", "WidgetExtension", "WidgetTerminal",
      ]
    ),
    .target(name: "WidgetCharts", dependencies: ["WidgetUI"]),
    .target(
      name: "ToDoFormats",
      dependencies: ["Ground", "Moments"],
      path: "Widgets/ToDoFormats"
    ),
    .target(
      name: "HomeWidgets",
      dependencies: ["Ground", "WidgetUI", "ToDoFormats"],
      path: "Widgets/HomeWidgets"
    ),
    .target(
      name: "FeedWidgets",
      dependencies: ["Ground", "WidgetUI"],
      path: "Widgets/FeedWidgets"
    ),
    .executableTarget(
      name: "BuiltInWidgets",
      dependencies: ["WidgetUI", "HomeWidgets", "FeedWidgets"],
      path: "Widgets/BuiltIn",
      linkerSettings: staticExtensions
    ),
    .target(
      name: "PrintedWidgets",
      dependencies: [
        "Ground", "SystemLibrary", "Essentials", "WidgetIntents", "WidgetTimeline", "WidgetRender",
        "WidgetExtension",
      ]
    ),
    .target(name: "WidgetImport", dependencies: ["SystemLibrary", "Essentials"]),
    .executableTarget(
      name: "widgetctl",
      dependencies: [
        "Ground", "SystemLibrary", "Essentials", "Wire", "SharedStore", "WidgetIntents",
        "IntentScript", "WidgetTimeline", "WidgetRender", "WidgetExtension", "WidgetTerminal",
        "WidgetImport", "PrintedWidgets", "StoreLink", "CBuild",
      ],
      linkerSettings: staticHost
    ),

    .executableTarget(
      name: "StoreLoad",
      dependencies: ["SharedStore", "StoreAudit"],
      path: "Benchmarks/StoreLoad"
    ),

    .executableTarget(
      name: "HubLoad",
      dependencies: ["SystemLibrary", "Ground", "SharedStore", "StoreLink", "HubTesting"],
      path: "Benchmarks/HubLoad"
    ),

    .executableTarget(
      name: "RenderLoad",
      dependencies: ["WidgetRender", "WidgetUI"],
      path: "Benchmarks/RenderLoad"
    ),
    .executableTarget(
      name: "ArchiveFuzz",
      dependencies: ["WidgetRender", "SeededNumbers"],
      path: "Benchmarks/ArchiveFuzz"
    ),
    .executableTarget(
      name: "MessageFuzz",
      dependencies: ["Wire", "WidgetIntents", "IntentScript", "WidgetExtension", "SeededNumbers"],
      path: "Benchmarks/MessageFuzz"
    ),
    .executableTarget(
      name: "ScriptLoad",
      dependencies: ["Ground", "IntentScript", "ScriptTesting"],
      path: "Benchmarks/ScriptLoad"
    ),
    .executableTarget(
      name: "ScriptFuzz",
      dependencies: ["IntentScript", "ScriptTesting", "WidgetIntents", "SeededNumbers"],
      path: "Benchmarks/ScriptFuzz"
    ),
    // Apart from TestSupport, as benchmarks use it, which are not linked with Testing.
    .target(name: "SeededNumbers", path: "Tests/SeededNumbers"),
    .target(
      name: "TestSupport",
      dependencies: ["Ground", "Moments", "Wire", "SeededNumbers"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "RuntimeRecordsTests", dependencies: ["RuntimeRecords"]),
    .testTarget(name: "GroundTests", dependencies: ["Ground", "Moments", "TestSupport"]),
    .testTarget(name: "WireTests", dependencies: ["Wire"]),
    .testTarget(
      name: "MomentsTests",
      dependencies: ["Moments", "SeededNumbers", "WidgetIntents", "TestSupport"],
      exclude: ["Forms", "Rules"]
    ),
    // Apart from TestSupport, as StoreLoad uses it, which is not linked with Testing.
    .target(name: "StoreAudit", dependencies: ["SharedStore"], path: "Tests/StoreAudit"),
    .testTarget(
      name: "SharedStoreTests",
      dependencies: [
        "Ground", "Wire", "SharedStore", "StoreAudit", "SeededNumbers", "TestSupport",
      ],
      exclude: ["Fixtures"]
    ),
    // Apart from TestSupport, as HubLoad uses it, which is not linked with Testing.
    .target(
      name: "HubTesting",
      dependencies: ["Wire", "SharedStore", "StoreLink", "SeededNumbers"],
      path: "Tests/HubTesting"
    ),
    .testTarget(
      name: "StoreLinkTests",
      dependencies: [
        "StoreLink", "SharedStore", "Ground", "Wire", "SystemLibrary", "SeededNumbers",
        "HubTesting", "TestSupport",
      ]
    ),
    .testTarget(
      name: "WidgetIntentsTests",
      dependencies: ["RuntimeRecords", "Ground", "SeededNumbers", "WidgetIntents", "TestSupport"]
    ),
    .target(
      name: "ScriptTesting",
      dependencies: ["Ground", "IntentScript", "SeededNumbers"],
      path: "Tests/ScriptTesting"
    ),
    .testTarget(
      name: "IntentScriptTests",
      dependencies: ["Ground", "IntentScript", "ScriptTesting", "TestSupport"],
      exclude: ["Bad", "Semantics"]
    ),
    .target(
      name: "TimelineTesting",
      dependencies: ["WidgetTimeline"],
      path: "Tests/TimelineTesting"
    ),
    .testTarget(
      name: "WidgetTimelineTests",
      dependencies: ["Ground", "WidgetTimeline", "TimelineTesting", "SeededNumbers", "TestSupport"]
    ),
    .testTarget(
      name: "WidgetRenderTests",
      dependencies: ["Ground", "WidgetRender", "TestSupport"],
      exclude: ["Resources", "Snapshots"]
    ),
    .testTarget(
      name: "WidgetExtensionTests",
      dependencies: [
        "Ground", "SeededNumbers", "WidgetExtension", "WidgetTerminal", "WidgetUI", "ScriptTesting",
        "TestSupport",
      ],
      exclude: ["Golden"]
    ),
    .testTarget(name: "WidgetImportTests", dependencies: ["WidgetImport", "TestSupport"]),
    .testTarget(
      name: "WidgetTerminalTests",
      dependencies: ["Ground", "WidgetRender", "WidgetTerminal", "SeededNumbers", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "WidgetUITests",
      dependencies: ["Ground", "WidgetUI", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "WidgetChartsTests",
      dependencies: ["WidgetCharts", "WidgetRender", "WidgetTimeline", "WidgetUI", "TestSupport"],
      exclude: ["Snapshots"]
    ),
    .testTarget(
      name: "ToDoFormatsTests",
      dependencies: ["Ground", "Moments", "ToDoFormats", "SeededNumbers", "TestSupport"],
      exclude: ["Samples"]
    ),
    .testTarget(
      name: "HomeWidgetsTests",
      dependencies: [
        "Ground", "HomeWidgets", "WidgetUI", "IntentScript", "WidgetExtension", "TestSupport",
      ],
      exclude: ["Forms", "Snapshots"]
    ),
    .testTarget(
      name: "PrintedWidgetsTests",
      dependencies: [
        "PrintedWidgets", "Ground", "WidgetIntents", "WidgetRender", "WidgetTimeline",
        "TestSupport",
      ]
    ),
    .target(
      name: "FixtureServing",
      dependencies: ["Ground"],
      path: "Tests/FixtureServing"
    ),
    .executableTarget(
      name: "FixtureHost",
      dependencies: ["FixtureServing"],
      path: "Tests/FixtureHost"
    ),
    .testTarget(
      name: "FeedWidgetsTests",
      dependencies: [
        "Ground", "FeedWidgets", "WidgetRender", "WidgetUI", "WidgetExtension", "FixtureServing",
        "TestSupport",
      ],
      exclude: ["Data", "Snapshots"]
    ),
    .executableTarget(
      name: "PlacesExtension",
      dependencies: ["WidgetUI", "WidgetExtension"],
      path: "Tests/PlacesExtension"
    ),
    .executableTarget(
      name: "CountingExtension",
      dependencies: ["WidgetUI"],
      path: "Tests/CountingExtension"
    ),
    .executableTarget(
      name: "DeliveryExtension",
      dependencies: ["SharedStore", "WidgetUI"],
      path: "Tests/DeliveryExtension"
    ),
    .executableTarget(
      name: "OddExtension",
      dependencies: ["WidgetUI"],
      path: "Tests/OddExtension"
    ),
    .testTarget(
      name: "widgetctlTests",
      dependencies: [
        "Ground", "SeededNumbers", "HomeWidgets", "widgetctl", "TestSupport", "TimelineTesting",
      ],
      exclude: ["Sessions"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Who builds some products alone names them: then nothing else is planned, and what they need is built side by side.
if let names = Context.environment["WIDGETCTL_PRODUCTS"]?.split(separator: " ").map(String.init) {
  var needed: Set<String> = []
  func need(_ name: String) {
    guard needed.insert(name).inserted else { return }
    for target in package.targets where target.name == name {
      for case .byNameItem(let other, _) in target.dependencies { need(other) }
    }
  }
  for case let product as Product.Executable in package.products where names.contains(product.name)
  {
    product.targets.forEach(need)
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products.removeAll { product in
    switch product {
    case let library as Product.Library: !needed.isSuperset(of: library.targets)
    case let program as Product.Executable: !names.contains(program.name)
    default: true
    }
  }
}
