import Ground
import WidgetTerminal

/// The `cgi` command, which serves the page of widgets for a web server.
///
/// A web server starts the program with `GATEWAY_INTERFACE` in its environment. That selects this
/// command, and arguments are ignored; the name is for the help.
enum CGICommand: Command {
  static let signature = CommandSignature(
    name: "cgi",
    synopsis: "",
    summary: "Serves your widgets as a web page, run by a web server through CGI.",
    examples: [
      .init(
        "ln -s \"$(command -v widgetctl)\" cgi-bin/widgets",
        "a link to the program is all that a server needs"
      )
    ],
    details: """
      A web server that supports CGI/1.1 starts the program for each request, under any name. If
      the variable GATEWAY_INTERFACE is set, the program serves the page and does nothing else,
      whatever its arguments are.

      The page has the same pictures as 'show', each board at its name (/Work), light or dark like
      the screen, and updates itself. Buttons and toggles can be pressed there.

      Only users whom the server has authenticated (REMOTE_USER) see the page. With the setting
      cgi.open = loopback, browsers on this machine need no password.

      The server must run the program as you: another user has no widgets, and gets an answer that
      says so.
      """,
    options: [],
    tables: [
      .init(
        title: "servers",
        rows: [
          ("busybox", "httpd -p 127.0.0.1:8080 -h WWW, with the link as WWW/cgi-bin/widgets"),
          ("lighttpd", "mod_cgi, cgi.assign = (\"/cgi-bin/widgets\" => \"\"), and mod_auth"),
          ("nginx", "fcgiwrap, and where auth_basic is on: fastcgi_param AUTH_TYPE Basic"),
        ]
      )
    ]
  )

  static func run(_ host: Host) throws(CommandError) -> ExitCode {
    throw .usage(
      .other(
        message: "'cgi' is started by a web server, which sets GATEWAY_INTERFACE",
        hint: "'widgetctl help cgi' says how",
        signature: signature.usage
      )
    )
  }
}
