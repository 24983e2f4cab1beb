import Testing

@testable import IntentScript

@Suite("Mistakes in statements", .timeLimit(.minutes(5)))
struct SyntaxErrorTests {
  @Test(arguments: [
    (#"let"#, #"4+0: expected a name after `let`, found the end of the file"#),
    (#"let x"#, #"6+0: expected `=` and a value, found the end of the file"#),
    (#"let = 1"#, #"5+1: expected a name after `let`, found `=`"#),
    (#"let in = 1"#, #"5+2: expected a name after `let`, found `in`"#),
    (#"let x: = 1"#, #"8+1: expected a type, found `=`"#),
    (#"let x: Int?? = 1"#, #"11+2: expected one `?`, found `??`"#),
    (#"x.y = 1"#, #"5+1: expected the end of the statement, found `=`"#),
    (#"x.y += 1"#, #"5+2: expected the end of the statement, found `+=`"#),
    (#"x -1"#, #"3+1: a minus between two values with a blank on one side only"#),
    (#"x- 1"#, #"2+1: a minus between two values with a blank on one side only"#),
    (#"complete-to-do todo"#, #"16+4: expected `(` after `complete-to-do`, found `todo`"#),
    (#"add-to-do name: "a", due: b"#, #"11+4: expected `(` after `add-to-do`, found `name`"#),
    (#"f (x)"#, #"3+1: a blank between `f` and its `(`"#),
    (#"f(a b)"#, #"5+1: expected `)`, found `b`"#),
    (#"f(a = 1)"#, #"5+1: expected `:` after the label `a`, found `=`"#),
    (#"f(a: 1 b: 2)"#, #"8+1: expected `,`, found `b`"#),
    (#"f(a: 1"#, #"7+0: expected `)`, found the end of the file"#),
    (#"f(a: 1, (2"#, #"11+0: expected `)`, found the end of the file"#),
    (#"x = [1, 2"#, #"10+0: expected `]`, found the end of the file"#),
    (#"x = (1 + 2"#, #"11+0: expected `)`, found the end of the file"#),
    (#"x = a.f(1 2)"#, #"11+1: expected `)`, found `2`"#),
    (#"x = a[0"#, #"8+0: expected `]`, found the end of the file"#),
    (#"x = a[]"#, #"7+1: expected a value, found `]`"#),
    (#"x = a.map(\. b)"#, #"14+1: expected the name of a property after `\.`, found `b`"#),
    (#"x = a .b"#, #"7+1: expected the end of the statement, found `.`"#),
    (#"x = ."#, #"6+0: expected the name of a case after `.`, found the end of the file"#),
    (#"a < b < c"#, #"7+1: comparisons do not chain"#),
    (#"a == not b"#, #"6+3: expected a value, found `not`"#),
    (#"x = today at noon"#, #"14+4: expected a time after `at`, found `noon`"#),
    (#"x = 09:00"#, #"5+5: expected a value, found `09:00`"#),
    (#"if a = b { }"#, #"6+1: expected `==`, found `=`"#),
    (#"if a { } elif b { }"#, #"10+4: `elif` is not a word of the language"#),
  ])
  func `bindings, calls and values are told with what was expected (LG-14)`(
    _ text: String,
    _ expected: String
  ) {
    #expect(SyntaxMistakes.told(text) == expected)
  }

  @Test(arguments: [
    (#"if { }"#, #"4+1: expected a value, found `{`"#),
    (#"if a"#, #"5+0: expected `{`, found the end of the file"#),
    (#"else { }"#, #"1+4: expected a statement, found `else`"#),
    (#"for x of y { }"#, #"7+2: expected `in` and a list, found `of`"#),
    (#"for { }"#, #"5+1: expected a name after `for`, found `{`"#),
    (#"repeat { }"#, #"8+1: expected a number of times, found `{`"#),
    (#"repeat 3 { }"#, #"10+1: expected `times`, found `{`"#),
    (#"try { }"#, #"8+0: expected `catch`, found the end of the file"#),
    (#"try { } catch 1 { }"#, #"15+1: expected a name after `catch`, found `1`"#),
    (#"func { }"#, #"6+1: expected a name after `func`, found `{`"#),
    (#"func f { }"#, #"8+1: expected `(`, found `{`"#),
    (#"func f(a) { }"#, #"9+1: expected `:` and a type, found `)`"#),
    (#"func f(a: Int = ) { }"#, #"17+1: expected a value, found `)`"#),
    (#"use other"#, #"5+5: expected the path of a file in quotes, found `other`"#),
    (#"use "a \(b)""#, #"10+1: a path with `\(`"#),
    (#"print hello world"#, #"13+5: expected the end of the statement, found `world`"#),
    (#"print"#, #"6+0: expected a value, found the end of the file"#),
    (#"find"#, #"5+0: expected the name of an entity after `find`, found the end of the file"#),
    (#"x = find ToDo sort due"#, #"20+3: expected `by` after `sort`, found `due`"#),
    (
      #"x = find ToDo sort by"#,
      #"22+0: expected the name of a property to sort by, found the end of the file"#
    ),
    (#"x = find ToDo sort by a ascending"#, #"25+9: `ascending` is not a word of the language"#),
    (#"x = find ToDo sort by a, b"#, #"24+1: expected the end of the statement, found `,`"#),
    (#"x = find ToDo limit 1 where a"#, #"23+5: expected the end of the statement, found `where`"#),
    (#"const x = 1"#, #"1+5: expected a statement, found `const`"#),
    (#"def f() { }"#, #"1+3: expected a statement, found `def`"#),
    (#"foreach x in y { }"#, #"1+7: expected a statement, found `foreach`"#),
    (#"import "a.intents""#, #"1+6: expected a statement, found `import`"#),
    (#"echo "x""#, #"1+4: expected a statement, found `echo`"#),
    (#"throw "x""#, #"1+5: expected a statement, found `throw`"#),
    (#"switch a { case 1: b() }"#, #"1+6: expected a statement, found `switch`"#),
    (#"unless a { }"#, #"1+6: expected a statement, found `unless`"#),
    (#"loop { }"#, #"1+4: expected a statement, found `loop`"#),
    (#")"#, #"1+1: expected a statement, found `)`"#),
    (#"}"#, #"1+1: this `}` closes nothing"#),
    (#"{ a() }"#, #"1+1: expected a statement, found `{`"#),
    (#"+ 1"#, #"1+1: expected a statement, found `+`"#),
    (#"a +"#, #"4+0: expected a value, found the end of the file"#),
    (#"x = "#, #"4+0: expected a value, found the end of the file"#),
    (#"x = print"#, #"5+5: expected a value, found `print`"#),
    (#"print "\()""#, #"10+1: expected a value, found `)`"#),
    (#"print "\(a, b)""#, #"11+1: expected `)`, found `,`"#),
    ("print 1\rprint 2\r", "8+1: the lines of this file end in carriage returns (CR) alone"),
    (#"while a {"#, #"9+1: this `{` is never closed"#),
  ])
  func `blocks, finds and other languages' statements are told (LG-14)`(
    _ text: String,
    _ expected: String
  ) {
    #expect(SyntaxMistakes.told(text) == expected)
  }
}
