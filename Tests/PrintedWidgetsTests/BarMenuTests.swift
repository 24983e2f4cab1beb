import Testing
@testable import PrintedWidgets
