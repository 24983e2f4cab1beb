// Written by scripts/generators/symbol-table from Documentation/Symbols.md.

extension SymbolTable {
  /// The rows, sorted by the bytes of their names.
  ///
  /// A row is a name, a colon, then a glyph and its ASCII form, outlined and filled if there are two. Spaces and line
  /// feeds separate them.
  static var rows: StaticString {
    #"""
    abc:AA accessibility:♙i♟i air.conditioner:❅* air.purifier:≈~ airplane:✈+ airplane.arrival:↘\
    airplane.departure:↗/ airplay.audio:△^▲^ airplay.video:△^▲^ airplayaudio:△^▲^
    airplayvideo:△^▲^ airpod:∵: airpods:∵: airpods.max:☊n airpodsmax:☊n airtag:⊚o alarm:◶@
    allergens:✽* amplifier:◙8 ant:жx antenna:ΨY app:□o■# app.badge:▢o■# apple.intelligence:✺*
    apple.logo:⌘& apple.meditate:♙i♟i apple.terminal:❯> applelogo:⌘& applepencil:✐/ appletv:▭=▬#
    applewatch:⊡o apps.ipad:▭=▬# apps.iphone:▯0▮# aqi:░. aqi.high:▓# aqi.low:░. aqi.medium:▒:
    archivebox:⊟B arrow:→> arrow.2.circlepath:↻R arrow.2.squarepath:⇄= arrow.3.trianglepath:↻R
    arrow.backward:←< arrow.backward.to.line:⇤< arrow.branch:⎇Y arrow.circlepath:↻R
    arrow.clockwise:↻R arrow.clockwise.heart:↻R arrow.counterclockwise:↺R arrow.down:↓v
    arrow.down.arrow.up:⇅I arrow.down.backward:↙/ arrow.down.forward:↘\
    arrow.down.forward.and.arrow.up.backward:⇲\ arrow.down.left:↙/
    arrow.down.left.and.arrow.up.right:↗/ arrow.down.right:↘\
    arrow.down.right.and.arrow.up.left:⇲\ arrow.down.to.line:⇓v arrow.forward:→>
    arrow.forward.to.line:⇥> arrow.left:←< arrow.left.and.line.vertical.and.arrow.right:↔-
    arrow.left.and.right:↔- arrow.left.arrow.right:⇄= arrow.left.to.line:⇤< arrow.merge:⎇Y
    arrow.rectanglepath:⇄= arrow.right:→> arrow.right.arrow.left:⇄= arrow.right.to.line:⇥>
    arrow.triangle.2.circlepath:↻R arrow.triangle.branch:⎇Y arrow.triangle.merge:⎇Y
    arrow.triangle.pull:⎇Y arrow.triangle.swap:⇄= arrow.triangle.turn.up.right:↱>
    arrow.trianglehead.2.clockwise:↻R arrow.trianglehead.2.counterclockwise:↻R
    arrow.trianglehead.branch:⎇Y arrow.trianglehead.clockwise:↻R
    arrow.trianglehead.counterclockwise:↺R arrow.trianglehead.merge:⎇Y arrow.trianglehead.swap:⇄=
    arrow.trianglehead.up.arrow.trianglehead.down:⇅I arrow.turn.down.left:↲<
    arrow.turn.down.right:↳> arrow.turn.left.down:↵v arrow.turn.left.up:↰<
    arrow.turn.right.down:↴v arrow.turn.right.up:↱> arrow.turn.up.left:↰< arrow.turn.up.right:↱>
    arrow.up:↑^ arrow.up.and.down:↕I arrow.up.and.down.and.arrow.left.and.right:✥+
    arrow.up.and.line.horizontal.and.arrow.down:↕I arrow.up.arrow.down:⇅I arrow.up.backward:↖\
    arrow.up.backward.and.arrow.down.forward:⇱\ arrow.up.bin:⇑^
    arrow.up.down.and.arrow.left.right:✥+ arrow.up.forward:↗/ arrow.up.left:↖\
    arrow.up.left.and.arrow.down.right:⇱\ arrow.up.right:↗/ arrow.up.right.and.arrow.down.left:↗/
    arrow.up.to.line:⇑^ arrow.uturn:↶< arrow.uturn.backward:↶< arrow.uturn.down:↶<
    arrow.uturn.forward:↷> arrow.uturn.left:↶< arrow.uturn.right:↷> arrow.uturn.up:↶< arrowkeys:✥+
    arrowshape:⇨>➡> arrowshape.backward:⇦<⬅< arrowshape.bounce:↷> arrowshape.down:⇩v⬇v
    arrowshape.forward:⇨>➡> arrowshape.left:⇦<⬅< arrowshape.left.arrowshape.right:⇔-
    arrowshape.right:⇨>➡> arrowshape.turn.up.backward:↰< arrowshape.turn.up.forward:↱>
    arrowshape.turn.up.left:↰< arrowshape.turn.up.right:↱> arrowshape.up:⇧^⬆^ arrowshape.zigzag:↯!
    arrowtriangle.backward:◁<◄< arrowtriangle.down:▽v▼v arrowtriangle.forward:▷>►>
    arrowtriangle.left:◁<◄< arrowtriangle.right:▷>►> arrowtriangle.up:△^▲^ at:@@ atom:⊛*
    australiandollarsign:$$ australsign:₳A backpack:⊓n backward:«< backward.end:⇤< bag:⊓n
    bahtsign:฿B balloon:Ϙ? bandage:▰= banknote:⌸$ barcode:▥# barometer:◔@ baseball:◑O basket:⊔u
    basketball:◍O bathtub:⊔u battery:█# battery.0:▁_ battery.0percent:▁_ battery.100:█#
    battery.100percent:█# battery.25:▂. battery.25percent:▂. battery.50:▄: battery.50percent:▄:
    battery.75:▆+ battery.75percent:▆+ batteryblock:▮# beach.umbrella:☂' beats.headphones:☊n
    bed:▙h bed.double:▙h bell:♪! bicycle:∞8 binoculars:∞8 bird:➳v birthday.cake:ШW bitcoinsign:₿B
    blinds:▤= bold:BB bolt:↯! bolt.horizontal:↯! book:◫B book.closed:▯B▮B book.pages:▯B▮B
    bookmark:⚐P⚑P books.vertical:▥B brain:❋% brain.head.profile:❋% brazilianrealsign:$$
    briefcase:⊟B bubble:❝" building:▥# building.2:▥# building.columns:ΠM burst:✺* bus:⊟B
    button.programmable:◉@ cable:⌁~ cablecar:⊡B calendar:▦# camera:⌻O◙O camera.filters:❋*
    camera.macro:✿* candybarphone:▯0▮# capslock:⇪^ capsule:▭=▬# captions.bubble:❝" car:⌓c
    car.side:⌓c carbon.dioxide.cloud:☁( carbon.monoxide.cloud:☁( carrot:∇v cart:⊔u case:⊟B cat:ωw
    cedisign:₵C cellularbars:◢/ centsign:¢c chair:♄h character:AA character.book.closed:▯B▮B
    character.cursor.ibeam:⌶I chart:▟# chart.bar:▟# chart.dots.scatter:∴:
    chart.line.downtrend.xyaxis:↘\ chart.line.flattrend.xyaxis:→> chart.line.uptrend.xyaxis:↗/
    chart.pie:◕@ chart.xyaxis.line:∿~ checklist:☑x checkmark:✓x✔x checkmark.circle:✓x✔x
    checkmark.rectangle:☑x checkmark.square:☑x chevron:›> chevron.backward:‹<
    chevron.backward.2:«< chevron.compact.backward:‹< chevron.compact.down:⌄v
    chevron.compact.forward:›> chevron.compact.left:‹< chevron.compact.right:›>
    chevron.compact.up:⌃^ chevron.down:⌄v chevron.down.2:⌄v chevron.forward:›>
    chevron.forward.2:»> chevron.left:‹< chevron.left.2:«<
    chevron.left.forwardslash.chevron.right:≶< chevron.left.slash.chevron.right:≶<
    chevron.right:›> chevron.right.2:»> chevron.up:⌃^ chevron.up.2:⌃^ chevron.up.chevron.down:⇅I
    chineseyuanrenminbisign:¥Y circle:○o●@ circle.and.line.horizontal:⊖o circle.bottomhalf:◒o
    circle.dashed:◌o circle.dotted:◌o circle.grid.2x1:∷: circle.grid.2x2:∷: circle.grid.3x3:▩#
    circle.grid.cross:✥+ circle.hexagongrid:❋* circle.inset:◎o◉@ circle.leadinghalf:◐o
    circle.lefthalf:◐o circle.righthalf:◑o circle.tophalf:◓o circle.trailinghalf:◑o
    circlebadge:○o●@ clipboard:▤= clock:◷@◕@ clock.arrow.2.circlepath:↻R clock.arrow.circlepath:↺R
    clock.arrow.trianglehead.counterclockwise.rotate.90:↺R cloud:☁( cloud.bolt:☈! cloud.drizzle:☂'
    cloud.fog:≡= cloud.hail:∴: cloud.heavyrain:☂' cloud.moon.bolt:☈! cloud.moon.rain:☂'
    cloud.rain:☂' cloud.sleet:❆* cloud.snow:❅* cloud.sun.bolt:☈! cloud.sun.rain:☂'
    coloncurrencysign:₡C comb:ШW command:⌘& compass:⎈* computermouse:◖D cone:△^▲^ control:⌃^
    cooktop:▣# cpu:▦# creditcard:▭=▬= cricket.ball:◑O crop:◰# cross:✛+✚+ cross.case:⊞+ crown:♔M♚M
    cruzeirosign:₢C cube:❒# cube.box:❒# cube.transparent:❏# cup:∪u cursorarrow:↖\ curtains:▥#
    cylinder:⛁#⛃# cylinder.split.1x2:⛁#⛃# danishkronesign:kk decrease.indent:⇤< degreesign:°'
    degreesign.celsius:℃C degreesign.fahrenheit:℉F dehumidifier:◊o⧫o delete:⌫< delete.backward:⌫<
    delete.forward:⌦> delete.left:⌫< delete.right:⌦> deskclock:◷@◕@ desktopcomputer:⎕= dial:◔@
    diamond:◇o◆# dice:⚄#⚅# die.face.1:⚀1 die.face.2:⚁2 die.face.3:⚂3 die.face.4:⚃4 die.face.5:⚄5
    die.face.6:⚅6 dishwasher:▣# display:⎕= divide:÷/ doc:▯D▮D doc.append:▤= doc.on.clipboard:❐&
    doc.on.doc:❐& doc.plaintext:▤= doc.questionmark:▤= doc.richtext:▤= doc.text:▤= document:▯D▮D
    document.on.document:❐& document.text:▤= dog:ωw dollarsign:$$ dollarsign.bank.building:$$
    dongsign:₫d door:▯0 door.garage.closed:▮0 door.left.hand.closed:▮0 door.left.hand.open:▯0
    door.right.hand.closed:▮0 door.right.hand.open:◨] door.right.hand.open.and.arrow:⇥> dot:•.
    dot.circle:⊙o dot.radiowaves:⊚o dot.scope:⊙o dot.square:⊡o dot.squareshape:⊡o dpad:✥+
    drop:◊o⧫o dryer:▣# dumbbell:⌶I ear:Ͽ) earbuds:∵: eject:△^▲^ ellipsis:…~ entry.lever.keypad:▦#
    envelope:✉@ equal:== eraser:▰= escape:⎋< eurosign:€E ev.charger:↯! exclamationmark:!!
    exclamationmark.circle:!! exclamationmark.triangle:⚠! externaldrive:▭=▬# eye:◉@ eyedropper:✐/
    eyeglasses:⚯8 eyes:◉@ face:☺@ face.smiling:☺@ faceid:☺@ facemask:◡u fan:✤* faxmachine:▤=
    ferry:⌣u figure:♙i♟i figure.dress.line.vertical.figure:♙i figure.run:♙i♟i figure.stand:♙i♟i
    figure.walk:♙i♟i film:▥# film.stack:❐& fireplace:△^▲^ fireworks:✺* fish:∝a flag:⚐P⚑P
    flag.checkered:▚% flame:△^▲^ flashlight:⌐/ flask:△^▲^ florinsign:ƒf fn:ƒf folder:▱D▰D
    football:◑O fork.knife:ΨY forward:»> forward.end:⇥> francsign:₣F fuelpump:¶P function:ƒf
    gamecontroller:✜+ gauge:◔@ gear:⚙* gearshape:⚙* gift:❖# giftcard:▭=▬= globe:⊕O gobackward:↺R
    goforward:↻R graduationcap:◇o◆# greaterthan:>> greaterthanorequalto:≥> grid:▦# guaranisign:₲G
    guitars:♬% gyroscope:◎O hammer:⚒T hand:ψW hand.point:☝^ hand.point.backward:☜<☚<
    hand.point.down:☟v hand.point.forward:☞>☛> hand.point.left:☜<☚< hand.point.right:☞>☛>
    hand.point.up:☝^ hand.tap:☟v hand.thumbsdown:⇓v hand.thumbsup:⇑^ handbag:⊓n hands:ψW
    hands.sparkles:✦* hare:ωw headphones:☊n hearingdevice:Ͽ) heart:♡v♥v heat.waves:≋~ heater:≋~
    helicopter:✢+ hexagon:⬡O⬢# hifispeaker:◙8 highlighter:✐/ homekit:⌂^☗^ homepod:◍O horn:◁<◄<
    hourglass:⧗8 house:⌂^☗^ house.lodge:⌂^☗^ hryvniasign:₴H humidifier:◊o⧫o humidity:◊o⧫o
    hurricane:§S icloud:☁( increase.indent:⇥> indianrupeesign:₹R infinity:∞8 info:ii
    info.circle:ⓘi inset:▣# internaldrive:▭=▬# ipad:▭=▬# iphone:▯0▮# ipod:▯0▮# italic:II
    ivfluid:∪u key:⚷F keyboard:⌨# kipsign:₭K ladybug:◍o lamp:⊤T lane:∥= laptopcomputer:▱=▰=
    largecircle:◯O⬤@ largecircle.fill.circle:◉@ lasso:◌o latch.2.case:⊟B laurel:☙&❦& leaf:☙&❦&
    lessthan:<< lessthanorequalto:≤< level:⊢= lifepreserver:⊛* lightbulb:Ϙ? lightrail:⊟B
    lightswitch:◒v lightswitch.off:◒v lightswitch.on:◓^ line.2.horizontal:≡= line.3.horizontal:≡=
    line.diagonal:╱/ line.horizontal.3:≡= link:∞8 lirasign:£L list:≡= list.bullet:≡=
    list.bullet.clipboard:▤= list.bullet.rectangle:▤= list.clipboard:▤= list.dash:≡= livephoto:◉@
    lizard:§S location:➢>➤> location.north:△^▲^ lock:▣#◙# lock.open:▢o lock.rotation.open:▢o
    loupe:⌕? lungs:⋔W macbook:▱=▰= macmini:▬= macpro:⎕= macwindow:▭=▬# magazine:▤= magicmouse:◖D
    magnet:∩n magnifyingglass:⌕? mail:✉@ map:▧# mappin:⚲! medal:✪* medical.thermometer:°'
    megaphone:◁<◄< memorychip:▦# menucard:▤= message:❝" metronome:△^▲^ mic:φm microbe:✺*
    microphone:φm microwave:▣# millsign:₥m minus:−- minus.circle:⊖- minus.plus.batteryblock:▮#
    minus.square:⊟- moon:☾) moon.haze:≡= moonphase:◐) moonphase.first.quarter:◐)
    moonphase.full.moon:○o moonphase.last.quarter:◑( moonphase.new.moon:●@
    moonphase.waning.crescent:☾) moonphase.waning.gibbous:◔o moonphase.waxing.crescent:☽(
    moonphase.waxing.gibbous:◔o moped:⌐b motorcycle:⌐b mountain:∧^ mouth:⌣u move.3d:✥+
    movieclapper:▥# mug:∪u multiply:×x multiply.circle:⊗X✘X music:♫% music.house:♫% music.mic:φm
    music.note:♫% music.note.list:♬% music.quarternote.3:♬% mustache:≈~ nairasign:₦N network:⊛*
    newspaper:▤= norwegiankronesign:kk nosign:⊘/ note:▢o note.text:▤= notequal:≠# number:##
    numbers:11 octagon:⬡O⬢# opticaldisc:◎O◉@ option:⌥_ oval:◯O⬤@ oven:▣# paintbrush:✐/
    paintpalette:◕@ paperclip:⌇& paperplane:➢>➤> parkingsign:PP party.popper:✦* pause:‖=
    pawprint:∴: pc:⎕= pencil:✎/ pencil.tip:✐/ pentagon:⬠O⬟# percent:%% percent.square:%%
    person:☺@☻@ personalhotspot:⊚o perspective:◰# pesetasign:₧P pesosign:₱P phone:☏T☎T photo:▨#
    photo.stack:❐& pianokeys:▥# pill:◐o pills:◐o pin:⚲! pipe:⌐r play:▷>►> playpause:▷>►> plus:++
    plus.app:⊞+✚+ plus.circle:⊕+✚+ plus.forwardslash.minus:±+ plus.rectangle:⊞+✚+ plus.square:⊞+✚+
    plusminus:±+ point:∴: pointer.arrow:↖\ pool:≈~ popcorn:⊔u power:⌽O powercord:⌁~ poweroff:○O
    poweron:❘I poweroutlet:⊙: powerplug:⌁~ powersleep:☾) printer:▤= purse:⊓n puzzlepiece:❖#
    puzzlepiece.extension:❖# pyramid:△^▲^ qrcode:▩# questionmark:?? quote:❝" quote.bubble:❝"
    quote.closing:❞" quote.opening:❝" radio:▤= rainbow:⌒^ rays:✺* record.circle:◉@
    recordingtape:∞8 rectangle:▭=▬# rectangle.2.swap:⇄= rectangle.3.group:▦#
    rectangle.and.pencil.and.ellipsis:✎/ rectangle.grid.1x2:⊟= rectangle.grid.2x2:⊞#▦#
    rectangle.grid.3x2:▦# rectangle.inset:▣# rectangle.lefthalf:◫H rectangle.on.rectangle:❐&
    rectangle.portrait:▯0▮# rectangle.portrait.and.arrow.forward:⇥>
    rectangle.portrait.and.arrow.right:⇥> rectangle.split.1x2:⊟= rectangle.split.2x1:◫H
    rectangle.split.2x2:⊞#▦# rectangle.split.3x3:▦# rectangle.stack:❐& refrigerator:◫0 repeat:↻R
    restart:↻R return:↲< return.left:↲< return.right:↴v rhombus:◇o◆# road.lanes:∥= rocket:⇑^
    roller.shade:▤= roman.shade:▤= rosette:❂* rotate.3d:↻R rotate.left:↺R rotate.right:↻R
    rublesign:₽R ruler:⊢= safari:⎈* sailboat:◮/ scalemass:ΩO scanner:▤= scissors:✄X scooter:⌐b
    scope:⌾O screwdriver:⚒T scribble:≀~ sdcard:▯0▮# seal:❂* sensor:⊚o server.rack:▤= shareplay:⊚o
    shekelsign:₪S shield:▽V▼V shift:⇧^⬆^ shippingbox:⊠#▣# shoe:⌙L shower:∴: shuffle:⇌X
    sidebar.leading:◧[ sidebar.left:◧[ sidebar.right:◨] sidebar.trailing:◨] signature:✎/
    signpost.right:→> simcard:▯0▮# singaporedollarsign:$$ sink:⊔u slash:// slider:≡= slowmo:◌o
    smallcircle.circle:⊙o smallcircle.filled.circle:◉@ smartphone:▯0▮# smoke:☁( snow:❅*
    snowflake:❅* soccerball:◍O sofa:⊔u sos:SS space:␣_ sparkle:✧*✦* sparkles:✦* speaker:◁<◄<
    speedometer:◔@ spigot:⌐r sportscourt:◫H sprinkler:∴: sprocket:⚙* square:□o■#
    square.2.layers.3d:❏& square.2.stack.3d:❐& square.3.layers.3d:❏& square.3.stack.3d:❐&
    square.and.arrow.down:⍗v square.and.arrow.up:⍐^ square.and.pencil:✎/ square.dashed:▢o
    square.fill.on.square:❐& square.grid.2x2:⊞#▦# square.grid.3x1:▦# square.grid.3x2:▦#
    square.grid.3x3:▦# square.grid.4x3:▦# square.leadinghalf:◧[ square.lefthalf:◧[
    square.on.square:❐& square.righthalf:◨] square.split.1x2:⊟= square.split.2x1:◫H
    square.split.2x2:⊞#▦# square.stack:❐& square.stack.3d:❐& square.trailinghalf:◨]
    squareshape:□o■# squareshape.split.3x3:▩# stairs:▤= star:☆*★* star.leadinghalf:✫*
    star.square:☆*★* staroflife:✱* steeringwheel:⎈* sterlingsign:£L stethoscope:☤$ stop:□o■#
    stopwatch:◔@ storefront:⌂^☗^ stove:∷: strikethrough:SS suit.club:♧Y♣Y suit.diamond:♢o♦o
    suit.heart:♡v♥v suit.spade:♤^♠^ suitcase:⊟B sum:∑S sun:☼*☀* sun.haze:≡= sun.horizon:◓^
    sun.max:☼*☀* sun.min:☼*☀* sunglasses:⚯8 sunrise:◓^ sunset:◒v swedishkronasign:kk swift:➶/
    switch.2:⇵I syringe:⊸- table:ΠT tablecells:▦# tag:⌑# takeoutbag:⊔u target:◎O teddybear:ωw
    teletype:☏T☎T tengesign:₸T tennisball:◑O tent:△^▲^ terminal:❯> testtube:∪u text:≡=
    text.alignleft:≡= text.book.closed:▤= text.justify:≡= text.quote:❝" text.rectangle:▤=
    textbox:▭=▬# textformat:AA textformat.123:11 textformat.abc:AA theatermask.and.paintbrush:☺@
    theatermasks:☺@ thermometer:°' ticket:▱=▰= timelapse:◌o timer:◔@ togglepower:⌽O toilet:∪u
    tornado:⍒V tortoise:ωw touchid:◎O train:⊡B tram:⊡B trash:⌧X tray:⊔u tree:♧Y♣Y triangle:△^▲^
    trophy:♕Y♛Y tropicalstorm:≈~ truck:▙B tshirt:⊤T tugriksign:₮T tuningfork:ϒY turkishlirasign:₺L
    tv:▭=▬# uiwindow.split.2x1:◫H umbrella:☂' umbrella.percent:☂' underline:UU video:▸>
    viewfinder:▢o vision.pro:∞8 visionpro:∞8 voicemail:∞8 volleyball:◍O wallet.pass:▤=
    wand.and.rays:✧* wand.and.sparkles:✦* wand.and.stars:✦* washer:▣# watchface:⊡o water.waves:≈~
    water.waves.and.arrow:≋~ waterbottle:⌷0 wave.3:≋~ waveform:∿~ waveform.path:∿~
    waveform.path.ecg:∿~ widget:▣# wifi:≋~ wind:≈~ wind.snow:❆* window:⊞# window.casement:▭=▬#
    window.horizontal:⊞# window.vertical:⊞# wineglass:YY wonsign:₩W wrench:⚒T wrench.adjustable:⚒T
    wrongwaysign:⊖- x.squareroot:√V xmark:✕X xmark.app:☒X⊠X xmark.bin:⌧X xmark.circle:⊗X✘X
    xmark.octagon:⊗X✘X xmark.square:☒X⊠X xserve:▤= yensign:¥Y zzz:zz
    """#
  }
}
