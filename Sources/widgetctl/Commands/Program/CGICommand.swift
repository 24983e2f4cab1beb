import Ground
import WidgetTerminal

/// The `cgi` command, which serves the page of widgets for a web server.
///
/// A web server starts the program directly, and never by this name.
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
      A web server that speaks CGI/1.1 starts the program for each request, by any name. Where the
      variable GATEWAY_INTERFACE is set, the program serves the page and does nothing else, whatever
      its arguments are.

      The page has the same pictures as 'show', a board each at its name (/Work), light or dark as the
      screen is, and keeps itself up to date. What can be pressed in a widget is pressed there.

      The page is shown to those whom the server has authenticated (REMOTE_USER). With the setting
      cgi.open = loopback browsers on this machine need no password.

      The server has to run the program as you: another user has no widgets, and gets an answer that
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
