/// The drawings of symbols, each in a square of 32 by 32 with its origin at the top leading corner.
///
/// The paths are the project's own. A row contains a name, a colon, and parts that are separated by semicolons. A part
/// begins with its kind and, for a line whose width is not 3, the width. Paths have the form of `SymbolPath`:
///
/// - `o`: the body, drawn as its edge, or in the filled form as its inside.
/// - `s`: a line; `f`: an area; `c`: an area that is cleared. They are the same in both forms.
/// - `d`: a line; `i`: an area. In the filled form they are cleared.
/// - `@NAME`: another drawing. It can be `mirrored`, turned by a number of degrees, or moved by x and y and scaled.
/// - `1`: the drawing is plain enough for a single row of cells.
///
/// Filled forms, `.circle`, `.square`, `.slash` and `.badge` need no rows.
enum SymbolDrawingTable {
  /// Returns the row with exactly this name, without the name; `nil` if there is none.
  static func row(named name: String) -> String? {
    var name = name
    return name.withUTF8 { name in
      guard !name.isEmpty else { return nil }
      return rows.withUTF8Buffer { bytes in
        var start = 0
        while start < bytes.count {
          var end = start
          while end < bytes.count, bytes[end] != lineFeed { end += 1 }
          let behind = start + name.count
          if behind < end, bytes[behind] == colon, bytes[start..<behind].elementsEqual(name) {
            return String(decoding: bytes[(behind + 1)..<end], as: UTF8.self)
          }
          start = end + 1
        }
        return nil
      }
    }
  }

  /// The names of all rows, in the order of their bytes.
  static var names: [String] {
    rows.description.split(separator: "\n").compactMap { row in
      row.split(separator: ":").first.map(String.init)
    }
  }

  private static let (colon, lineFeed) = (UInt8(ascii: ":"), UInt8(ascii: "\n"))

