/// The package of an imported widget: links to its author's sources, files that Xcode would have
/// generated, and a manifest.
///
/// Nothing in the author's folder changes. Sources are copied only if they need changes: they have
/// conditions on the system, use Objective-C, or do not compile completely.
package struct ImportedPackage {
  /// A file of the package, by its path within the package.
  package struct Item: Equatable {
    package enum Content: Equatable {
      case text(String)
      /// A link to one of the author's files.
      case link(String)
      /// A copy of an author's source without the parts that compile only on Apple's systems, with
      /// the same lines.
      case adapted(String, of: String)
    }

    package let path: String
    package let content: Content
  }

  /// The flags of compiler and linker in `Package.swift`.
  package struct Flags {
    package var compiler: [String]
    package var linker: [String]
    /// The package that the targets depend on; `nil` for the installed libraries.
    package var sources: String?

    package init(compiler: [String], linker: [String], sources: String? = nil) {
      self.compiler = compiler
      self.linker = linker
      self.sources = sources
    }
  }

  /// The folder of the program and of the files that it finds next to itself.
  package static let program = "Program"

  package private(set) var items: [Item] = []
  /// The problems with files that could not be read.
  package private(set) var problems: [ImportError] = []

  private let target: ImportTarget
  private let tree: SourceTree
  private let omissions: Omissions
  private let packageSources: Set<String>

  package init(
    _ target: ImportTarget,
    of search: ImportSearch,
    flags: Flags,
    without omissions: Omissions? = nil
  ) {
    self.target = target
    let omissions = omissions ?? Omissions(modules: search.modules)
    self.omissions = omissions
    tree = search.tree
    packageSources = Set(target.allModules.filter(\.isOfPackage).flatMap(\.sources))
    items.append(Item(path: "Package.swift", content: .text(manifest(flags))))
    for module in target.allModules {
      addSources(of: module)
      // What stays as it was is not compiled again.
      if omissions.areIn(module.sources) {
        let path = "Sources/\(module.name)/Generated_LeftOut.swift"
        items.append(Item(path: path, content: .text(LeftOutCode.support)))
      }
    }
    for module in target.standIns {
      let text =
        "// \(module) is not here: imports of it find nothing, and what they bring is missing.\n"
        + (Frameworks.bringsUIKit(module) ? "@_exported import UIKit\n" : "")
      items.append(Item(path: "Sources/\(module)/\(module).swift", content: .text(text)))
    }
    addResources()
  }

  /// The author's path of each link to a source, by which the compiler's messages are corrected.
  package var originals: [String: String] {
    var originals: [String: String] = [:]
    for item in items {
      switch item.content {
      case .link(let path), .adapted(_, of: let path): originals[item.path] = path
      case .text: break
      }
    }
    return originals
  }

  private mutating func addSources(of module: ImportedModule) {
    let folder = "Sources/\(module.name)"
    var names: Set = ["generated_leftout.swift"]
    for source in module.sources {
      let name = Self.unused(Self.fileName(of: source), &names)
      items.append(Item(path: "\(folder)/\(name)", content: content(of: source)))
    }
    var declared = module.definitions.isEmpty ? [] : types(of: module)
    for definition in Self.withoutForms(module.definitions) {
      guard
        let read = read({ [tree] () throws(ImportError) in
          try IntentDefinition(of: definition, in: tree)
        })
      else { continue }
      let made = read.without(declared)
      declared.formUnion(made.types)
      add(IntentDefinitionSource(definition: made).text, of: definition, to: folder, &names)
    }
    for model in module.dataModels {
      let made = read { [tree] () throws(ImportError) in try DataModel(of: model, in: tree) }
      if let text = made.flatMap({ DataModelSource(model: $0).text }) {
        add(text, of: model, to: folder, &names)
      }
    }
    if module.isOfPackage {
      let text =
        "import Foundation\n\nextension Bundle { nonisolated static var module: Bundle { .main } }\n"
      add(text, of: "Package.swift", to: folder, &names)
    }
    let symbols = AssetSymbols(
      of: module.assets,
      in: tree,
      extendsColors: module.compilation.extendsColors
    )
    if let text = symbols.text { add(text, of: "asset catalogues", to: folder, &names) }
    let sources = module.sources.compactMap {
      try? SwiftWords(tree.contents(of: $0, limit: SwiftWords.maximumBytes))
    }
    if let text = UserRegion.text(for: sources) {
      add(text, of: "the reader's region", to: folder, &names)
    }
    for catalog in module.stringCatalogs {
      guard
        let read = read({ [tree] () throws(ImportError) in
          try StringCatalog(of: catalog, in: tree)
        })
      else { continue }
      if let text = read.symbols(table: Self.table(of: catalog)) {
        add(text, of: catalog, to: folder, &names)
      }
    }
  }

  private func types(of module: ImportedModule) -> Set<String> {
    let sources = module.sources.compactMap {
      try? tree.contents(of: $0, limit: SwiftWords.maximumBytes)
    }
    return Set(sources.flatMap { SwiftWords($0).types })
  }

  /// Returns the omissions extended by those for the compiler's messages; `nil` if the messages
  /// need none.
  package func omissions(for messages: BuildMessages) -> Omissions? {
    var omissions = omissions
    let isMore = omissions.leaveOut(messages, originals: originals) { adapted($0) }
    return isMore ? omissions : nil
  }

  private func content(of source: String) -> Item.Content {
    guard let adapted = adapted(source),
      let text = omissions.text(of: source, adapted) ?? adapted.text
    else { return .link(source) }
    return .adapted(text, of: source)
  }

  private func adapted(_ source: String) -> AdaptedSource? {
    let isOfPackage = packageSources.contains(source)
    let conditions = SystemConditions(system: target.platform, isOfPackage: isOfPackage)
    return AdaptedSource(source, in: tree, conditions)
  }

  private mutating func add(
    _ text: String,
    of origin: String,
    to folder: String,
    _ names: inout Set<String>
  ) {
    let base = SwiftName.module(String(Self.fileName(of: origin).prefix { $0 != "." }))
    let name = Self.unused("Generated_\(base).swift", &names)
    let words =
      "// Made by 'widgetctl extension import' of \(SwiftName.quoted(tree.shown(origin))).\n"
    items.append(Item(path: "\(folder)/\(name)", content: .text(words + text)))
  }

  /// Adds the resources of `Bundle.main`, in one folder as in an app's bundle.
  private mutating func addResources() {
    var names: Set<String> = []
    var tables: Set<String> = []
    var texts = TextTables()
    let folder = Self.program
    for module in target.allModules.reversed() {
      for catalog in module.assets {
        let name = Self.unused(Self.fileName(of: catalog), &names)
        items.append(Item(path: "\(folder)/\(name)", content: .link(catalog)))
      }
      for catalog in module.stringCatalogs {
        guard let read = try? StringCatalog(of: catalog, in: tree) else { continue }
        for table in read.tables {
          let path = "\(table.language).lproj/\(Self.table(of: catalog)).strings"
          guard tables.insert(path).inserted else { continue }
          items.append(Item(path: "\(folder)/\(path)", content: .text(table.text)))
        }
      }
      for resource in module.resources {
        let parts = resource.split(separator: "/").map(String.init)
        guard let last = parts.last else { continue }
        let isTranslated = parts.count > 1 && parts[parts.count - 2].hasSuffix(".lproj")
        let path = (isTranslated ? "\(Self.safe(parts[parts.count - 2]))/" : "") + Self.safe(last)
        if TextTables.areIn(last) {
          texts.add(resource, as: path)
        } else if isTranslated {
          guard tables.insert(path).inserted else { continue }
          items.append(Item(path: "\(folder)/\(path)", content: .link(resource)))
        } else if names.insert(Self.safe(last)).inserted {
          items.append(Item(path: "\(folder)/\(Self.safe(last))", content: .link(resource)))
        }
      }
      // A container of Core Data is named by its compiled model, whose classes are in the program.
      for model in module.dataModels {
        let name = Self.fileName(of: model).prefix { $0 != "." } + ".momd"
        guard names.insert(String(name)).inserted else { continue }
        items.append(Item(path: "\(folder)/\(name)", content: .text("")))
      }
    }
    for table in texts.tables where tables.insert(table.path).inserted {
      guard let content = read({ [tree] () throws(ImportError) in try table.content(in: tree) })
      else { continue }
      items.append(Item(path: "\(folder)/\(table.path)", content: content))
    }
    let information = InformationList.text(of: target, in: tree)
    items.append(Item(path: "\(folder)/Info.plist", content: .text(information)))
  }

  private mutating func read<Value>(_ body: () throws(ImportError) -> Value) -> Value? {
    do throws(ImportError) {
      return try body()
    } catch {
      problems.append(error)
      return nil
    }
  }

  private func manifest(_ flags: Flags) -> String {
    PackageManifestText(target: target, flags: flags).text
  }

  /// Returns the first of the paths with each file name; the others are translations of the same
  /// definition.
  private static func withoutForms(_ paths: [String]) -> [String] {
    var names: Set<String> = []
    return paths.filter { names.insert(fileName(of: $0)).inserted }
  }

  private static func table(of catalog: String) -> String {
    safe(String(fileName(of: catalog).dropLast(".xcstrings".count)))
  }

  private static func fileName(of path: String) -> String {
    safe(String(path.split(separator: "/").last ?? ""))
  }

  /// Returns a name that needs no escape in a manifest, a message or a folder.
  private static func safe(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar {
      case "/", "\"", "\\", "'", "$", "`": "_"
      default: scalar.value < 0x20 || scalar.value == 0x7F ? "_" : scalar
      }
    }
    let text = String(String.UnicodeScalarView(scalars))
    return text.isEmpty || text.hasPrefix(".") ? "_" + text : text
  }

  /// Returns a name that is unused in the module.
  private static func unused(_ name: String, _ names: inout Set<String>) -> String {
    if names.insert(name.lowercased()).inserted { return name }
    let ending = name.lastIndex(of: ".") ?? name.endIndex
    var number = 2
    while true {
      let other = "\(name[..<ending])_\(number)\(name[ending...])"
      if names.insert(other.lowercased()).inserted { return other }
      number += 1
    }
  }
}
