/// The text of a script that prints a widget and runs without changes, which its author then edits.
struct ScriptTemplate {
  let name: String
  let language: ScriptLanguage

  var text: String {
    switch language {
    case .shell: shell
    case .python: python
    }
  }

  private var shell: String {
    """
    #!/bin/sh
    # <xbar.title>\(name)</xbar.title>
    # <xbar.desc>What this widget shows, for 'widgetctl gallery'.</xbar.desc>
    # A value that a person may set in \(name).5m.sh.vars.json, such as {"GREETING": "Hello"}:
    # <xbar.var>string(GREETING="Good day"): What the first line says.</xbar.var>
    #
    # It is run as often as its name says: .30s, .5m, .1h, .1d. What it prints is drawn; what it says on
    # standard error is kept in a log. It may take 20 seconds. An exit code other than 0 is a failure:
    # the last good picture stays.

    # A press runs this program again, with the arguments that its line names.
    case ${1-} in
    touch) date >"$HOME/.\(name)-pressed"; exit 0 ;;
    esac

    # Text from elsewhere (mail, a file, the network) may hold '|' and line ends, which mean something here.
    plain() { tr -d '|\\n'; }

    # The lines before '---' are the title: all that small places show.
    echo "$GREETING, $(id -un | plain)"
    echo "---"

    # After a bar come parameters: color= font= href= refresh= badge= disabled= and others.
    echo "It is $(date +%H:%M) | color=green"
    pressed=$(cat "$HOME/.\(name)-pressed" 2>/dev/null) || pressed=never
    echo "Pressed | badge='$(printf %s "$pressed" | plain)'"

    # A line is a button with arguments for this program, or with shell= a program of its own.
    echo "Press me | param1=touch"
    echo "Lines that begin with two dashes lie a menu deeper"
    echo "--like this one | href=https://github.com/matryer/xbar-plugins"

    """
  }

  private var python: String {
    """
    #!/usr/bin/env python3
    # <xbar.title>\(name)</xbar.title>
    # <xbar.desc>What this widget shows, for 'widgetctl gallery'.</xbar.desc>
    # A value that a person may set in \(name).5m.py.vars.json, such as {"GREETING": "Hello"}:
    # <xbar.var>string(GREETING="Good day"): What the first line says.</xbar.var>
    \"\"\"Run as often as its name says: .30s, .5m, .1h, .1d. What it prints is drawn.

    What it says on standard error is kept in a log. It may take 20 seconds. An exit code other than 0 is
    a failure: the last good picture stays.
    \"\"\"

    import getpass
    import os
    import pathlib
    import sys
    import time

    PRESSED = pathlib.Path.home() / ".\(name)-pressed"


    def plain(text):
        \"\"\"Text from elsewhere may hold '|' and line ends, which mean something here.\"\"\"
        return text.replace("|", " ").replace("\\n", " ").replace("'", "’")


    # A press runs this program again, with the arguments that its line names.
    if sys.argv[1:] == ["touch"]:
        PRESSED.write_text(time.strftime("%c"))
        sys.exit(0)

    # The lines before '---' are the title: all that small places show.
    print(os.environ.get("GREETING", "Good day") + ", " + plain(getpass.getuser()))
    print("---")

    # After a bar come parameters: color= font= href= refresh= badge= disabled= and others.
    print("It is " + time.strftime("%H:%M") + " | color=green")
    pressed = PRESSED.read_text() if PRESSED.exists() else "never"
    print("Pressed | badge='" + plain(pressed) + "'")

    # A line is a button with arguments for this program, or with shell= a program of its own.
    print("Press me | param1=touch")
    print("Lines that begin with two dashes lie a menu deeper")
    print("--like this one | href=https://github.com/matryer/xbar-plugins")

    """
  }
}