  private static var rows: StaticString {
    """
    0: s4 E 16 16 8 12
    1: s4 M 10 9 L 17 4 L 17 28
    2: s4 M 8 11 C 8 1 24 1 24 10 C 24 17 8 21 8 28 L 25 28
    3: s4 M 8 6 C 13 1 24 3 23 10 C 22 15 17 15.5 13 15.5 C 19 15.5 25 17 25 22 C 25 31 11 30 7 25
    4: s4 M 21 29 L 21 4 L 6 21 L 28 21
    5: s4 M 23 4 L 10 4 L 9 15 C 14 11 25 13 25 21 C 25 31 11 30 7 25
    6: s4 M 22 4 C 11 5 8 14 8 20.5 C 8 31 25 31 25 20.5 C 25 11 10 12 8 20.5
    7: s4 M 7 4 L 25 4 L 13 28
    8: s4 E 16 9.5 6.5 6 E 16 22 8 6.5
    9: @6 180
    airplane: f M 31 16 C 31 13 28 13 27 13 L 20 13 L 12 1 L 8 1 L 12 13 L 6 13 L 3 9 L 0 9 L 2 16 L 0 23 L 3 23 L 6 19 L 12 19 L 8 31 L 12 31 L 20 19 L 27 19 C 28 19 31 19 31 16 Z
    alarm: s E 16 18 11 11 M 16 11 L 16 18 L 21 21 M 2 8 L 9 2 M 30 8 L 23 2 M 8 26 L 4 31 M 24 26 L 28 31
    app: @square
    arrow.2.circlepath: @arrow.triangle.2.circlepath
    arrow.backward: @arrow.right 180
    arrow.clockwise: s4 A 15 18.5 12 12 20 270 ; f M 15 0 L 27 6.5 L 15 13 Z
    arrow.counterclockwise: @arrow.clockwise mirrored
    arrow.down: @arrow.right 90
    arrow.down.forward: @arrow.right 45
    arrow.down.left: @arrow.right 135
    arrow.down.right: @arrow.right 45
    arrow.forward: @arrow.right
    arrow.left: @arrow.right 180
    arrow.left.and.right: 1 ; s4 M 3 16 L 29 16 M 10 8 L 2 16 L 10 24 M 22 8 L 30 16 L 22 24
    arrow.right: 1 ; s4 M 2 16 L 29 16 M 18 5 L 29 16 L 18 27
    arrow.triangle.2.circlepath: s4 A 16 16 12 12 195 335 A 16 16 12 12 15 155 ; f M 20 12 L 32 12 L 27 19 Z ; f M 0 20 L 12 20 L 5 13 Z
    arrow.trianglehead.clockwise: @arrow.clockwise
    arrow.trianglehead.counterclockwise: @arrow.counterclockwise
    arrow.up: @arrow.right 270
    arrow.up.arrow.down: s4 M 9 29 L 9 3 M 2 10 L 9 3 L 16 10 M 23 3 L 23 29 M 16 22 L 23 29 L 30 22
    arrow.up.forward: @arrow.right 315
    arrow.up.left: @arrow.right 225
    arrow.up.left.and.arrow.down.right: s4 M 5 5 L 27 27 M 4 14 L 4 4 L 14 4 M 28 18 L 28 28 L 18 28
    arrow.up.right: @arrow.right 315
    backward: @forward mirrored
    bag: o R 4 10 24 20 3 ; s M 10 12 L 10 8 C 10 0 22 0 22 8 L 22 12
    battery.0: s R 1 9 26 14 3 M 31 14 L 31 18
    battery.0percent: @battery.0
    battery.100: s R 1 9 26 14 3 M 31 14 L 31 18 ; f R 4 12 20 8 1
    battery.100percent: @battery.100
    battery.25: s R 1 9 26 14 3 M 31 14 L 31 18 ; f R 4 12 5 8 1
    battery.25percent: @battery.25
    battery.50: s R 1 9 26 14 3 M 31 14 L 31 18 ; f R 4 12 10 8 1
    battery.50percent: @battery.50
    battery.75: s R 1 9 26 14 3 M 31 14 L 31 18 ; f R 4 12 15 8 1
    battery.75percent: @battery.75
    bell: o M 3 25 C 8 20 7 16 7 13 C 7 6 11 3 16 3 C 21 3 25 6 25 13 C 25 16 24 20 29 25 Z ; f E 16 29 4 2.5
    bitcoinsign: s4 M 8 5 L 18 5 C 25 5 25 15.5 18 15.5 L 8 15.5 M 18 15.5 C 27 15.5 27 27 18 27 L 8 27 M 10 5 L 10 27 ; s M 13 1 L 13 5 M 18 1 L 18 5 M 13 27 L 13 31 M 18 27 L 18 31
    bolt: o M 20 0 L 3 18 L 13 18 L 11 32 L 29 13 L 19 13 Z
    book: o M 1 6 C 8 4 13 5 16 8 C 19 5 24 4 31 6 L 31 26 C 24 24 19 25 16 28 C 13 25 8 24 1 26 Z ; d M 16 8 L 16 28
    book.closed: o R 5 2 22 28 3 ; d M 5 24 L 27 24
    bookmark: o M 6 1 L 26 1 L 26 31 L 16 23 L 6 31 Z
    building.columns: f M 16 1 L 31 10 L 31 12 L 1 12 L 1 10 Z ; s M 6 13 L 6 24 M 12.7 13 L 12.7 24 M 19.3 13 L 19.3 24 M 26 13 L 26 24 ; s4 M 1 28 L 31 28
    calendar: o R 2 4 28 26 4 ; d M 2 12 L 30 12 ; s M 9 1 L 9 6 M 23 1 L 23 6 ; i E 9 18 2 2 E 16 18 2 2 E 23 18 2 2 E 9 25 2 2 E 16 25 2 2
    camera: o M 4 9 L 9 9 L 12 4 L 20 4 L 23 9 L 28 9 C 30 9 31 10 31 12 L 31 25 C 31 27 30 28 28 28 L 4 28 C 2 28 1 27 1 25 L 1 12 C 1 10 2 9 4 9 Z ; d E 16 18 6 6
    car: o M 1 23 L 1 17 C 1 15 3 14 5 14 L 9 6 L 21 6 L 27 14 C 30 14.5 31 16 31 18 L 31 23 Z ; i M 9 13 L 11.5 9 L 14 9 L 14 13 Z M 17 13 L 17 9 L 20 9 L 23 13 Z ; c E 8 23 5.5 5.5 E 24 23 5.5 5.5 ; f E 8 23.5 4 4 E 24 23.5 4 4
    cart: s M 1 4 L 6 4 L 10 22 L 26 22 ; o M 7 8 L 30 8 L 26 18 L 9 18 Z ; f E 12 28 3 3 E 24 28 3 3
    chart.bar: o R 2 18 8 12 1 ; o R 12 10 8 20 1 ; o R 22 2 8 28 1
    chart.line.uptrend.xyaxis: s M 3 2 L 3 29 L 31 29 M 8 23 L 14 14 L 20 18 L 29 6
    checkmark: 1 ; s4 M 3 18 L 12 27 L 29 5
    chevron.backward: @chevron.left
    chevron.down: @chevron.right 90
    chevron.forward: @chevron.right
    chevron.left: @chevron.right 180
    chevron.right: 1 ; s4 M 10 3 L 22 16 L 10 29
    chevron.up: @chevron.right 270
    circle: o E 16 16 14 14
    clock: o E 16 16 14 14 ; d M 16 7 L 16 16 L 23 20
    cloud: o M 8 27 C 3 27 1 23.5 1 20.5 C 1 17 4 14 7 14 C 8 8 12 5 17 5 C 22 5 26 9 26 14 C 29 14 31 17 31 20 C 31 24 28 27 25 27 Z
    cloud.bolt: @cloud 1 -3 0.9 ; c M 19 14 L 9 25 L 15 25 L 12 32 L 24 22 L 18 22 Z ; f M 18 16 L 11 24 L 16 24 L 14 31 L 22 22 L 17 22 Z
    cloud.drizzle: @cloud.rain
    cloud.fog: @cloud 1 -4 0.9 ; s M 3 25 L 29 25 M 7 30 L 25 30
    cloud.heavyrain: @cloud.rain
    cloud.moon: f E 23 9 9.5 9.5 ; c E 30 3.5 7.5 7.5 ; c M 5 29.9 C -0.2 29.9 -2.9 26.4 -2.9 22.9 C -2.9 19.3 -0.2 17.6 2.4 16.7 C 4.2 12.3 5.9 10.5 10.3 10.5 C 14.7 10.5 18.2 14.1 18.2 16.7 C 21.8 17.6 22.6 20.2 22.6 22.9 C 22.6 27.3 19.1 29.9 15.6 29.9 Z ; @cloud -1 10 0.72
    cloud.rain: @cloud 1 -3 0.9 ; s M 8 24 L 6 30 M 16 24 L 14 30 M 24 24 L 22 30
    cloud.snow: @cloud 1 -3 0.9 ; f E 8 27 2 2 E 16 30 2 2 E 24 27 2 2
    cloud.sun: o E 20 11 6.5 6.5 ; s M 20 0 L 20 3 M 30 11 L 32 11 M 11 2 L 13 4 M 27 4 L 29 2 ; c M 8 30 C 2 30 -1 26 -1 22 C -1 18 2 16 5 15 C 7 10 9 8 14 8 C 19 8 23 12 23 15 C 27 16 28 19 28 22 C 28 27 24 30 20 30 Z ; @cloud 0 8 0.8
    creditcard: o R 1 5 30 22 4 ; d4 M 1 12 L 31 12 ; d M 5 20 L 12 20
    cube: @shippingbox
    cylinder: o M 4 7 C 4 0 28 0 28 7 L 28 25 C 28 32 4 32 4 25 Z ; d M 4 7 C 4 14 28 14 28 7
    doc: o M 5 1 L 18 1 L 27 10 L 27 31 L 5 31 Z ; d M 18 1 L 18 10 L 27 10
    doc.plaintext: @doc.text
    doc.text: o M 5 1 L 18 1 L 27 10 L 27 31 L 5 31 Z ; d M 18 1 L 18 10 L 27 10 M 10 17 L 22 17 M 10 24 L 22 24
    dollarsign: s4 M 25 10 C 24 3 7 3 7 10 C 7 18 25 14 25 22 C 25 29 8 29 7 22 ; s M 16 0 L 16 32
    drop: o M 16 1 C 20 9 26 14 26 20.5 C 26 27 21 31 16 31 C 11 31 6 27 6 20.5 C 6 14 12 9 16 1 Z
    envelope: o R 1 5 30 22 3 ; d M 1 7 L 16 18 L 31 7
    exclamationmark: s5 M 16 4 L 16 17 ; f E 16 27.5 3 3
    exclamationmark.triangle: o M 16 2 L 31 29 L 1 29 Z ; d4 M 16 11 L 16 18 ; i E 16 25 2.5 2.5
    eye: o M 1 16 C 8 4 24 4 31 16 C 24 28 8 28 1 16 Z ; i E 16 16 5 5
    figure.run: f E 21 4 3.5 3.5 ; s M 19 10 L 15 19 M 18 10 L 10 11 L 7 17 M 19 11 L 22 16 L 28 15 M 15 19 L 21 23 L 19 31 M 15 19 L 11 26 L 3 26
    figure.walk: f E 17 4 3.5 3.5 ; s M 16 9 L 15 20 M 16 10 L 10 13 L 9 18 M 16 10 L 20 16 L 24 17 M 15 20 L 20 25 L 22 31 M 15 20 L 13 26 L 8 31
    flag: o M 5 3 L 29 3 L 23 10.5 L 29 18 L 5 18 Z ; s M 5 1 L 5 31
    flame: o M 17 0 C 18 8 27 11 27 21 C 27 28 22 31.5 16 31.5 C 10 31.5 5 28 5 21 C 5 16 8 13 9 9 C 11 11 12 13 13 14 C 16 10 14 5 17 0 Z
    folder: o M 1 6 L 12 6 L 15 10 L 31 10 L 31 27 L 1 27 Z
    fork.knife: s2.5 M 3 2 L 3 9 C 3 14 13 14 13 9 L 13 2 M 8 2 L 8 31 ; f M 20 1 C 26 4 28 11 28 19 L 24 19 L 24 31 L 20 31 Z
    forward: o M 1 4 L 15 16 L 1 28 Z ; o M 17 4 L 31 16 L 17 28 Z
    gauge: s A 16 19 14 14 150 390 M 16 19 L 23 10
    gear: o E 16 16 9 9 ; s5 M 16 2 L 16 7 M 16 25 L 16 30 M 2 16 L 7 16 M 25 16 L 30 16 M 6 6 L 9.5 9.5 M 22.5 22.5 L 26 26 M 6 26 L 9.5 22.5 M 22.5 9.5 L 26 6 ; i E 16 16 4 4
    gearshape: @gear
    gift: o R 3 13 26 17 1 ; o R 1 7 30 6 1 ; d M 16 7 L 16 30 ; s M 16 7 C 5 6 7 -2 12 1 C 14 2 15 5 16 7 C 17 5 18 2 20 1 C 25 -2 27 6 16 7
    globe: s E 16 16 14 14 E 16 16 6 14 M 2 16 L 30 16
    hammer: s5 M 12 12 L 29 30 ; f M 1 13 L 13 1 L 21 5 L 5 21 Z
    heart: o M 16 29.5 C 4 20.5 1 15 1 10 C 1 5 4.5 2.5 8.5 2.5 C 12 2.5 14.5 5 16 8 C 17.5 5 20 2.5 23.5 2.5 C 27.5 2.5 31 5 31 10 C 31 15 28 20.5 16 29.5 Z
    house: o M 16 2 L 31 16 L 27 16 L 27 30 L 5 30 L 5 16 L 1 16 Z ; i R 13 20 6 10 0
    info: f E 16 5 3 3 ; s5 M 16 15 L 16 28
    largecircle.fill.circle: s E 16 16 14 14 ; f E 16 16 9 9
    leaf: o M 5 25 C -1 10 12 3 30 3 C 31 20 20 33 5 25 Z ; d M 6 24 L 22 11 ; s M 1 31 L 6 24
    lightbulb: o M 11 23 C 11 18 5 17 5 11 C 5 -2 27 -2 27 11 C 27 17 21 18 21 23 Z ; s M 11 27 L 21 27 M 13 31 L 19 31
    list.bullet: 1 ; f E 4 6 3 3 E 4 16 3 3 E 4 26 3 3 ; s M 13 6 L 31 6 M 13 16 L 31 16 M 13 26 L 31 26
    list.dash: 1 ; s M 1 6 L 6 6 M 1 16 L 6 16 M 1 26 L 6 26 M 14 6 L 31 6 M 14 16 L 31 16 M 14 26 L 31 26
    location: f M 30 2 L 18 30 L 15 17 L 2 14 Z
    lock: o R 4 14 24 16 3 ; s M 9 14 L 9 9 C 9 0 23 0 23 9 L 23 14
    lock.open: o R 4 14 24 16 3 ; s M 23 14 L 23 9 C 23 0 9 0 9 8
    magnifyingglass: s E 13 13 10 10 ; s4 M 20 20 L 30 30
    map: o M 1 7 L 11 3 L 21 7 L 31 3 L 31 25 L 21 29 L 11 25 L 1 29 Z ; d M 11 3 L 11 25 M 21 7 L 21 29
    mappin: f E 16 8 7 7 ; s M 16 14 L 16 31
    mappin.and.ellipse: f E 16 6.5 6 6 ; s M 16 12 L 16 25 ; s2.5 M 11 19 C -3 21 -1 31 16 31 C 33 31 35 21 21 19
    mic: o R 11 1 10 18 5 ; s M 5 14 C 5 27 27 27 27 14 M 16 24 L 16 31 M 10 31 L 22 31
    minus: 1 ; s4 M 3 16 L 29 16
    moon: o M 20 2 C 11 3 4 9 4 17.5 C 4 25 10 30.5 17 30.5 C 22.5 30.5 27 27.5 29 23 C 20 25 12 16 20 2 Z
    moon.stars: @moon 0 2 0.95 ; f M 24 0 L 25.5 4.5 L 30 6 L 25.5 7.5 L 24 12 L 22.5 7.5 L 18 6 L 22.5 4.5 Z
    mug: o R 3 7 19 22 4 ; s M 22 12 C 32 10 32 24 22 22
    music.note: f E 10 25.5 6.5 5 ; s M 15 25 L 15 3 ; f M 14 2 L 27 7 L 27 14 L 14 9 Z
    network: f E 16 15 5 5 E 16 4 4 4 E 4.5 26 4 4 E 27.5 26 4 4 ; s M 16 4 L 16 15 L 4.5 26 M 16 15 L 27.5 26
    paperplane: f M 31 2 L 1 13 L 11 18 L 24 9 L 15 21 L 21 31 Z
    pause: o R 4 3 9 26 1 ; o R 19 3 9 26 1
    pencil: o M 3 29 L 5 21 L 23 3 L 29 9 L 11 27 Z ; d M 20 6 L 26 12
    person: o E 16 9 7 7 ; o M 3 31 C 3 21 9 18.5 16 18.5 C 23 18.5 29 21 29 31 Z
    person.2: o E 12 10 6 6 ; o M 1 30 C 1 21 7 19 12 19 C 17 19 23 21 23 30 Z ; s A 21 10 6 6 -70 70 M 22 18 C 28 18 31 22 31 30 L 26 30
    person.crop.circle: o E 16 16 14 14 ; i E 16 12.5 5 5 ; i M 6 25 C 8 18.5 24 18.5 26 25 C 22 30 10 30 6 25 Z
    phone: o M 6 3 L 11 2 L 14 9 L 11 12 C 13 16 16 19 20 21 L 23 18 L 30 21 L 29 27 C 27 31 20 30 13 24 C 6 18 1 10 6 3 Z
    photo: o R 1 4 30 24 4 ; i E 9 11 3 3 ; d M 2 25 L 11 17 L 16 21 L 23 13 L 30 21
    photo.on.rectangle.angled: s M 6 8 L 6 2 L 31 2 L 31 20 L 27 20 ; @photo 0 8 0.8
    pin: o M 10 2 L 22 2 L 20 11 L 26 18 L 6 18 L 12 11 Z ; s M 16 18 L 16 31
    play: o M 6 3 L 29 16 L 6 29 Z
    plus: 1 ; s4 M 16 3 L 16 29 M 3 16 L 29 16
    questionmark: s4 M 9 10 C 9 1 24 1 24 9.5 C 24 15 16 15 16 21 ; f E 16 28 3 3
    rectangle: o R 1 6 30 20 3
    rectangle.and.pencil.and.ellipsis: s M 18 8 L 1 8 L 1 26 L 31 26 L 31 14 ; f E 7 17 2.5 2.5 E 14 17 2.5 2.5 ; f M 18 18 L 19 13 L 27 5 L 31 9 L 23 17 Z
    repeat: s M 4 17 L 4 9 L 27 9 M 21 3 L 27 9 L 21 15 M 28 15 L 28 23 L 5 23 M 11 17 L 5 23 L 11 29
    scope: s E 16 16 12 12 M 16 0 L 16 12 M 16 20 L 16 32 M 0 16 L 12 16 M 20 16 L 32 16
    shippingbox: o M 16 1.5 L 30 8.5 L 30 23.5 L 16 30.5 L 2 23.5 L 2 8.5 Z ; d M 2 8.5 L 16 15.5 L 30 8.5 M 16 15.5 L 16 31
    snowflake: s2.5 M 16 1 L 16 31 M 3 8.5 L 29 23.5 M 29 8.5 L 3 23.5 M 11 3 L 16 8 L 21 3 M 11 29 L 16 24 L 21 29
    speaker: o M 3 11 L 10 11 L 19 3 L 19 29 L 10 21 L 3 21 Z
    speaker.wave.1: @speaker -3 0 1 ; s A 16 16 8 8 -45 45
    speaker.wave.2: o M 1 11 L 7 11 L 15 4 L 15 28 L 7 21 L 1 21 Z ; s A 14 16 7 7 -45 45 A 14 16 14 14 -45 45
    speaker.wave.3: @speaker.wave.2
    speedometer: @gauge
    square: o R 3 3 26 26 4
    square.and.pencil: s M 17 5 L 3 5 L 3 29 L 27 29 L 27 16 ; f M 12 20 L 13 15 L 26 2 L 30 6 L 17 19 Z
    star: o M 16 1.5 L 19.7 12.2 L 31 12.4 L 22 19.3 L 25.2 30 L 16 23.7 L 6.8 30 L 10 19.3 L 1 12.4 L 12.3 12.2 Z
    stop: o R 4 4 24 24 3
    stopwatch: s E 16 18.5 12 12 M 16 6 L 16 2 M 11 2 L 21 2 M 16 18 L 16 11
    sun.max: o E 16 16 7 7 ; s M 16 1 L 16 5 M 16 27 L 16 31 M 1 16 L 5 16 M 27 16 L 31 16 M 5.5 5.5 L 8 8 M 24 24 L 26.5 26.5 M 5.5 26.5 L 8 24 M 24 8 L 26.5 5.5
    sun.min: o E 16 16 7 7 ; f E 16 3 2 2 E 16 29 2 2 E 3 16 2 2 E 29 16 2 2 E 7 7 2 2 E 25 25 2 2 E 7 25 2 2 E 25 7 2 2
    sunrise: s A 16 24 9 9 180 360 M 1 24 L 31 24 M 8 30 L 24 30 M 3 13 L 6 15 M 29 13 L 26 15 M 16 11 L 16 2 M 12 6 L 16 2 L 20 6
    sunset: s A 16 24 9 9 180 360 M 1 24 L 31 24 M 8 30 L 24 30 M 3 13 L 6 15 M 29 13 L 26 15 M 16 1 L 16 10 M 12 6 L 16 10 L 20 6
    swift: f M 1 7 C 7 9 12 13 15 18 C 17 11 22 5 31 2 C 27 8 26 13 24 18 C 22 24 16 29 7 30 C 10 28 12 26 13 24 C 8 21 3 15 1 7 Z
    syringe: o M 7 20 L 18 9 L 23 14 L 12 25 Z ; s M 9 23 L 1 31 M 21 11 L 27 5 M 23 1 L 31 9 M 15 6 L 26 17
    tag: o M 2 3 L 16 3 L 31 18 L 18 31 L 2 16 Z ; i E 9 10 2.5 2.5
    thermometer: s M 12 20 L 12 6 C 12 1 20 1 20 6 L 20 20 ; f E 16 25 6.5 6.5 ; s M 16 24 L 16 10
    thermometer.medium: @thermometer
    timer: s A 16 17 13 13 -90 225 M 16 4 L 16 9 M 16 17 L 8 9
    trash: o M 6 9 L 8 30 L 24 30 L 26 9 Z ; s M 2 7 L 30 7 M 12 6 L 12 2 L 20 2 L 20 6 ; d M 13 14 L 13 25 M 19 14 L 19 25
    triangle: o M 16 3 L 30 28 L 2 28 Z
    tuningfork: s4 M 8 2 L 8 11 C 8 22 24 22 24 11 L 24 2 M 16 19 L 16 31
    tv: o R 1 3 30 21 3 ; s M 9 29 L 23 29
    umbrella: o M 1 17 C 1 -2 31 -2 31 17 C 28 14 24 14 21 17 C 18 14 14 14 11 17 C 8 14 4 14 1 17 Z ; s M 16 16 L 16 26 C 16 31 22 31 22 27
    video: o R 1 7 20 18 3 ; o M 23 14 L 31 9 L 31 23 L 23 18 Z
    waveform.path: @waveform.path.ecg
    waveform.path.ecg: s M 0 17 L 8 17 L 12 5 L 18 28 L 22 12 L 24 17 L 32 17
    wifi: f E 16 26 3 3 ; s A 16 26 10 10 225 315 A 16 26 17 17 225 315 A 16 26 24 24 225 315
    wind: s M 1 11 L 20 11 C 27 11 27 2 20 3 M 1 17 L 26 17 C 33 17 33 26 26 25 M 4 23 L 14 23 C 20 23 20 31 14 30
    xmark: 1 ; s4 M 5 5 L 27 27 M 27 5 L 5 27
    """
  }
}
