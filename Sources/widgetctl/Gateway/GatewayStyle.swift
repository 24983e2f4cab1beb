import WidgetRender
import WidgetTerminal

/// The style sheet of the page: cards in as many columns as fit, each half as wide as a medium
/// widget.
enum GatewayStyle {
  /// Returns the name of the class for the titles of a kind's widgets.
  static func className(ofKind kind: String) -> String {
    "k" + kind.unicodeScalars.map { String($0.value, radix: 36) }.joined()
  }

  /// Returns the style sheet, except for the classes of pictures.
  static func sheet(_ styles: PageStyles, kinds: [String]) -> String {
    let sheets = styles.palettes.enumerated().map { index, palette in
      let accent = styles.colors(.accent)[index]
      let line = MarkupText.hex(palette.cardLine)
      let variables = """
        :root{color-scheme:\(palette.scheme.rawValue);--ground:\(MarkupText.hex(palette.pageGround));\
        --card:\(MarkupText.hex(palette.surface));--text:\(MarkupText.hex(palette.text));\
        --quiet:\(styles.colors(.secondary)[index]);--line:\(line);--accent:\(accent);\
        --bad:\(styles.colors(ArchivedColor(.system(.red)))[index])}

        """
      let look = LiveLook(depth: .truecolor, palette: palette)
      let titles = kinds.map { kind in
        let color = styles.colors(look.color(ofKind: kind))[index]
        return ".\(className(ofKind: kind)){color:\(color)}\n"
      }
      return variables + titles.joined()
    }
    guard sheets.count > 1 else { return sheets.joined() + ".dark{display:none}\n" + rules }
    return sheets[0] + "@media (prefers-color-scheme:dark){\n\(sheets[1])}\n"
      + ".dark{display:none}\n@media (prefers-color-scheme:dark){.light{display:none}"
      + ".dark{display:block}}\n" + rules
  }

  /// The rules shared by all pages.
  ///
  /// Two columns and the gap between them are 47.5 characters wide, which fits on a phone.
  private static let rules = """
    :root{--row:1.16em}
    *{box-sizing:border-box}
    html{font-size:clamp(8px,calc((100vw - 18px)/47.5/.62),16px)}
    body{margin:0;padding:1rem 9px 3rem;background:var(--ground);color:var(--text);\
    font:1rem/1.3 ui-monospace,"DejaVu Sans Mono",Menlo,Consolas,"Roboto Mono",monospace;\
    -webkit-text-size-adjust:none;text-size-adjust:none}
    main{display:grid;grid-template-columns:repeat(auto-fit,23ch);gap:1.5ch;justify-content:center}
    section,form{display:flex;flex-direction:column}
    form{flex:1}
    section{grid-column:span 2;grid-row:span 2;padding:.55em 1.5ch .8em;border-radius:.7em;\
    background:var(--card);box-shadow:0 0 0 1px var(--line);scroll-margin:5rem}
    .small{grid-column:span 1}
    .large,.extra-large{grid-row:span 4}
    .extra-large{grid-column:span 4}
    .circular,.rectangular{grid-column:span 1;grid-row:span 1}
    .inline{grid-row:span 1}
    .medium>h2,.large>h2,.medium details,.large details{padding-left:2.25ch;padding-right:2.25ch}
    .extra-large>h2,.extra-large details{padding-left:8.75ch;padding-right:8.75ch}
    @media (max-width:58rem){.extra-large{grid-column:span 2}.extra-large>h2,.extra-large details{padding-left:1ch;padding-right:1ch}\
    .extra-large .picture{font-size:min(1em,calc((100vw - 18px)/81/.62))}}
    h2{margin:0 0 .35em;padding:0 1ch;font-size:1em;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
    small{color:var(--quiet);font-size:1em;font-weight:normal}
    header{margin:0 0 1rem;text-align:center}
    nav a{display:inline-block;padding:.3em 1.2ch;border-radius:.6em;color:var(--quiet);\
    text-decoration:none}
    nav a[aria-current]{background:var(--card);box-shadow:0 0 0 1px var(--line);color:var(--text);\
    font-weight:bold}
    .picture{position:relative;margin:0 auto;max-width:none}
    .cells{-webkit-user-select:none;user-select:none}
    .cells>div{height:var(--row);line-height:var(--row);white-space:pre}
    .c,.w{display:inline-flex;justify-content:center;width:1ch;height:1em;font-weight:inherit}
    .w{width:2ch}
    .picture>a,.picture>button{position:absolute;margin:0;padding:0;border:0;border-radius:.3em;\
    background:none;cursor:pointer}
    .picture>a:hover,.picture>button:hover{background:rgba(127,127,127,.16)}
    :focus-visible{outline:2px solid var(--accent);outline-offset:1px}
    details{display:none;margin:auto 0 0;padding:.6em 1ch 0}
    summary{color:var(--quiet);cursor:pointer;padding:.5em 0}
    details button{display:block;width:100%;min-height:2.75em;margin:.4em 0 0;padding:.4em 1ch;\
    border:0;border-radius:.5em;background:var(--ground);color:var(--text);font:inherit;\
    text-align:left}
    @media (any-pointer:coarse){details{display:block}}
    .problem,.empty{margin:0 0 .5em;color:var(--quiet)}
    .said{position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;\
    clip-path:inset(50%);white-space:nowrap}
    .message{position:fixed;left:50%;bottom:1rem;max-width:calc(100vw - 2rem);margin:0;\
    padding:.7em 2ch;border-radius:.7em;background:var(--text);color:var(--card);\
    transform:translateX(-50%);animation:gone 0s 12s forwards}
    .failure{background:var(--bad);color:#fff}
    @keyframes gone{to{visibility:hidden}}
    .refusal{display:block;max-width:60ch;margin:12vh auto 0}
    .refusal h1{font-size:1.1em}
    .refusal a{color:var(--accent)}

    """
}

/// The script of the page, which requests changes and replaces the changed parts.
enum GatewayScript {
  /// The script's source.
  ///
  /// It preserves the focus and open details; a page that is not visible sends no requests.
  static let text = """
    (async()=>{const d=document,pause=s=>new Promise(r=>setTimeout(r,s*1e3));for(;;){let s=0;
    if(d.hidden)await new Promise(r=>d.addEventListener("visibilitychange",r,{once:true}));
    try{const r=await fetch(d.querySelector("link[rel=alternate]").href);
    if(r.status==204)s=+r.headers.get("Retry-After")||0;
    else if(!r.ok)s=30;
    else{const n=new DOMParser().parseFromString(await r.text(),"text/html");
    if(!d.adoptedStyleSheets)return location.reload();
    const c=new CSSStyleSheet();c.replaceSync(n.querySelector("template").content.textContent);
    const f=d.activeElement&&d.activeElement.id,o=[...d.querySelectorAll("details[open]")];
    for(const q of["header","main"])d.querySelector(q).replaceWith(n.querySelector(q));
    d.querySelector("link[rel=alternate]").href=n.querySelector("link[rel=alternate]").getAttribute("href");
    d.adoptedStyleSheets=[c];for(const e of d.querySelectorAll("style"))e.disabled=true;
    for(const e of o){const x=d.getElementById(e.id);if(x)x.open=true}
    const x=f&&d.getElementById(f);if(x)x.focus({preventScroll:true});d.title=n.title}
    }catch(e){s=5}await pause(s||.2)}})()
    """
}
