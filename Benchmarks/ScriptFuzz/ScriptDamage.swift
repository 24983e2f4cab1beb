import SeededNumbers

/// Damages a script, by typing errors and by bytes that no user would type.
struct ScriptDamage {
  var random: SplitMix64

  mutating func damage(_ script: [UInt8]) -> [UInt8] {
    var script = script
    for _ in 0...random.below(3) { once(&script) }
    return script
  }

  private mutating func once(_ script: inout [UInt8]) {
    let place = random.below(script.count + 1)
    switch random.below(9) {
    case 0: script.removeSubrange(word(at: place, script))
    case 1: script.insert(contentsOf: Array(script[word(at: place, script)]), at: place)
    case 2:
      let (left, right) = (
        word(at: place, script), word(at: random.below(script.count + 1), script)
      )
      guard left.upperBound <= right.lowerBound else { return }
      let (first, second) = (Array(script[left]), Array(script[right]))
      script.replaceSubrange(right, with: first)
      script.replaceSubrange(left, with: second)
    case 3: script.removeSubrange(place...)
    case 4: script.insert(random.element(of: ScriptWords.badBytes), at: place)
    case 5: script.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
    case 6:
      if place < script.count { script[place] = UInt8(32 + random.below(95)) }
    case 7 where random.oneIn(200):
      let noise = random.element(of: ScriptWords.noise)
      for _ in 0..<random.below(2_000) {
        script.insert(contentsOf: noise, at: min(place, script.count))
      }
    default: script.insert(contentsOf: random.element(of: ScriptWords.noise), at: place)
    }
  }

  /// Returns the range of the word at an offset, or of the single character there.
  private func word(at place: Int, _ script: [UInt8]) -> Range<Int> {
    guard place < script.count else { return script.count..<script.count }
    var (start, end) = (place, place + 1)
    guard isLetter(script[place]) else { return start..<end }
    while start > 0, isLetter(script[start - 1]) { start -= 1 }
    while end < script.count, isLetter(script[end]) { end += 1 }
    return start..<end
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
      || byte == UInt8(ascii: "-")
      || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= 0x80
  }
}
