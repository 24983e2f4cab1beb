/// The declaration of a content type: its file name extensions, MIME types and the types that it
/// conforms to.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The identifiers of the types that the type conforms to directly, the nearest first.
  let parents: [String]
  /// File name extensions, the preferred one first.
  let extensions: [String]
  /// MIME types, the preferred one first.
  let mimeTypes: [String]
  let description: String

  /// Parses a row of the table: identifier, parents, extensions, MIME types and description.
  ///
  /// The text of an empty column is `-`. The result is `nil` if the row does not have five columns.
  private init?(_ row: Substring) {
    let columns = row.split(separator: "|").map { column in
      String(column.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard columns.count == 5 else { return nil }
    func words(_ column: Int) -> [String] {
      columns[column] == "-" ? [] : columns[column].split(separator: " ").map(String.init)
    }
    identifier = columns[0]
    parents = words(1)
    extensions = words(2)
    mimeTypes = words(3)
    description = columns[4]
  }

  static let all = table.split(separator: "\n").compactMap(TypeDeclaration.init)

  static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) },
    uniquingKeysWith: { first, _ in first }
  )

  /// The system's content types (Apple, Uniform Type Identifiers: System-declared uniform type
  /// identifiers).
  private static let table = """
    public.item | - | - | - | item
    public.content | - | - | - | content
    public.composite-content | public.content | - | - | mixed content
    public.data | public.item | - | application/octet-stream | data
    public.directory | public.item | - | - | directory
    public.folder | public.directory | - | - | folder
    public.volume | public.folder | - | - | volume
    com.apple.package | public.directory | - | - | package
    com.apple.bundle | public.directory | bundle | - | bundle
    com.apple.application | public.item | - | - | application
    com.apple.application-bundle | com.apple.application com.apple.bundle com.apple.package | app | - | application bundle
    com.apple.framework | com.apple.bundle | framework | - | framework
    com.apple.plugin | com.apple.bundle com.apple.package | plugin | - | plug-in
    public.symlink | public.item | - | - | symbolic link
    com.apple.alias-file | public.data | - | - | alias
    public.executable | public.data | - | - | executable
    public.text | public.data public.content | - | - | text
    public.plain-text | public.text | txt text | text/plain | plain text
    public.utf8-plain-text | public.plain-text | - | - | UTF-8 text
    public.utf16-plain-text | public.plain-text | - | - | UTF-16 text
    public.rtf | public.text | rtf | text/rtf application/rtf | RTF document
    com.apple.rtfd | com.apple.package public.composite-content | rtfd | - | RTFD document
    public.html | public.text | html htm | text/html | HTML text
    public.xml | public.text | xml | application/xml text/xml | XML text
    public.yaml | public.text | yml yaml | application/x-yaml | YAML document
    public.css | public.text | css | text/css | CSS
    public.json | public.text | json | application/json | JSON
    public.log | public.plain-text | log | - | log file
    net.daringfireball.markdown | public.plain-text | md markdown | text/markdown | Markdown document
    public.delimited-values-text | public.text | - | - | delimited text
    public.comma-separated-values-text | public.delimited-values-text | csv | text/csv | comma-separated values
    public.tab-separated-values-text | public.delimited-values-text | tsv | text/tab-separated-values | tab-separated values
    public.source-code | public.plain-text | - | - | source code
    public.swift-source | public.source-code | swift | - | Swift source
    public.c-source | public.source-code | c | - | C source
    public.c-header | public.source-code | h | - | C header
    public.c-plus-plus-source | public.source-code | cpp cp cc cxx | - | C++ source
    public.c-plus-plus-header | public.source-code | hpp hh hxx | - | C++ header
    public.objective-c-source | public.source-code | m | - | Objective-C source
    public.assembly-source | public.source-code | s | - | assembly source
    public.script | public.source-code | - | - | script
    com.netscape.javascript-source | public.source-code public.executable | js jscript javascript | text/javascript | JavaScript
    public.shell-script | public.script | sh command | - | shell script
    public.python-script | public.script | py | text/x-python | Python script
    public.ruby-script | public.script | rb | text/x-ruby-script | Ruby script
    public.perl-script | public.script | pl | text/x-perl-script | Perl script
    public.php-script | public.script | php | text/php | PHP script
    com.apple.property-list | public.data | plist | - | property list
    com.apple.xml-property-list | public.xml com.apple.property-list | - | - | XML property list
    com.apple.binary-property-list | com.apple.property-list | - | - | binary property list
    public.url | public.data | - | - | URL
    public.file-url | public.url | - | - | file URL
    public.url-name | public.item | - | - | URL name
    com.apple.internet-location | public.data | - | - | Internet location
    public.bookmark | public.data | - | - | bookmark
    public.image | public.data public.content | - | - | image
    public.png | public.image | png | image/png | PNG image
    public.jpeg | public.image | jpeg jpg jpe | image/jpeg | JPEG image
    public.heif | public.heif-standard | heif | image/heif | HEIF image
    public.heif-standard | public.image | - | - | HEIF image
    public.heic | public.heif-standard | heic | image/heic | HEIC image
    com.compuserve.gif | public.image | gif | image/gif | GIF image
    public.tiff | public.image | tiff tif | image/tiff | TIFF image
    com.microsoft.bmp | public.image | bmp | image/bmp | BMP image
    com.microsoft.ico | public.image | ico | image/vnd.microsoft.icon | icon
    com.apple.icns | public.image | icns | - | icon
    org.webmproject.webp | public.image | webp | image/webp | WebP image
    public.svg-image | public.image public.xml | svg svgz | image/svg+xml | SVG image
    public.camera-raw-image | public.image | - | - | raw image
    com.apple.live-photo | public.data | - | - | Live Photo
    com.adobe.pdf | public.data public.composite-content | pdf | application/pdf | PDF document
    org.idpf.epub-container | public.data public.composite-content | epub | application/epub+zip | EPUB document
    public.audiovisual-content | public.data public.content | - | - | audiovisual content
    public.movie | public.audiovisual-content | - | - | movie
    public.video | public.movie | - | - | video
    public.audio | public.audiovisual-content | - | - | audio
    com.apple.quicktime-movie | public.movie | mov qt | video/quicktime | QuickTime movie
    public.mpeg | public.movie | mpg mpeg | video/mpeg | MPEG movie
    public.mpeg-2-video | public.video | m2v | video/mpeg2 | MPEG-2 video
    public.mpeg-4 | public.movie | mp4 mpeg4 | video/mp4 | MPEG-4 movie
    public.mpeg-4-audio | public.audio | mp4 | audio/mp4 | MPEG-4 audio
    com.apple.m4a-audio | public.mpeg-4-audio | m4a | audio/x-m4a | Apple MPEG-4 audio
    public.avi | public.movie | avi | video/avi | AVI movie
    public.mp3 | public.audio | mp3 | audio/mpeg | MP3 audio
    com.microsoft.waveform-audio | public.audio | wav wave | audio/vnd.wave audio/wav | waveform audio
    public.aiff-audio | public.audio | aiff aif | audio/aiff | AIFF audio
    public.midi-audio | public.audio | midi mid | audio/midi | MIDI audio
    public.playlist | public.data | - | - | playlist
    public.m3u-playlist | public.text public.playlist | m3u m3u8 | audio/mpegurl | M3U playlist
    public.archive | public.data | - | - | archive
    public.zip-archive | public.archive | zip | application/zip | ZIP archive
    org.gnu.gnu-zip-archive | public.archive | gz gzip | application/gzip | gzip archive
    public.bzip2-archive | public.archive | bz2 bzip2 | application/x-bzip2 | bzip2 archive
    public.tar-archive | public.archive | tar | application/x-tar | tar archive
    public.disk-image | public.archive | - | - | disk image
    public.font | public.data | - | - | font
    public.database | public.data | - | - | database
    public.message | public.data public.content | - | - | message
    com.apple.mail.email | public.message | - | - | email message
    public.email-message | public.message | eml | message/rfc822 | email message
    public.contact | public.data | - | - | contact
    public.vcard | public.text public.contact | vcf vcard | text/vcard text/x-vcard | vCard
    public.calendar-event | public.data | - | - | calendar event
    public.to-do-item | public.data | - | - | to-do item
    com.apple.ical.ics | public.text public.calendar-event | ics | text/calendar | calendar
    public.presentation | public.composite-content | - | - | presentation
    public.spreadsheet | public.content | - | - | spreadsheet
    public.3d-content | public.content | - | - | 3D content
    com.pixar.universal-scene-description-mobile | public.3d-content | usdz | model/vnd.usdz+zip | USDZ document
    public.x509-certificate | public.data | cer crt der | application/x-x509-ca-cert | certificate
    com.rsa.pkcs-12 | public.data | p12 pfx | application/x-pkcs12 | personal information exchange
    """
}
