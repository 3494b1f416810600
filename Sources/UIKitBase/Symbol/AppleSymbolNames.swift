/// The names of Apple's symbols, as far as public lists have them: those of SF Symbols 1 to 6.
///
/// GUESS symbol-names: a symbol of a later version has no name here until the list is made anew.
package enum AppleSymbolNames {
    /// Whether Apple has a symbol of a name.
    package static func contains(_ name: String) -> Bool { all.contains(name) }

    /// All names; taken apart when a name is asked for that has no drawing.
    package static let all: Set<String> = {
        var names: Set<String> = []
        for line in table.split(whereSeparator: \.isNewline) {
            guard let bar = line.firstIndex(of: "|") else { continue }
            let first = line[..<bar]
            for entry in line[line.index(after: bar)...].split(separator: " ") {
                let parts = entry.split(separator: ":", maxSplits: 1)
                guard let rest = parts.first else { continue }
                let whole = rest == "." ? String(first) : "\(first).\(rest)"
                let base = first.isEmpty ? String(rest) : whole
                let codes = parts.count > 1 ? parts[1] : ""
                if !codes.contains("-") { names.insert(base) }
                for code in codes {
                    for variant in variants[code] ?? [] { names.insert("\(base).\(variant)") }
                }
            }
        }
        for sign in signs.split(separator: " ") {
            for end in signEnds { names.insert("\(sign)\(end)") }
        }
        return names
    }()

    /// The variants that a letter of the table stands for.
    private static let variants: [Character: [String]] = [
        "f": ["fill"], "c": ["circle", "circle.fill"], "s": ["square", "square.fill"], "x": ["slash"],
        "X": ["slash.fill"], "y": ["slash.circle", "slash.circle.fill"], "C": ["circle"],
        "D": ["circle.fill"], "S": ["square"], "T": ["square.fill"],
    ]

    /// The ends that the name of each currency has.
    private static let signEnds = [
        "",
        ".arrow.circlepath",
        ".arrow.trianglehead.counterclockwise.rotate.90",
        ".bank.building",
        ".bank.building.fill",
        ".circle",
        ".circle.fill",
        ".gauge.chart.lefthalf.righthalf",
        ".gauge.chart.leftthird.topthird.rightthird",
        ".ring",
        ".ring.dashed",
        ".square",
        ".square.fill",
    ]

    /// Currencies.
    private static let signs = """
        australiandollarsign australsign bahtsign bitcoinsign brazilianrealsign cedisign centsign \
        chineseyuanrenminbisign coloncurrencysign cruzeirosign danishkronesign dollarsign dongsign eurosign \
        eurozonesign florinsign francsign guaranisign hryvniasign indianrupeesign kipsign larisign lirasign \
        malaysianringgitsign manatsign millsign nairasign norwegiankronesign peruviansolessign pesetasign \
        pesosign polishzlotysign rublesign rupeesign shekelsign singaporedollarsign sterlingsign \
        swedishkronasign tengesign tugriksign turkishlirasign wonsign yensign
        """

    /// A line for each first word of names, with what follows it.
    ///
    /// The word stands before a bar; a dot behind it means that nothing follows. Letters behind a colon are those of variants, and a hyphen among them says that
    /// there is none without a variant. The first line has whole names.
    private static let table = """
        | 0:-cs 00:-cs 01:-cs 02:-cs 03:-cs 04:-cs 05:-cs 06:-cs 07:-cs 08:-cs 09:-cs 13:-cs 14:-cs 16:-cs \
        17:-cs 18:-cs 19:-cs 20:-cs 21:-cs 22:-cs 23:-cs 24:-cs 25:-cs 26:-cs 27:-cs 28:-cs 29:-cs 2h:c 31:-cs \
        32:-cs 33:-cs 34:-cs 35:-cs 36:-cs 37:-cs 38:-cs 39:-cs 40:-cs 41:-cs 42:-cs 43:-cs 44:-cs 46:-cs 47:-cs \
        48:-cs 49:-cs 4a:c 4h:c 4k.tv:f 4l:c 50:-cs abc airplayaudio airplayvideo airpodspro allergens:f alt \
        alternatingcurrent amplifier angle ant:cf antenna.radiowaves.left.and.right:cxy appclip append.page:f \
        applelogo applescript:f appletv:f appwindow.swipe.rectangle archivebox:cf aspectratio:f asterisk:c atom \
        australian.football:cf av.remote:f b:-cs backpack:cf bandage:f banknote:f barometer base.unit basket:f \
        basketball:cf bathtub:f beach.umbrella:f bed.double:cf beziercurve bicycle:c binoculars:cf bird:cf \
        birthday.cake:f bonjour bookmark:csfxX books.vertical:cf box.truck briefcase:cf bubbles.and.sparkles:f \
        burn burst:f c:-cs cabinet:f cablecar:f candybarphone capslock:f captions.bubble:f carrot:f case:f \
        cat:cf cellularbars chandelier:f checkerboard.rectangle clear:f clipboard:f coat:f comb:f command:cs \
        compass.drawing computermouse:f cone:f contact.sensor:f contextualmenu.and.cursorarrow control cooktop:f \
        cpu:f cricket.ball:cf crown:f curlybraces:s d:-cs dehumidifier:f deskclock:f deskview:f dice:f \
        directcurrent dishwasher:cf divide:cs dog:cf dots.and.line.vertical.and.cursorarrow.rectangle drone:f \
        dryer:cf duffle.bag:f dumbbell:f e:-cs earpods ecg.text.page:f eject:cf equal:cs escape esim:f eyebrow \
        eyeglasses:x faceid facemask:f faxmachine:f ferry:f fiberchannel fibrechannel fire.extinguisher:f \
        fireplace:f firewall:f fireworks fish:cf flame:cf flask:f fleuron:f flipphone flowchart:f fn football \
        fork.knife:c formfitting.gamecontroller:f fossil.shell:f frying.pan:f function fx g:-cs \
        gamecontroller:cf gearshift.layout.sixspeed gift:cf giftcard:f glowplug graduationcap:cf greaterthan:cs \
        greaterthanorequalto:cs greetingcard:f grid:c guitars:f gyroscope hammer:cf handbag:cf hanger hare:cf \
        hazardsign:f head.profile.arrow.forward.and.vision.pro headphones:cx headset:c hearingaid.ear \
        heater.vertical:f helm helmet:f hifireceiver:f highlighter hockey.puck:cf hold.brakesignal homekit \
        humidity:f hurricane:c i:-cs infinity:c inhaler:f internaldrive:f ipodtouch italic ivfluid.bag:f \
        jacket:f k:cs kashida.arabic kph:c l3.button.angledbottom.horizontal.left:f l4.button.horizontal:f \
        ladybug:cfxXy lane lanyardcard:f largecircle.fill.circle laser.burst latch.2.case:f left:c lessthan:cs \
        lessthanorequalto:cs level:f licenseplate:f lifepreserver:f lightrail:f lightspectrum.horizontal \
        lineweight lizard:cf lm.button.horizontal:f loupe lsb.button.angledbottom.horizontal.left:f lungs:f \
        m:-cs m1.button.horizontal:f m2.button.horizontal:f m3.button.horizontal:f m4.button.horizontal:f \
        macmini:f macstudio:f magazine:f magicmouse:f magnifyingglass:c magsafe.batterypack:f map:cf matter.logo \
        mecca mediastick medical.thermometer:f megaphone:f memorychip:f menucard:f metronome:f microbe:cf \
        microwave:f moonrise:cf moonset:cf moped:f mosaic:f motorcycle:f mount:f mountain.2:cf mouth:f move.3d \
        movieclapper:f mph:c mug:f multiply:cs mustache:f n:-cs newspaper:cf nose:f notequal:cs number:cs \
        numbersign o:-cs oar.2.crossed:c opticaldisc:f opticaldiscdrive:f opticid:f option oven:f p:-cs \
        p1.button.horizontal:f p2.button.horizontal:f p3.button.horizontal:f p4.button.horizontal:f \
        paintpalette:f paperplane:cf paragraphsign parentheses parkinglight:f party.popper:f pawprint:cf pc \
        peacesign percent personalhotspot:cx perspective pill:cf pills:cf pin:csfxX pipe.and.drop:f \
        placeholdertext:-f playpause:cf playstation.logo plusminus:c popcorn:cf powercord:f powermeter poweroff \
        poweron powersleep progress.indicator projective purchased:c pyramid:f q:-cs quotelevel \
        r3.button.angledbottom.horizontal.right:f r4.button.horizontal:f radio:f rainbow rays record:-c \
        recordingtape:c refrigerator:f restart:c rhombus:f richtext.page:f right:c rm.button.horizontal:f \
        robotic.vacuum:f rosette rsb.button.angledbottom.horizontal.right:f rugbyball:cf ruler:f s:-cs safari:f \
        sailboat:cf scale.3d scalemass:f scanner:f scooter scope screwdriver:f scroll:f sdcard:f seal:f \
        selection.pin.in.out server.rack shadow sharedwithyou:cx shareplay:x shazam.logo:f shift:f shoeprints:-f \
        shuffle:c signature sink:f skateboard:f skew skis:f slash:-c sleep:c slowmo smartphone smoke:cf snow \
        snowboard:f sofa:f sos:c space speedometer spigot:f sportscourt:cf squareroot stairs stethoscope:c \
        stop:cf stopwatch:f storefront:cf stove:f strikethrough stroller:f studentdesk sum sunglasses:f \
        sunrise:cf sunset:cf surfboard:f suspension.shock swatchpalette:f swift swiftdata syringe:f \
        table.furniture:f tachometer tag:csfxX taillight.fog:f takeoutbag.and.cup.and.straw:f target teddybear:f \
        tennis.racket:c tennisball:cf terminal:f testtube.2 textbox theatermask.and.paintbrush:f theatermasks:cf \
        ticket:f timelapse timeline.selection timer:cS tirepressure togglepower toilet:cf tornado:c tortoise:cf \
        torus touchid translate transmission tree:cf triangleshape:f trophy:cf tropicalstorm:c tsa:cx tshirt:cf \
        tuningfork u:-cs uiwindow.split.2x1 underline v:-cs vial.viewfinder videoprojector:f visionpro:f \
        voiceover volleyball:cf w:-cs wake:c warninglight:f washer:cf watch.analog watchface.applewatch.case \
        waterbottle:f web.camera:f wheelchair wineglass:f wrongwaysign:f xbox.logo y:-cs yieldsign:f z:-cs \
        zipper.page zzz
        1| .:-cs brakesignal lane magnifyingglass
        10| .:-cs arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise lane
        11| .:-cs lane
        12| .:-cs lane
        15| .:-cs arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        2| .:-cs brakesignal lane
        3| .:-cs lane
        30| .:-cs arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        4| .:-cs alt:-cs lane
        45| .:-cs arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        5| .:-cs arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise lane
        6| .:-cs alt:-cs lane
        60| arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        7| .:-cs lane
        75| arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        8| .:-cs lane
        9| .:-cs alt:-cs lane
        90| arrow.trianglehead.clockwise arrow.trianglehead.counterclockwise
        a| .:-cs book.closed:f magnify
        abs| .:c brakesignal:x
        accessibility| .:f badge.arrow.up.right
        air| car.side:f conditioner.horizontal:f conditioner.vertical:f convertible.side:f pickup.side:f \
        purifier:f suv.side:f
        airplane| .:c arrival departure
        airplay| audio:c audio.badge.exclamationmark video:c video.badge.exclamationmark
        airpod| gen3.left gen3.right left right
        airpodpro| left right
        airpods| . chargingcase:f chargingcase.wireless:f gen3 gen3.chargingcase.wireless:f max pro \
        pro.chargingcase.wireless:f pro.chargingcase.wireless.radiowaves.left.and.right:f pro.left pro.right
        airport| express extreme extreme.tower
        airtag| .:f radiowaves.forward:f
        alarm| .:f waves.left.and.right:f
        align| horizontal.center:f horizontal.left:f horizontal.right:f vertical.bottom:f vertical.center:f \
        vertical.top:f
        american| football:cf football.professional:cf
        app| .:f badge:f badge.checkmark:f badge.clock:f connected.to.app.below:-f dashed gift:f
        apple| haptics.and.exclamationmark.triangle haptics.and.music.note:x image.playground:f intelligence \
        logo meditate:c meditate.square.stack:f terminal:cf terminal.on.rectangle:f
        applepencil| . adapter.usb.c:f and.scribble doubletap gen1 gen2 hover squeeze tip
        appletvremote| gen1:f gen2:f gen3:f gen4:f
        applewatch| .:x and.arrow.forward case.sizes radiowaves.left.and.right side.right watchface
        apps| ipad ipad.landscape iphone iphone.badge.plus iphone.landscape
        aqi| high low medium
        arcade| stick stick.and.arrow.down stick.and.arrow.left stick.and.arrow.left.and.arrow.right.outward \
        stick.and.arrow.right stick.and.arrow.up stick.and.arrow.up.and.arrow.down stick.console:f
        arkit| . badge.xmark
        arrow| 2.circlepath:c 2.squarepath 3.trianglepath backward:cs backward.circle.dotted backward.to.line:cs \
        circlepath clockwise:cs clockwise.heart clockwise.icloud counterclockwise:cs counterclockwise.icloud \
        down:cs down.and.line.horizontal.and.arrow.up down.app:f down.app.dashed \
        down.app.dashed.trianglebadge.exclamationmark down.applewatch down.backward:cs \
        down.backward.and.arrow.up.forward:cs down.backward.and.arrow.up.forward.rectangle:f \
        down.backward.circle.dotted down.backward.toptrailing.rectangle:f down.circle.dotted down.doc:f \
        down.document:f down.forward:cs down.forward.and.arrow.up.backward:cs \
        down.forward.and.arrow.up.backward.rectangle:f down.forward.circle.dotted \
        down.forward.topleading.rectangle:f down.heart:f down.left:cs down.left.and.arrow.up.right:cs \
        down.left.and.arrow.up.right.rectangle:f down.left.arrow.up.right:cs down.left.circle.dotted \
        down.left.topright.rectangle:f down.left.video:f down.message:f down.right:cs \
        down.right.and.arrow.up.left:cs down.right.and.arrow.up.left.rectangle:f down.right.circle.dotted \
        down.right.topleft.rectangle:f down.to.line:cs down.to.line.alt down.to.line.compact forward:cs \
        forward.circle.dotted forward.to.line:cs left:cs left.and.line.vertical.and.arrow.right \
        left.and.right:cs left.and.right.righttriangle.left.righttriangle.right left.and.right.text.vertical \
        left.arrow.right:cs left.circle.dotted left.to.line:cs left.to.line.alt left.to.line.compact \
        rectanglepath right:cs right.and.line.vertical.and.arrow.left right.circle.dotted right.doc.on.clipboard \
        right.filled.filter.arrow.right right.page.on.clipboard right.to.line:cs right.to.line.alt \
        right.to.line.compact triangle.2.circlepath:c triangle.2.circlepath.camera:f \
        triangle.2.circlepath.doc.on.clipboard triangle.2.circlepath.icloud:f triangle.branch \
        triangle.capsulepath triangle.merge triangle.pull triangle.swap triangle.turn.up.right:-c \
        triangle.turn.up.right.diamond:f trianglehead.2.clockwise trianglehead.2.clockwise.rotate.90:c \
        trianglehead.2.clockwise.rotate.90.camera:f trianglehead.2.clockwise.rotate.90.icloud:f \
        trianglehead.2.clockwise.rotate.90.page.on.clipboard trianglehead.2.counterclockwise \
        trianglehead.2.counterclockwise.rotate.90 trianglehead.bottomleft.capsulepath.clockwise \
        trianglehead.branch trianglehead.clockwise trianglehead.clockwise.heart:f \
        trianglehead.clockwise.icloud:f trianglehead.clockwise.rotate.90 trianglehead.counterclockwise \
        trianglehead.counterclockwise.icloud:f trianglehead.counterclockwise.rotate.90 \
        trianglehead.left.and.right.righttriangle.left.righttriangle.right:f trianglehead.merge \
        trianglehead.pull trianglehead.rectanglepath trianglehead.swap \
        trianglehead.topright.capsulepath.clockwise trianglehead.turn.up.right:-c \
        trianglehead.turn.up.right.diamond:f trianglehead.up.and.down.righttriangle.up.righttriangle.down:f \
        turn.down.left turn.down.right turn.left.down turn.left.up turn.right.down turn.right.up \
        turn.up.forward.iphone:f turn.up.left turn.up.right up:cs up.and.down:cs \
        up.and.down.and.arrow.left.and.right up.and.down.and.sparkles \
        up.and.down.righttriangle.up.fill.righttriangle.down:-f up.and.down.righttriangle.up.righttriangle.down \
        up.and.down.text.horizontal up.and.line.horizontal.and.arrow.down up.and.person.rectangle.portrait \
        up.and.person.rectangle.turn.left up.and.person.rectangle.turn.right up.arrow.down:cs up.backward:cs \
        up.backward.and.arrow.down.forward:cs up.backward.and.arrow.down.forward.rectangle:f \
        up.backward.bottomtrailing.rectangle:f up.backward.circle.dotted up.bin:f up.circle.badge.clock \
        up.circle.dotted up.doc:f up.doc.on.clipboard up.document:f up.forward:cs \
        up.forward.and.arrow.down.backward:cs up.forward.and.arrow.down.backward.rectangle:f up.forward.app:f \
        up.forward.bottomleading.rectangle:f up.forward.circle.dotted up.heart:f up.left:cs \
        up.left.and.arrow.down.right:cs up.left.and.arrow.down.right.rectangle:f \
        up.left.and.down.right.and.arrow.up.right.and.down.left up.left.and.down.right.magnifyingglass \
        up.left.arrow.down.right:cs up.left.bottomright.rectangle:f up.left.circle.dotted up.message:f \
        up.page.on.clipboard up.right:cs up.right.and.arrow.down.left:cs \
        up.right.and.arrow.down.left.rectangle:f up.right.bottomleft.rectangle:f up.right.circle.dotted \
        up.right.video:f up.to.line:cs up.to.line.alt up.to.line.compact up.trash:f uturn.backward:cs \
        uturn.backward.circle.badge.ellipsis uturn.down:cs uturn.forward:cs uturn.left:cs \
        uturn.left.circle.badge.ellipsis uturn.right:cs uturn.up:cs
        arrowkeys| .:f down.filled left.filled right.filled up.filled
        arrowshape| backward:cf bounce.forward:f bounce.right:f down:cf forward:cf left:cf \
        left.arrowshape.right:f right:cf turn.up.backward:cf turn.up.backward.2:cf \
        turn.up.backward.badge.clock:f turn.up.forward:cf turn.up.left:cf turn.up.left.2:cf turn.up.right:cf \
        up:cf zigzag.forward:f zigzag.right:f
        arrowtriangle| backward:csf down:csf forward:csf left:csf \
        left.and.line.vertical.and.arrowtriangle.right:f left.fill.and.line.vertical.and.arrowtriangle.right:-f \
        right:csf right.and.line.vertical.and.arrowtriangle.left:f \
        right.fill.and.line.vertical.and.arrowtriangle.left:-f up:csf up.arrowtriangle.down.window.left \
        up.arrowtriangle.down.window.right
        at| .:c badge.minus badge.plus
        audio| jack.mono jack.stereo
        automatic| brakesignal headlight.high.beam:f headlight.low.beam:f
        autostartstop| .:x trianglebadge.exclamationmark
        axle| 2 2.driveshaft.disengaged 2.front.and.rear.engaged 2.front.disengaged 2.front.engaged \
        2.rear.disengaged 2.rear.engaged 2.rear.lock
        backward| .:cf end:cf end.alt:f frame:f
        badge| plus.radiowaves.forward plus.radiowaves.right
        bag| .:cf badge.minus badge.plus badge.questionmark fill.badge.minus fill.badge.plus \
        fill.badge.questionmark
        balloon| .:f 2:f
        barcode| . viewfinder
        baseball| .:cf diamond.bases diamond.bases.outs.indicator
        battery| 0 0percent 100 100.bolt 100percent:c 100percent.bolt 25 25percent 50 50percent 75 75percent
        batteryblock| .:fxX stack:f stack.badge.snowflake:f stack.trianglebadge.exclamationmark:f
        beats| earphones fitpro fitpro.chargingcase:f fitpro.left fitpro.right headphones pill:f powerbeats \
        powerbeats.left powerbeats.pro powerbeats.pro.chargingcase:f powerbeats.pro.left powerbeats.pro.right \
        powerbeats.right powerbeats3 powerbeats3.left powerbeats3.right solobuds solobuds.chargingcase:f \
        solobuds.left solobuds.right studiobuds studiobuds.chargingcase:f studiobuds.left studiobuds.plus \
        studiobuds.plus.chargingcase:f studiobuds.plus.left studiobuds.plus.right studiobuds.right
        bell| .:csfxXy and.waves.left.and.right:f badge:cfxX badge.waveform:f
        blinds| horizontal.closed horizontal.open vertical.closed vertical.open
        bold| . italic.underline underline
        bolt| .:csfxXy badge.a badge.automatic:f badge.checkmark:f badge.clock:f badge.xmark:f batteryblock:f \
        brakesignal car:cf fill.batteryblock:f heart:f horizontal:cf horizontal.icloud:f ring.closed shield:f \
        trianglebadge.exclamationmark:f
        book| .:cf and.wrench:f closed:cf pages:f
        brain| .:f filled.head.profile head.profile:f
        brakesignal| . dashed
        bubble| .:cf and.pencil left:cf left.and.bubble.right:f left.and.exclamationmark.bubble.right:f \
        left.and.text.bubble.right:f middle.bottom:f middle.top:f right:cf
        building| .:f 2:f 2.crop:-c columns:cf
        bus| .:f doubledecker:f
        button| angledbottom.horizontal.left:f angledbottom.horizontal.right:f angledtop.vertical.left:f \
        angledtop.vertical.right:f horizontal:f horizontal.top.press:f programmable:s roundedbottom.horizontal:f \
        roundedtop.horizontal:f vertical.left.press:f vertical.right.press:f
        cable| coaxial connector:x connector.horizontal
        calendar| .:c and.person badge.checkmark badge.clock badge.exclamationmark badge.minus badge.plus \
        day.timeline.leading day.timeline.left day.timeline.right day.timeline.trailing
        camera| .:cf aperture badge.clock:f badge.ellipsis:f fill.badge.ellipsis filters macro:cxy \
        metering.center.weighted metering.center.weighted.average metering.matrix metering.multispot \
        metering.none metering.partial metering.spot metering.unknown on.rectangle:f rotate shutter.button:f \
        viewfinder
        capsule| .:f bottomhalf.filled lefthalf.filled on.capsule:f on.rectangle:f portrait:f \
        portrait.bottomhalf.filled portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled \
        righthalf.filled tophalf.filled
        car| .:cf 2:f badge.gearshape:f ferry:f front.waves.down:f front.waves.left.and.right.and.up:f \
        front.waves.up:f rear:f rear.and.collision.road.lane:x rear.and.tire.marks:x rear.and.tire.marks.off \
        rear.hazardsign:f rear.road.lane rear.road.lane.dashed rear.road.lane.distance.1 \
        rear.road.lane.distance.1.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle \
        rear.road.lane.distance.2 \
        rear.road.lane.distance.2.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle \
        rear.road.lane.distance.3 \
        rear.road.lane.distance.3.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle \
        rear.road.lane.distance.4 \
        rear.road.lane.distance.4.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle \
        rear.road.lane.distance.5 \
        rear.road.lane.distance.5.and.gauge.open.with.lines.needle.67percent.and.arrowtriangle \
        rear.road.lane.off rear.road.lane.wave.up rear.tilt.road.lanes.curved.right rear.waves.up:f side:f \
        side.air.circulate:f side.air.fresh:f side.and.exclamationmark:f side.arrowtriangle.down:f \
        side.arrowtriangle.up:f side.arrowtriangle.up.arrowtriangle.down:f side.front.open:f \
        side.front.open.crop:f side.hill.descent.control:f side.hill.down:f side.hill.up:f side.lock:f \
        side.lock.open:f side.rear.and.collision.and.car.side.front:x \
        side.rear.and.exclamationmark.and.car.side.front side.rear.and.exclamationmark.and.car.side.front.off \
        side.rear.and.wave.3.and.car.side.front side.rear.crop.trunk.partition:f side.rear.open:f \
        side.rear.open.crop:f side.rear.tow.hitch:f side.roof.cargo.carrier:fxX top.arrowtriangle.front.left:f \
        top.arrowtriangle.front.right:f top.arrowtriangle.rear.left:f top.arrowtriangle.rear.right:f \
        top.door.front.left.and.front.right.and.rear.left.and.rear.right.open:f \
        top.door.front.left.and.front.right.and.rear.left.open:f \
        top.door.front.left.and.front.right.and.rear.right.open:f top.door.front.left.and.front.right.open:f \
        top.door.front.left.and.rear.left.and.rear.right.open:f top.door.front.left.and.rear.left.open:f \
        top.door.front.left.and.rear.right.open:f top.door.front.left.open:f \
        top.door.front.right.and.rear.left.and.rear.right.open:f top.door.front.right.and.rear.left.open:f \
        top.door.front.right.and.rear.right.open:f top.door.front.right.open:f \
        top.door.rear.left.and.rear.right.open:f top.door.rear.left.open:f top.door.rear.right.open:f \
        top.door.sliding.left.open:f top.door.sliding.right.open:f \
        top.front.radiowaves.front.left.and.front.and.front.right:f top.lane.dashed.arrowtriangle.inward:f \
        top.lane.dashed.badge.steeringwheel:f top.lane.dashed.departure.left:f top.lane.dashed.departure.right:f \
        top.radiowaves.front:f top.radiowaves.rear:f top.radiowaves.rear.left:f \
        top.radiowaves.rear.left.and.rear.right:f top.radiowaves.rear.left.car.top.front:f \
        top.radiowaves.rear.right:f top.radiowaves.rear.right.badge.exclamationmark:f \
        top.radiowaves.rear.right.badge.xmark:f top.radiowaves.rear.right.car.top.front:f \
        top.rear.radiowaves.rear.left.and.rear.and.rear.right:f top.video.rear.left:f top.video.rear.right:f \
        window.left window.left.badge.exclamationmark window.left.badge.xmark window.left.exclamationmark \
        window.left.xmark window.right window.right.badge.exclamationmark window.right.badge.xmark \
        window.right.exclamationmark window.right.xmark
        carbon| dioxide.cloud:f monoxide.cloud:f
        carseat| left:f left.1:f left.2:f left.3:f left.and.heat.waves:f left.backrest.up.and.down:f left.fan:f \
        left.forward.and.backward:f left.massage:f left.up.and.down:f right:f right.1:f right.2:f right.3:f \
        right.and.heat.waves:f right.backrest.up.and.down:f right.fan:f right.forward.and.backward:f \
        right.massage:f right.up.and.down:f
        cart| .:cf badge.clock:f badge.minus badge.plus badge.questionmark fill.badge.minus fill.badge.plus \
        fill.badge.questionmark
        chair| .:f lounge:f
        character| .:cs book.closed:f bubble:f cursor.ibeam duployan magnify phonetic sutton textbox
        characters| lowercase uppercase
        chart| bar:f bar.doc.horizontal:f bar.horizontal.page:f bar.xaxis bar.xaxis.ascending \
        bar.xaxis.ascending.badge.clock bar.yaxis dots.scatter line.downtrend.xyaxis:c line.flattrend.xyaxis:c \
        line.text.clipboard:f line.uptrend.xyaxis:c pie:f xyaxis.line
        checklist| . checked unchecked
        checkmark| .:cs applewatch arrow.trianglehead.counterclockwise bubble:f circle.badge.questionmark:f \
        circle.badge.xmark:f circle.trianglebadge.exclamationmark diamond:f gobackward icloud:f message:f \
        rectangle:f rectangle.portrait:f rectangle.stack:f seal:f seal.text.page:f shield:f
        chevron| backward:cs backward.2 backward.chevron.backward.dotted backward.to.line compact.backward \
        compact.down compact.forward compact.left compact.left.chevron.compact.right compact.right compact.up \
        compact.up.chevron.compact.down \
        compact.up.chevron.compact.right.chevron.compact.down.chevron.compact.left down:cs down.2 down.dotted.2 \
        down.forward.2 down.forward.dotted.2 down.right.2 down.right.dotted.2 forward:cs forward.2 \
        forward.dotted.chevron.forward forward.to.line left:cs left.2 left.chevron.left.dotted \
        left.chevron.right left.forwardslash.chevron.right left.slash.chevron.right left.to.line right:cs \
        right.2 right.dotted.chevron.right right.to.line up:cs up.2 up.chevron.down:s \
        up.chevron.right.chevron.down.chevron.left up.dotted.2 up.forward.2 up.forward.dotted.2 up.right.2 \
        up.right.dotted.2
        circle| .:csfxX and.line.horizontal:f badge.checkmark:f badge.exclamationmark:f badge.minus:f \
        badge.plus:f badge.questionmark:f badge.xmark:f bottomhalf:-f bottomhalf.filled \
        bottomhalf.filled.inverse bottomrighthalf.pattern.checkered dashed dashed.inset:-f dashed.inset.filled \
        dashed.rectangle dotted:c dotted.and:-C fill.square.fill filled.ipad:f filled.ipad.landscape:f \
        filled.iphone:f filled.pattern.diagonalline.rectangle grid.2x1:f grid.2x1.left.filled \
        grid.2x1.right.filled grid.2x2:f grid.3x3:cf grid.cross:f grid.cross.down:-f grid.cross.down.filled \
        grid.cross.left:-f grid.cross.left.filled grid.cross.right:-f grid.cross.right.filled grid.cross.up:-f \
        grid.cross.up.filled hexagongrid:cf hexagonpath:f inset.filled lefthalf:-f lefthalf.filled \
        lefthalf.filled.inverse lefthalf.filled.righthalf.striped.horizontal \
        lefthalf.filled.righthalf.striped.horizontal.inverse lefthalf.striped.horizontal \
        lefthalf.striped.horizontal.inverse rectangle.dashed rectangle.filled.pattern.diagonalline righthalf:-f \
        righthalf.filled righthalf.filled.inverse tophalf:-f tophalf.filled tophalf.filled.inverse
        circlebadge| .:f 2:f
        circles| hexagongrid:f hexagonpath:f
        clock| .:cf arrow.circlepath arrow.trianglehead.2.counterclockwise.rotate.90 \
        arrow.trianglehead.counterclockwise.rotate.90 badge:f badge.checkmark:f badge.exclamationmark:f \
        badge.questionmark:f badge.xmark:f
        cloud| .:cf bolt:cf bolt.rain:cf drizzle:cf fog:cf hail:cf heavyrain:cf moon:cf moon.bolt:cf \
        moon.rain:cf rain:cf rainbow.crop:f sleet:cf snow:cf sun:cf sun.bolt:cf sun.rain:cf
        convertible| side:f side.air.circulate:f side.air.fresh:f side.and.exclamationmark:f \
        side.arrow.trianglehead.backward:f side.arrow.trianglehead.forward:f \
        side.arrow.trianglehead.forward.and.backward:f side.arrowtriangle.down:f side.arrowtriangle.up:f \
        side.arrowtriangle.up.arrowtriangle.down:f side.front.open:f side.front.open.crop:f \
        side.hill.descent.control:f side.hill.down:f side.hill.up:f side.lock:f side.lock.open:f
        creditcard| .:cf and.123 trianglebadge.exclamationmark:f viewfinder
        crop| . rotate
        cross| .:cf case:cf vial:f
        cube| .:f transparent:f
        cup| and.heat.waves:f and.saucer:f
        cursorarrow| .:sx and.square.on.square.dashed click click.2 click.badge.clock motionlines \
        motionlines.click rays slash.square slash.square.fill
        curtains| closed open
        cylinder| .:f split.1x2:f
        decrease| indent quotelevel
        degreesign| celsius fahrenheit
        delete| backward:f forward:f left:f right:f
        desktopcomputer| . and.arrow.down and.macbook trianglebadge.exclamationmark
        dial| high:f low:f max:f medium:f min:f
        diamond| .:cf bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
        die| face.1:f face.2:f face.3:f face.4:f face.5:f face.6:f
        digitalcrown| arrow.clockwise:f arrow.counterclockwise:f horizontal.arrow.clockwise:f \
        horizontal.arrow.counterclockwise:f horizontal.press:f press:f
        display| . 2 and.arrow.down trianglebadge.exclamationmark
        distribute| horizontal:f horizontal.center:f horizontal.left:f horizontal.right:f vertical:f \
        vertical.bottom:f vertical.center:f vertical.top:f
        doc| .:cf append:f badge.arrow.up:f badge.clock:f badge.ellipsis:f badge.gearshape:f badge.plus:f \
        fill.badge.ellipsis fill.badge.plus on.clipboard:f on.doc:f plaintext:f questionmark:f richtext:f text:f \
        text.below.ecg:f text.fill.viewfinder text.image:f text.magnifyingglass text.viewfinder viewfinder:f \
        zipper
        dock| arrow.down.rectangle arrow.up.rectangle rectangle
        document| .:cf badge.arrow.up:f badge.clock:f badge.ellipsis:f badge.gearshape:f badge.plus:f \
        on.clipboard:f on.document:f viewfinder:f
        door| french.closed french.open garage.closed garage.closed.trianglebadge.exclamationmark \
        garage.double.bay.closed garage.double.bay.closed.trianglebadge.exclamationmark garage.double.bay.open \
        garage.double.bay.open.trianglebadge.exclamationmark garage.open \
        garage.open.trianglebadge.exclamationmark left.hand.closed left.hand.open right.hand.closed \
        right.hand.open sliding.left.hand.closed sliding.left.hand.open sliding.right.hand.closed \
        sliding.right.hand.open
        dot| .:-s arrowtriangles.up.right.down.left:-C circle.and.cursorarrow circle.and.hand.point.up.left:-f \
        circle.viewfinder radiowaves.forward radiowaves.left.and.right radiowaves.right radiowaves.up.forward \
        scope scope.display scope.laptopcomputer squareshape:f squareshape.split.2x2 viewfinder
        dpad| .:f down:-f down.filled left:-f left.filled right:-f right.filled up:-f up.filled
        drop| .:cf degreesign:fxX halffull keypad.rectangle:f transmission triangle:f
        ear| .:f badge.checkmark badge.waveform trianglebadge.exclamationmark
        earbuds| . case:f
        ellipsis| .:c bubble:f curlybraces message:f rectangle:f vertical.bubble:f viewfinder
        engine| combustion:f combustion.badge.exclamationmark:f emission.and.exclamationmark emission.and.filter
        entry| lever.keypad:f lever.keypad.trianglebadge.exclamationmark:f
        envelope| .:cf and.arrow.trianglehead.branch:f arrow.triangle.branch:f badge:f badge.person.crop:f \
        badge.shield.half.filled:f badge.shield.leadinghalf:-f fill.badge.shield.trailinghalf:-f front:f open:f \
        open.badge.clock
        eraser| .:f line.dashed:f
        ev| charger:fxX charger.arrowtriangle.left:f charger.arrowtriangle.right:f charger.exclamationmark:f \
        plug.ac.gb.t:f plug.ac.type.1:f plug.ac.type.2:f plug.dc.ccs1:f plug.dc.ccs2:f plug.dc.chademo:f \
        plug.dc.gb.t:f plug.dc.nacs:f
        exclamationmark| .:cs 2 3 applewatch arrow.circlepath arrow.triangle.2.circlepath \
        arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.counterclockwise.rotate.90 brakesignal \
        bubble:cf icloud:f lock:f magnifyingglass octagon:f questionmark shield:f tirepressure transmission \
        triangle:f warninglight:f
        externaldrive| .:f badge.checkmark badge.exclamationmark badge.icloud badge.minus badge.person.crop \
        badge.plus badge.questionmark badge.timemachine badge.wifi badge.xmark connected.to.line.below:f \
        fill.badge.checkmark fill.badge.exclamationmark fill.badge.icloud fill.badge.minus \
        fill.badge.person.crop fill.badge.plus fill.badge.questionmark fill.badge.timemachine fill.badge.wifi \
        fill.badge.xmark fill.trianglebadge.exclamationmark trianglebadge.exclamationmark
        eye| .:csfxXy trianglebadge.exclamationmark:f
        eyedropper| . full halffull
        eyes| . inverse
        f| .:-cs cursive:c
        face| dashed:f smiling smiling.inverse
        fan| .:fxX and.light.ceiling:f badge.automatic:f ceiling:f desk:f floor:f oscillation:f
        field| of.view.ultrawide:f of.view.wide:f
        figure| . 2:c 2.and.child.holdinghands 2.arms.open 2.left.holdinghands 2.right.holdinghands \
        american.football:c and.child.holdinghands archery:c arms.open australian.football:c badminton:c barre:c \
        baseball:c basketball:c bowling:c boxing:c child:c child.and.lock:f child.and.lock.open:f climbing:c \
        cooldown:c core.training:c cricket:c cross.training:c curling:c dance:c disc.sports:c \
        dress.line.vertical.figure elliptical:c equestrian.sports:c fall:c fencing:c field.hockey:c fishing:c \
        flexibility:c golf:c gymnastics:c hand.cycling:c handball:c highintensity.intervaltraining:c hiking:c \
        hockey:c hunting:c ice.hockey:c ice.skating:c indoor.cycle:c indoor.rowing:c indoor.soccer:c jumprope:c \
        kickboxing:c lacrosse:c martial.arts:c mind.and.body:c mixed.cardio:c open.water.swim:c outdoor.cycle:c \
        outdoor.rowing:c outdoor.soccer:c pickleball:c pilates:c play:c pool.swim:c racquetball:c roll:c \
        roll.runningpace:c rolling:c rugby:c run:c run.square.stack:f run.treadmill:c sailing:c seated.seatbelt \
        seated.seatbelt.and.airbag.off seated.seatbelt.and.airbag.on seated.seatbelt.left.drive.seats.1:f \
        seated.seatbelt.left.drive.seats.1.1:f seated.seatbelt.left.drive.seats.1.2:f \
        seated.seatbelt.left.drive.seats.2:f seated.seatbelt.left.drive.seats.2.2:f \
        seated.seatbelt.left.drive.seats.2.2.2:f seated.seatbelt.left.drive.seats.2.2.3:f \
        seated.seatbelt.left.drive.seats.2.3:f seated.seatbelt.left.drive.seats.2.3.2:f \
        seated.seatbelt.left.drive.seats.2.3.3:f seated.seatbelt.left.drive.seats.3:f \
        seated.seatbelt.left.drive.seats.3.3:f seated.seatbelt.left.drive.seats.3.3.3:f seated.side.left \
        seated.side.left.air.distribution.lower seated.side.left.air.distribution.middle \
        seated.side.left.air.distribution.middle.and.lower \
        seated.side.left.air.distribution.middle.and.lower.angled seated.side.left.air.distribution.upper \
        seated.side.left.air.distribution.upper.angled.and.lower.angled \
        seated.side.left.air.distribution.upper.angled.and.middle \
        seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.left.airbag.off \
        seated.side.left.airbag.off.2 seated.side.left.airbag.on seated.side.left.airbag.on.2 \
        seated.side.left.automatic seated.side.left.fan seated.side.left.steeringwheel \
        seated.side.left.windshield.front.and.heat.waves \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.lower \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.middle \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.upper \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle \
        seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower \
        seated.side.right seated.side.right.air.distribution.lower seated.side.right.air.distribution.middle \
        seated.side.right.air.distribution.middle.and.lower \
        seated.side.right.air.distribution.middle.and.lower.angled seated.side.right.air.distribution.upper \
        seated.side.right.air.distribution.upper.angled.and.lower.angled \
        seated.side.right.air.distribution.upper.angled.and.middle \
        seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled seated.side.right.airbag.off \
        seated.side.right.airbag.off.2 seated.side.right.airbag.on seated.side.right.airbag.on.2 \
        seated.side.right.automatic seated.side.right.fan seated.side.right.steeringwheel \
        seated.side.right.windshield.front.and.heat.waves \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.lower \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.middle \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.upper \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle \
        seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower \
        skateboarding:c skiing.crosscountry:c skiing.downhill:c snowboarding:c socialdance:c softball:c squash:c \
        stair.stepper:c stairs:c stand stand.dress stand.dress.line.vertical.figure \
        stand.line.dotted.figure.stand step.training:c strengthtraining.functional:c \
        strengthtraining.traditional:c surfing:c table.tennis:c taichi:c tennis:c track.and.field:c volleyball:c \
        walk:c walk.arrival walk.departure walk.diamond:f walk.motion walk.motion.trianglebadge.exclamationmark \
        walk.treadmill:c walk.triangle:f water.fitness:c waterpolo:c wave:c wrestling:c yoga:c
        filemenu| and.cursorarrow and.selection
        film| .:cf stack:f
        flag| .:csfxXy 2.crossed:cf and.flag.filled.crossed badge.ellipsis:f filled.and.flag.crossed \
        pattern.checkered:c pattern.checkered.2.crossed
        flashlight| .:-xy off:-cf on:-cf
        fluid| batteryblock brakesignal coolant transmission
        folder| .:cf badge.gear badge.gearshape badge.minus badge.person.crop badge.plus badge.questionmark \
        fill.badge.gear fill.badge.gearshape fill.badge.minus fill.badge.person.crop fill.badge.plus \
        fill.badge.questionmark
        forward| .:cf end:cf end.alt:f frame:f
        fuelpump| .:cfxX and.filter arrowtriangle.left:f arrowtriangle.right:f exclamationmark:f
        gauge| . badge.minus badge.plus high low medium open.with.lines.needle.33percent \
        open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent \
        open.with.lines.needle.33percent.and.arrowtriangle open.with.lines.needle.67percent.and.arrowtriangle \
        open.with.lines.needle.67percent.and.arrowtriangle.and.car open.with.lines.needle.84percent.exclamation \
        with.dots.needle.0percent with.dots.needle.100percent with.dots.needle.33percent \
        with.dots.needle.50percent with.dots.needle.67percent with.dots.needle.bottom.0percent \
        with.dots.needle.bottom.100percent with.dots.needle.bottom.50percent \
        with.dots.needle.bottom.50percent.badge.minus with.dots.needle.bottom.50percent.badge.plus with.needle:f
        gear| .:c badge badge.checkmark badge.questionmark badge.xmark
        gearshape| .:cf 2:f arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90
        globe| . americas:f asia.australia:f badge.chevron.backward central.south.asia:f desk:f europe.africa:f
        gobackward| . 10 15 30 45 5 60 75 90 minus
        goforward| . 10 15 30 45 5 60 75 90 plus
        h| .:-cs square.fill.on:-T square.on:-s
        hand| draw:f draw.badge.ellipsis:f palm.facing:f pinch:f point.down:f point.left:f point.right:f \
        point.up:f point.up.braille:f point.up.braille.badge.ellipsis:f point.up.left:f point.up.left.and.text:f \
        raised:csfxX raised.app:f raised.brakesignal:x raised.fingers.spread:f raised.palm.facing:f \
        raised.square.on:-s rays:f tap:f thumbsdown:cf thumbsup:cf wave:f
        hands| and.sparkles:f clap:f sparkles:f
        hat| cap:f widebrim:f
        headlight| daytime:f fog:f high.beam:f low.beam:f
        hearingdevice| and.signal.meter:f ear:f
        heart| .:csfxXy rectangle:f text:-s text.clipboard:f
        heat| element.windshield waves waves.and.fan
        hexagon| .:f bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
        hifispeaker| .:f 2:f 2.badge.minus:f 2.badge.plus:f and.appletv:f and.homepod:f \
        and.homepod.badge.minus:f and.homepod.badge.plus:f and.homepod.mini:f and.homepod.mini.badge.minus:f \
        and.homepod.mini.badge.plus:f arrow.forward:f badge.minus:f badge.plus:f
        homepod| .:f 2:f 2.badge.minus:f 2.badge.plus:f and.appletv:f and.homepod.mini:f \
        and.homepod.mini.badge.minus:f and.homepod.mini.badge.plus:f arrow.forward:f badge.minus:f badge.plus:f \
        mini:f mini.2:f mini.2.badge.minus:f mini.2.badge.plus:f mini.arrow.forward:f mini.badge.minus:f \
        mini.badge.plus:f
        homepodmini| .:f and.appletv:f
        horn| .:f blast:f
        hourglass| .:c and.lock badge.eye badge.plus bottomhalf:-f bottomhalf.filled tophalf:-f tophalf.filled
        house| .:cfxX and.flag:cf badge.exclamationmark:f badge.wifi:f lodge:cf
        humidifier| .:f and.droplets:f
        icloud| .:csfxX and.arrow.down:f and.arrow.up:f
        increase| indent quotelevel
        info| .:cs bubble:f windshield
        inset| filled:-CS filled.applewatch.case filled.bottomhalf.rectangle \
        filled.bottomhalf.rectangle.portrait filled.bottomhalf.tophalf.rectangle filled.bottomleading.rectangle \
        filled.bottomleading.rectangle.portrait filled.bottomleft.rectangle filled.bottomleft.rectangle.portrait \
        filled.bottomright.rectangle filled.bottomright.rectangle.portrait filled.bottomthird:-S \
        filled.bottomthird.rectangle filled.bottomthird.rectangle.portrait filled.bottomtrailing.rectangle \
        filled.bottomtrailing.rectangle.portrait filled.capsule filled.capsule.portrait filled.center.rectangle \
        filled.center.rectangle.badge.plus filled.center.rectangle.portrait filled.circle.dashed filled.diamond \
        filled.leadinghalf.arrow.leading.rectangle filled.leadinghalf.rectangle \
        filled.leadinghalf.rectangle.portrait filled.leadinghalf.toptrailing.bottomtrailing.rectangle \
        filled.leadinghalf.trailinghalf.rectangle filled.leadingthird:-S filled.leadingthird.rectangle \
        filled.leadingthird.rectangle.portrait filled.lefthalf.arrow.left.rectangle filled.lefthalf.rectangle \
        filled.lefthalf.rectangle.portrait filled.lefthalf.righthalf.rectangle \
        filled.lefthalf.topright.bottomright.rectangle filled.leftthird:-S filled.leftthird.rectangle \
        filled.leftthird.rectangle.portrait filled.oval filled.oval.portrait filled.rectangle \
        filled.rectangle.and.cursorarrow filled.rectangle.and.person.filled filled.rectangle.badge.record \
        filled.rectangle.on.rectangle filled.rectangle.portrait filled.righthalf.arrow.right.rectangle \
        filled.righthalf.lefthalf.rectangle filled.righthalf.rectangle filled.righthalf.rectangle.portrait \
        filled.rightthird:-S filled.rightthird.rectangle filled.rightthird.rectangle.portrait \
        filled.square.dashed filled.tophalf.bottomhalf.rectangle filled.tophalf.bottomleft.bottomright.rectangle \
        filled.tophalf.rectangle filled.tophalf.rectangle.portrait \
        filled.topleading.bottomleading.trailinghalf.rectangle filled.topleading.rectangle \
        filled.topleading.rectangle.portrait filled.topleft.bottomleft.righthalf.rectangle \
        filled.topleft.rectangle filled.topleft.rectangle.portrait filled.topleft.topright.bottomhalf.rectangle \
        filled.topleft.topright.bottomleft.bottomright.rectangle filled.topright.rectangle \
        filled.topright.rectangle.portrait filled.topthird:-S filled.topthird.rectangle \
        filled.topthird.rectangle.portrait filled.toptrailing.rectangle filled.toptrailing.rectangle.portrait \
        filled.trailinghalf.arrow.trailing.rectangle filled.trailinghalf.leadinghalf.rectangle \
        filled.trailinghalf.rectangle filled.trailinghalf.rectangle.portrait filled.trailingthird:-S \
        filled.trailingthird.rectangle filled.trailingthird.rectangle.portrait filled.triangle filled.tv
        ipad| . and.arrow.forward and.iphone badge.exclamationmark badge.location badge.play case \
        case.and.iphone.case gen1:x gen1.badge.exclamationmark gen1.badge.location gen1.badge.play \
        gen1.landscape:x gen1.landscape.badge.exclamationmark gen1.landscape.badge.location \
        gen1.landscape.badge.play gen2:x gen2.badge.exclamationmark gen2.badge.location gen2.badge.play \
        gen2.landscape:x gen2.landscape.badge.exclamationmark gen2.landscape.badge.location \
        gen2.landscape.badge.play homebutton homebutton.landscape landscape landscape.and.iphone:x \
        landscape.badge.exclamationmark landscape.badge.location landscape.badge.play rear.camera sizes
        iphone| .:cxy and.arrow.forward.inward and.arrow.forward.outward and.arrow.left.and.arrow.right.inward \
        and.arrow.right.inward and.arrow.right.outward app.switcher badge.exclamationmark badge.location \
        badge.play case crop:-C dock.motorized.viewfinder gen1:cxy gen1.and.arrow.left \
        gen1.badge.exclamationmark gen1.badge.location gen1.badge.play gen1.crop:-C gen1.landscape:x gen1.motion \
        gen1.radiowaves.left.and.right:c gen2:cxy gen2.and.arrow.left.and.arrow.right.inward \
        gen2.badge.exclamationmark gen2.badge.location gen2.badge.play gen2.crop:-C gen2.landscape:x gen2.motion \
        gen2.radiowaves.left.and.right:c gen3:cxy gen3.and.arrow.left.and.arrow.right.inward \
        gen3.badge.exclamationmark gen3.badge.location gen3.badge.play gen3.crop:-C gen3.landscape:x gen3.motion \
        gen3.radiowaves.left.and.right:c homebutton:x homebutton.radiowaves.left.and.right landscape motion \
        radiowaves.left.and.right:c rear.camera sizes smartbatterycase.gen1 smartbatterycase.gen2
        ipod| . shuffle.gen1 shuffle.gen2 shuffle.gen3 shuffle.gen4 touch:x touch.landscape
        ipodshuffle| gen1 gen2 gen3 gen4
        j| .:-cs square.fill.on:-T square.on:-s
        key| .:fxX 2.on.ring:f car.radiowaves.forward:f card:f horizontal:f icloud:f radiowaves.forward:fxX \
        viewfinder
        keyboard| .:f badge.ellipsis:f badge.eye:f chevron.compact.down:f chevron.compact.left:f macwindow \
        onehanded.left:f onehanded.right:f
        l| .:-cs button.roundedbottom.horizontal:f joystick:f joystick.down:f joystick.press.down:f \
        joystick.tilt.down:f joystick.tilt.left:f joystick.tilt.right:f joystick.tilt.up:f \
        rectangle.roundedbottom:f
        l1| .:-c button.roundedbottom.horizontal:f rectangle.roundedbottom:f
        l2| .:-c button.angledtop.vertical.left:f button.roundedtop.horizontal:f rectangle.roundedtop:f
        lamp| ceiling:f ceiling.inverse desk:f floor:f table:f
        laptopcomputer| .:x and.arrow.down and.iphone trianglebadge.exclamationmark
        lasso| . badge.sparkles sparkles
        laurel| leading trailing
        lb| .:-c button.roundedbottom.horizontal:f rectangle.roundedbottom:f
        leaf| .:cf arrow.circlepath arrow.triangle.circlepath arrow.trianglehead.clockwise
        light| beacon.max:f beacon.min:f cylindrical.ceiling:f cylindrical.ceiling.inverse max min \
        overhead.left:f overhead.right:f panel:f recessed:f recessed.3:f recessed.3.inverse recessed.inverse \
        ribbon:f strip.2:f
        lightbulb| .:cfxX 2:f led:f led.wide:f max:f min:f min.badge.exclamationmark:f
        lightswitch| off:sf on:sf
        line| 2.horizontal.decrease:-c 3.crossed.swirl:-c 3.horizontal:c \
        3.horizontal.button.angledtop.vertical.right:f 3.horizontal.decrease:c diagonal diagonal.arrow \
        horizontal.2.decrease:-c horizontal.3:c horizontal.3.decrease:c horizontal.star.fill.line.horizontal
        lines| measurement.horizontal measurement.vertical
        link| .:c badge.plus icloud:f
        list| and.film bullet:c bullet.below.rectangle bullet.clipboard:f bullet.indent bullet.rectangle:f \
        bullet.rectangle.portrait:f clipboard:f dash dash.header.rectangle number star triangle
        livephoto| .:x badge.a badge.automatic play
        location| .:csfxXy app:f fill.viewfinder magnifyingglass north:cf north.line:f viewfinder
        lock| .:csfxX app.dashed applewatch badge.clock:f circle.dotted desktopcomputer display doc:f document:f \
        icloud:f ipad iphone laptopcomputer open:f open.applewatch open.desktopcomputer open.display open.ipad \
        open.iphone open.laptopcomputer open.rotation open.trianglebadge.exclamationmark:f rectangle:f \
        rectangle.on.rectangle:f rectangle.on.rectangle.dashed rectangle.stack:f rotation rotation.open shield:f \
        square.stack:f trianglebadge.exclamationmark:f
        lt| .:-c button.roundedtop.horizontal:f rectangle.roundedtop:f
        macbook| .:x and.applewatch and.ipad and.iphone and.vision.pro gen1 gen2
        macpro| gen1:f gen2:f gen3:f gen3.server
        macwindow| . and.cursorarrow badge.plus on.rectangle
        mail| .:f and.text.magnifyingglass stack:f
        mappin| .:csxy and.ellipse:c
        medal| .:f star:f
        memories| . badge.minus badge.plus
        menubar| arrow.down.rectangle arrow.up.rectangle dock.rectangle dock.rectangle.badge.record rectangle
        message| .:cf badge:cf badge.filled:-f badge.waveform:f
        mic| .:csfxXy and.signal.meter badge.plus:f
        microphone| .:csfxXy and.signal.meter:f badge.ellipsis:f badge.plus:f badge.xmark:f
        minus| .:cs arrow.trianglehead.counterclockwise diamond:f forwardslash.plus gobackward magnifyingglass \
        plus.and.fluid.batteryblock plus.batteryblock:fxX plus.batteryblock.exclamationmark:f \
        plus.batteryblock.stack:f plus.batteryblock.stack.exclamationmark:f rectangle:f rectangle.portrait:f \
        slash.plus
        mirror| side.left side.left.and.arrow.turn.down.right side.left.and.heat.waves side.right \
        side.right.and.arrow.turn.down.left side.right.and.heat.waves
        moon| .:cf dust:cf haze:cf road.lanes stars:cf zzz:f
        moonphase| first.quarter first.quarter.inverse full.moon full.moon.inverse last.quarter \
        last.quarter.inverse new.moon new.moon.inverse waning.crescent waning.crescent.inverse waning.gibbous \
        waning.gibbous.inverse waxing.crescent waxing.crescent.inverse waxing.gibbous waxing.gibbous.inverse
        music| mic microphone:c note note.house:f note.list note.tv:f quarternote.3
        network| .:x badge.shield.half.filled
        nosign| . app:f
        note| . text text.badge.plus
        numbers| . rectangle:f
        octagon| .:f bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
        oilcan| .:f and.thermometer:f
        oval| .:f bottomhalf.filled lefthalf.filled portrait:f portrait.bottomhalf.filled \
        portrait.lefthalf.filled portrait.righthalf.filled portrait.tophalf.filled righthalf.filled \
        tophalf.filled
        paddleshifter| left:f right:f
        paintbrush| .:f pointed:f
        pano| .:f badge.play:f
        paperclip| .:c badge.ellipsis
        parkingsign| .:cs brakesignal:x radiowaves.down.right.off radiowaves.left.and.right:x \
        radiowaves.right.and.safetycone steeringwheel
        pause| .:cf rectangle:f
        pedal| accelerator:f brake:f clutch:f
        pedestrian| gate.closed gate.open
        pencil| .:cx and.list.clipboard and.outline and.ruler:f and.scribble line tip tip.crop:-c \
        tip.crop.circle.badge.arrow.forward:f tip.crop.circle.badge.minus:f tip.crop.circle.badge.plus:f
        pentagon| .:f bottomhalf.filled lefthalf.filled righthalf.filled tophalf.filled
        person| .:cfxX 2:cfxX 2.arrow.trianglehead.counterclockwise 2.badge.gearshape:f 2.badge.key:f \
        2.badge.minus:f 2.badge.plus:f 2.crop.square.stack:f 2.gobackward 2.square.stack:f 2.wave.2:f 3:f \
        3.sequence:f and.arrow.left.and.arrow.right and.arrow.left.and.arrow.right.outward and.background.dotted \
        and.background.striped.horizontal badge.clock:f badge.key:f badge.minus badge.plus:f \
        badge.shield.checkmark:f badge.shield.exclamationmark:f bubble:f bust:cf crop:-cs crop.artframe \
        crop.badge.magnifyingglass:f crop.circle.badge:f crop.circle.badge.checkmark crop.circle.badge.clock:f \
        crop.circle.badge.exclamationmark:f crop.circle.badge.minus crop.circle.badge.moon:f \
        crop.circle.badge.plus crop.circle.badge.questionmark:f crop.circle.badge.xmark crop.circle.dashed:c \
        crop.circle.fill.badge.checkmark crop.circle.fill.badge.exclamationmark crop.circle.fill.badge.minus \
        crop.circle.fill.badge.plus crop.circle.fill.badge.questionmark crop.circle.fill.badge.xmark \
        crop.rectangle:f crop.rectangle.badge.plus:f crop.rectangle.stack:f crop.square.badge.camera:f \
        crop.square.badge.video:f crop.square.fill.and.at.rectangle crop.square.filled.and.at.rectangle:f \
        crop.square.on.square.angled:f fill.and.arrow.left.and.arrow.right \
        fill.and.arrow.left.and.arrow.right.outward fill.badge.minus fill.badge.plus fill.checkmark \
        fill.questionmark fill.turn.down fill.turn.left fill.turn.right fill.viewfinder fill.xmark icloud:f \
        line.dotted.person:f text.rectangle:f wave.2:f
        phone| .:cf arrow.down.left:f arrow.right:f arrow.up.right:cf badge.checkmark badge.clock:f badge.plus \
        badge.waveform:f bubble:f bubble.left:f connection:f down:cf down.waves.left.and.right \
        fill.arrow.down.left fill.arrow.right fill.arrow.up.right fill.badge.checkmark fill.badge.plus \
        fill.connection
        photo| .:cf artframe:c badge.arrow.down:f badge.checkmark:f badge.exclamationmark:f badge.plus:f \
        fill.on.rectangle:-f on.rectangle on.rectangle.angled:f stack:f tv
        pianokeys| . inverse
        pip| .:f enter exit remove swap
        platter| 2.filled.ipad 2.filled.ipad.landscape 2.filled.iphone 2.filled.iphone.landscape \
        bottom.applewatch.case filled.bottom.and.arrow.down.iphone filled.bottom.applewatch.case \
        filled.bottom.iphone filled.top.and.arrow.up.iphone filled.top.applewatch.case filled.top.iphone \
        top.applewatch.case
        play| .:csfxX desktopcomputer display house:f laptopcomputer rectangle:f rectangle.on.rectangle:cf \
        square.stack:f tv:f
        plus| .:cs app:f arrow.trianglehead.clockwise bubble:f circle.dashed diamond:f forwardslash.minus \
        magnifyingglass message:f rectangle:f rectangle.fill.on.folder:-f rectangle.fill.on.rectangle:-f \
        rectangle.on.folder:f rectangle.on.rectangle rectangle.portrait:f slash.minus square.dashed \
        square.fill.on:-T square.on:-S viewfinder
        point| 3.connected.trianglepath.dotted 3.filled.connected.trianglepath.dotted \
        bottomleft.filled.forward.to.point.topright.scurvepath bottomleft.forward.to.arrow.triangle.scurvepath:f \
        bottomleft.forward.to.arrow.triangle.uturn.scurvepath:f \
        bottomleft.forward.to.point.topright.filled.scurvepath bottomleft.forward.to.point.topright.scurvepath:f \
        fill.topleft.down.curvedto.point.fill.bottomright.up forward.to.point.capsulepath:f \
        topleft.down.curvedto.point.bottomright.up topleft.down.to.point.bottomright.curvepath:f \
        topleft.down.to.point.bottomright.filled.curvepath topleft.filled.down.to.point.bottomright.curvepath \
        topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath \
        topright.arrow.triangle.backward.to.point.bottomleft.scurvepath:f \
        topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath
        power| .:c dotted
        poweroutlet| strip:f type.a:sf type.b:sf type.c:sf type.d:sf type.e:sf type.f:sf type.g:sf type.h:sf \
        type.i:sf type.j:sf type.k:sf type.l:sf type.m:sf type.n:sf type.o:sf
        powerplug| .:f portrait:f
        printer| .:f dotmatrix:f dotmatrix.fill.and.paper:-f dotmatrix.filled.and.paper \
        dotmatrix.filled.and.paper.inverse dotmatrix.inverse fill.and.paper:-f filled.and.paper \
        filled.and.paper.inverse inverse
        puzzlepiece| .:f extension:f
        qrcode| . viewfinder
        questionmark| .:cs app:f app.dashed bubble:f circle.dashed diamond:f folder:f key.filled square.dashed \
        text.page:f video:f
        quote| bubble:f closing opening
        r| .:-cs button.roundedbottom.horizontal:f joystick:f joystick.press.down:f joystick.tilt.down:f \
        joystick.tilt.left:f joystick.tilt.right:f joystick.tilt.up:f rectangle.roundedbottom square.fill.on:-T \
        square.on:-s
        r1| .:-c button.roundedbottom.horizontal:f rectangle.roundedbottom
        r2| .:-c button.angledtop.vertical.right:f button.roundedtop.horizontal:f rectangle.roundedtop
        rb| .:-c button.roundedbottom.horizontal:f rectangle.roundedbottom
        rectangle| .:fxX 2.swap 3.group:f 3.group.bubble:f 3.offgrid:f 3.offgrid.bubble.left:f \
        and.arrow.up.right.and.arrow.down.left:x and.hand.point.up.left:f and.hand.point.up.left.filled \
        and.paperclip and.pencil.and.ellipsis and.text.magnifyingglass arrowtriangle.2.inward \
        arrowtriangle.2.outward badge.checkmark badge.minus badge.person.crop badge.plus badge.xmark \
        bottomhalf.filled bottomthird.inset:-f bottomthird.inset.filled center.inset:-f center.inset.filled \
        compress.vertical connected.to.line.below dashed dashed.and.paperclip dashed.badge.record \
        expand.diagonal expand.vertical fill.badge.checkmark fill.badge.minus fill.badge.person.crop \
        fill.badge.plus fill.badge.xmark fill.on.rectangle:-f fill.on.rectangle.angled:-f \
        fill.on.rectangle.fill.circle filled.and.hand.point.up.left grid.1x2:f grid.2x2:f grid.3x2:f grid.3x3:f \
        inset:-f inset.bottomleft:-f inset.bottomright:-f inset.filled inset.topleft:-f inset.topright:-f \
        landscape.rotate leadinghalf.filled leadinghalf.inset.filled lefthalf:-f lefthalf.filled \
        lefthalf.inset:-f lefthalf.inset.fill.arrow.left lefthalf.inset.filled leftthird.inset:-f \
        leftthird.inset.filled on.rectangle:csxXy on.rectangle.angled on.rectangle.badge.gearshape \
        on.rectangle.button.angledtop.vertical.left:f on.rectangle.dashed pattern.checkered portrait:fxX \
        portrait.and.arrow.forward:f portrait.and.arrow.right:f portrait.arrowtriangle.2.inward \
        portrait.arrowtriangle.2.outward portrait.badge.plus:f portrait.bottomhalf.filled \
        portrait.lefthalf.filled portrait.on.rectangle.portrait:fxX portrait.on.rectangle.portrait.angled:f \
        portrait.righthalf.filled portrait.rotate portrait.split.2x1:fxX portrait.tophalf.filled ratio.16.to.9:f \
        ratio.3.to.4:f ratio.4.to.3:f ratio.9.to.16:f righthalf:-f righthalf.filled righthalf.inset:-f \
        righthalf.inset.fill.arrow.right righthalf.inset.filled rightthird.inset:-f rightthird.inset.filled \
        roundedbottom roundedtop split.1x2:f split.2x1:fxX split.2x2:f split.3x1:f split.3x3:f stack:f \
        stack.badge.minus stack.badge.person.crop:f stack.badge.play:f stack.badge.plus stack.fill.badge.minus \
        stack.fill.badge.person.crop stack.fill.badge.plus stack.person.crop tophalf.filled trailinghalf.filled
        repeat| .:c 1:c
        retarder| brakesignal:x brakesignal.and.exclamationmark
        return| . left right
        righttriangle| .:f split.diagonal:f
        road| lane.arrowtriangle.2.inward lanes lanes.curved.left lanes.curved.right
        roller| shade.closed shade.open
        roman| shade.closed shade.open
        rotate| 3d:cf left:f right:f
        rt| .:-c button.roundedtop.horizontal:f rectangle.roundedtop
        scissors| .:c badge.ellipsis
        scribble| . variable
        sensor| .:f tag.radiowaves.forward:f
        shield| .:fxX lefthalf:-f lefthalf.fill.slash lefthalf.filled:x lefthalf.filled.badge.checkmark \
        lefthalf.filled.trianglebadge.exclamationmark pattern.checkered righthalf.filled
        shippingbox| .:cf and.arrow.backward:f
        shoe| .:cf 2:f
        shower| .:f handheld:f sidejet:f
        sidebar| leading left right squares.leading squares.left squares.right squares.trailing trailing
        signpost| and.arrowtriangle.up:cf left:cf right:cf right.and.left:cf
        simcard| .:f 2:f
        slider| horizontal.2:-S horizontal.2.arrow.trianglehead.counterclockwise \
        horizontal.2.rectangle.and.arrow.triangle.2.circlepath \
        horizontal.2.rectangle.and.arrow.trianglehead.2.clockwise.rotate.90 horizontal.2.square.badge.arrow.down \
        horizontal.2.square.on:-S horizontal.3 horizontal.below.rectangle \
        horizontal.below.square.and.square.filled horizontal.below.square.fill.and:-S \
        horizontal.below.square.filled.and:-S horizontal.below.sun.max vertical.3
        smallcircle| .:-c fill.circle fill.circle.fill filled:-c
        snowflake| .:cx road.lane road.lane.dashed
        soccerball| .:c circle.fill.inverse circle.inverse inverse
        sparkle| . magnifyingglass
        sparkles| . rectangle.stack:f square.fill.on:-S square.filled.on:-S tv:f
        speaker| .:csfxXy 1:f 2:f 3:f badge.exclamationmark:f minus:f plus:f wave.1:f \
        wave.1.arrowtriangles.up.right.down.left wave.2:cf wave.2.bubble:f wave.3:f zzz:f
        sprinkler| .:f and.droplets:f
        square| .:cfxX 2.layers.3d:f 2.layers.3d.bottom.filled 2.layers.3d.top.filled 2.stack.3d \
        2.stack.3d.bottom:-f 2.stack.3d.top:-f 3.layers.3d:x 3.layers.3d.bottom.filled 3.layers.3d.down.backward \
        3.layers.3d.down.forward 3.layers.3d.down.left:x 3.layers.3d.down.right:x 3.layers.3d.middle.filled \
        3.layers.3d.top.filled 3.stack.3d 3.stack.3d.bottom:-f 3.stack.3d.middle:-f 3.stack.3d.top:-f \
        and.arrow.down:f and.arrow.down.badge.clock:f and.arrow.down.on:-s and.arrow.up:cf \
        and.arrow.up.badge.clock:f and.arrow.up.on:-s and.arrow.up.trianglebadge.exclamationmark:f \
        and.at.rectangle:f and.line.vertical.and:-S and.line.vertical.and.square.filled and.pencil:c \
        arrowtriangle.4.outward badge.plus:f bottomhalf:-f bottomhalf.filled dashed dashed.inset:-f \
        dashed.inset.filled dotted fill.and.line.vertical:-T fill.and.line.vertical.and:-s fill.on:-sD \
        fill.text.grid.1x2 filled.and.line.vertical.and:-S filled.on:-S grid.2x2:f \
        grid.3x1.below.line.grid.1x2:f grid.3x1.fill.below.line.grid.1x2 grid.3x1.folder.badge.plus \
        grid.3x1.folder.fill.badge.plus grid.3x2:f grid.3x3:fS grid.3x3.bottomleft:-f grid.3x3.bottomleft.filled \
        grid.3x3.bottommiddle:-f grid.3x3.bottommiddle.filled grid.3x3.bottomright:-f \
        grid.3x3.bottomright.filled grid.3x3.fill.square grid.3x3.middle:-f grid.3x3.middle.filled \
        grid.3x3.middleleft:-f grid.3x3.middleleft.filled grid.3x3.middleright:-f grid.3x3.middleright.filled \
        grid.3x3.square.badge.ellipsis grid.3x3.topleft:-f grid.3x3.topleft.filled grid.3x3.topmiddle:-f \
        grid.3x3.topmiddle.filled grid.3x3.topright:-f grid.3x3.topright.filled grid.4x3:-f lefthalf:-f \
        lefthalf.filled on:-CS on.square.badge.person.crop:f on.square.dashed on.square.intersection.dashed \
        on.square.squareshape.controlhandles resize resize.down resize.up righthalf:-f righthalf.filled \
        split.1x2:f split.2x1:f split.2x2:f split.bottomrightquarter:f split.diagonal:f split.diagonal.2x2:f \
        stack:f stack.3d.down.forward:f stack.3d.down.right:f stack.3d.forward.dottedline:f stack.3d.up:fxX \
        stack.3d.up.badge.a:f stack.3d.up.badge.automatic:f stack.3d.up.trianglebadge.exclamationmark:f text:-s \
        tophalf:-f tophalf.filled
        squares| below.rectangle leading.rectangle:f
        squareshape| .:f controlhandles.on.squareshape.controlhandles dashed.squareshape dotted.split.2x2 \
        dotted.squareshape split.2x2 split.2x2.dotted split.3x3 squareshape.dashed squareshape.dotted
        star| .:csfxX bubble:f leadinghalf:-f leadinghalf.filled lefthalf:-f square.on:-s
        staroflife| .:cf shield:f
        steeringwheel| .:cx and.hands and.heat.waves and.key and.liquid.wave and.lock \
        arrow.trianglehead.counterclockwise.and.clockwise arrowtriangle.left arrowtriangle.right \
        badge.exclamationmark exclamationmark road.lane road.lane.dashed
        suit| club:f diamond:f heart:f spade:f
        suitcase| .:f cart:f rolling:f
        sun| dust:cf haze:cf horizon:cf lefthalf.filled max:cf max.trianglebadge.exclamationmark:f min:f rain:cf \
        righthalf.filled snow:cf
        suv| side:f side.air.circulate:f side.air.fresh:f side.and.exclamationmark:f side.arrowtriangle.down:f \
        side.arrowtriangle.up:f side.arrowtriangle.up.arrowtriangle.down:f side.front.open:f \
        side.front.open.crop:f side.hill.descent.control:f side.hill.down:f side.hill.up:f side.lock:f \
        side.lock.open:f side.rear.open:f side.rear.open.crop:f side.roof.cargo.carrier:fxX
        swirl| circle.righthalf.filled circle.righthalf.filled.inverse
        switch| 2 programmable:sf
        t| .:-cs bubble:f
        tablecells| .:f badge.ellipsis:f fill.badge.ellipsis
        teletype| .:c answer:c
        tent| .:cf 2:cf
        text| aligncenter alignleft alignright and.command.macwindow append badge.checkmark badge.minus \
        badge.plus badge.star badge.xmark below.photo:f book.closed:f bubble:f bubble.badge.clock:f cursor doc:f \
        document:f insert justify justify.leading justify.left justify.right justify.trailing justifyleft \
        justifyright line.first.and.arrowtriangle.forward line.last.and.arrowtriangle.forward line.magnify \
        magnifyingglass page:fxX page.badge.magnifyingglass quote rectangle.page:f redaction viewfinder \
        word.spacing
        textformat| . 123 abc abc.dottedunderline alt characters characters.arrow.left.and.right \
        characters.dottedunderline numbers size size.larger size.smaller subscript superscript
        thermometer| . and.liquid.waves and.liquid.waves.snowflake \
        and.liquid.waves.trianglebadge.exclamationmark brakesignal high low medium:x snowflake:c sun:cf \
        transmission variable variable.and.figure:c
        tire| . badge.snowflake
        tow| hitch:f hitch.exclamationmark:f
        traction| control.tirepressure:x control.tirepressure.exclamationmark
        train| side.front.car side.middle.car side.rear.car
        tram| .:cf fill.tunnel tunnel:-f
        trapezoid| and.line.horizontal:f and.line.vertical:f
        trash| .:csfxXy slash.square slash.square.fill
        tray| .:cf 2:f and.arrow.down:f and.arrow.up:f full:f
        triangle| .:cf bottomhalf.filled lefthalf:-f lefthalf.filled righthalf:-f righthalf.filled \
        tophalf.filled
        truck| box:f box.badge.clock:f pickup.side:f pickup.side.air.circulate:f pickup.side.air.fresh:f \
        pickup.side.and.exclamationmark:f pickup.side.arrowtriangle.down:f pickup.side.arrowtriangle.up:f \
        pickup.side.arrowtriangle.up.arrowtriangle.down:f pickup.side.front.open:f pickup.side.front.open.crop:f \
        pickup.side.hill.down:f pickup.side.hill.up:f pickup.side.lock:f pickup.side.lock.open:f \
        side.hill.descent.control:f side.roof.cargo.carrier:fxX
        tv| .:cfxX and.hifispeaker:-f and.mediabox:f badge.wifi:f inset.filled music.note
        umbrella| .:f percent:f
        video| .:csfxXy badge.checkmark badge.ellipsis badge.plus badge.waveform:f bubble:f bubble.left:f \
        doorbell:f fill.badge.checkmark fill.badge.ellipsis fill.badge.plus
        view| 2d 3d
        viewfinder| .:c rectangular trianglebadge.exclamationmark
        vision| pro:cfxXy pro.and.arrow.forward:f pro.badge.exclamationmark:f pro.badge.play:f \
        pro.trianglebadge.exclamationmark:f
        wallet| bifold:f pass:f
        wand| and.rays and.rays.inverse and.sparkles and.sparkles.inverse and.stars and.stars.inverse
        water| waves:x waves.and.arrow.trianglehead.down \
        waves.and.arrow.trianglehead.down.trianglebadge.exclamationmark waves.and.arrow.trianglehead.up
        wave| 3.backward:c 3.down:c 3.down.car.side:f 3.down.convertible.side:f 3.down.pickup.side:f \
        3.down.suv.side:f 3.forward:c 3.left:c 3.right:c 3.up:c
        waveform| .:cx and.person.filled badge.exclamationmark badge.magnifyingglass badge.microphone \
        badge.minus badge.plus path path.badge.minus path.badge.plus path.ecg path.ecg.rectangle:f
        widget| extralarge extralarge.badge.plus large large.badge.plus medium medium.badge.plus small \
        small.badge.plus
        wifi| .:csx exclamationmark:c router:f
        wind| .:c snow:c
        window| awning awning.closed casement casement.closed ceiling ceiling.closed horizontal \
        horizontal.closed shade.closed shade.open vertical.closed vertical.open
        windshield| front.and.fluid.and.spray front.and.heat.waves front.and.spray front.and.wiper \
        front.and.wiper.and.drop front.and.wiper.and.spray front.and.wiper.exclamationmark \
        front.and.wiper.intermittent rear.and.fluid.and.spray rear.and.heat.waves rear.and.spray rear.and.wiper \
        rear.and.wiper.and.drop rear.and.wiper.and.spray rear.and.wiper.exclamationmark \
        rear.and.wiper.intermittent
        wrench| .:f adjustable:f and.screwdriver:f
        x| .:-cs squareroot
        xmark| .:cs app:f bin:cf diamond:f icloud:f octagon:f rectangle:f rectangle.portrait:f seal:f shield:f \
        triangle.circle.square triangle.circle.square.fill
        xserve| . raid
        zl| button.roundedtop.horizontal:f rectangle.roundedtop
        zr| button.roundedtop.horizontal:f rectangle.roundedtop
        """
}
