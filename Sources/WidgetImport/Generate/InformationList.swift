/// The information list that `Bundle.main` of an imported program reads.
enum InformationList {
  private static let maximumBytes = 4 << 20
  /// The key for the name of the app, which is used for a widget without a name of its own.
  private static let appName = "WidgetctlAppName"

  /// Returns the author's list with the variables of its build filled in, as XML.
  static func text(of target: ImportTarget, in tree: SourceTree) -> String {
    var values: [String: PropertyList] = [:]
    if let path = target.information,
      let bytes = try? tree.contents(of: path, limit: maximumBytes),
      let list = try? PropertyList(bytes, of: tree.shown(path)), let table = list.table
    {
      values = table
    }
    let names = [
      "PRODUCT_BUNDLE_IDENTIFIER": target.bundleIdentifier ?? "",
      "PRODUCT_NAME": target.title, "EXECUTABLE_NAME": target.module.name,
      "TARGET_NAME": target.title,
      "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
      "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
    ]
    values["CFBundleExecutable"] = .text(target.module.name)
    values[appName] = target.appName.map { .text($0) }
    if let identifier = target.bundleIdentifier, !identifier.isEmpty {
      values["CFBundleIdentifier"] = .text(identifier)
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      \(xml(.table(values), names))
      </plist>

      """
  }

  private static func xml(_ value: PropertyList, _ names: [String: String]) -> String {
    switch value {
    case .text(let text): "<string>\(escaped(filled(text, names)))</string>"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15
        ? "<integer>\(Int64(number))</integer>" : "<real>\(number)</real>"
    case .flag(let flag): flag ? "<true/>" : "<false/>"
    case .list(let list):
      "<array>\(list.map { xml($0, names) }.joined())</array>"
    case .table(let table):
      "<dict>"
        + table.sorted { $0.key < $1.key }
        .map { "<key>\(escaped($0.key))</key>\(xml($0.value, names))\n" }.joined()
        + "</dict>"
    }
  }

  private static func filled(_ text: String, _ names: [String: String]) -> String {
    var text = text
    for (name, value) in names.sorted(by: { $0.key < $1.key }) {
      text = text.replacing("$(\(name))", with: value).replacing("${\(name)}", with: value)
    }
    return text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
