/// Names of symbols that programs use.
///
/// Source: some 250 places in public UIKit and SwiftUI sources, found by the beginnings of names, and what is like the names that were found there.
enum UsedSymbols {
    static let names = table.split(separator: " ").map { String($0) }

    private static let table = """
        plus plus.circle plus.circle.fill plus.square plus.square.fill plus.app plus.magnifyingglass \
        plus.square.on.square minus minus.circle minus.circle.fill minus.square minus.magnifyingglass \
        multiply multiply.circle multiply.circle.fill xmark xmark.circle xmark.circle.fill xmark.square \
        xmark.square.fill xmark.octagon xmark.octagon.fill xmark.bin checkmark checkmark.circle \
        checkmark.circle.fill checkmark.square checkmark.square.fill checkmark.seal checkmark.seal.fill \
        checkmark.shield checklist chevron.left chevron.right chevron.up chevron.down chevron.backward \
        chevron.forward chevron.left.circle chevron.right.circle.fill chevron.down.circle \
        chevron.up.circle.fill chevron.compact.down chevron.left.2 chevron.right.2 chevron.up.chevron.down \
        chevron.left.forwardslash.chevron.right arrow.left arrow.right arrow.up arrow.down arrow.backward \
        arrow.forward arrow.left.circle.fill arrow.right.circle arrow.right.circle.fill arrow.up.circle.fill \
        arrow.down.circle arrow.up.right arrow.up.left.and.arrow.down.right \
        arrow.down.right.and.arrow.up.left arrow.clockwise arrow.clockwise.circle arrow.counterclockwise \
        arrow.counterclockwise.circle arrow.uturn.left arrow.uturn.right arrow.uturn.backward \
        arrow.uturn.forward arrow.uturn.backward.circle arrow.triangle.2.circlepath \
        arrow.triangle.2.circlepath.camera arrow.triangle.2.circlepath.circle arrow.triangle.branch \
        arrow.2.circlepath arrow.up.arrow.down arrow.up.arrow.down.circle arrow.left.arrow.right \
        arrow.left.and.right arrow.up.and.down arrow.right.to.line arrow.down.to.line arrow.turn.up.right \
        arrow.up.doc arrow.down.doc arrow.down.circle.fill arrowshape.turn.up.left arrowshape.turn.up.right \
        arrowshape.turn.up.left.fill arrowshape.right.fill arrowtriangle.up.fill arrowtriangle.down.fill \
        arrowtriangle.left.fill arrowtriangle.right.fill gobackward gobackward.10 gobackward.15 goforward \
        goforward.10 goforward.15 square.and.arrow.up square.and.arrow.up.fill square.and.arrow.down \
        square.and.pencil pencil pencil.circle pencil.tip pencil.slash scribble highlighter lasso trash \
        trash.fill trash.circle trash.slash folder folder.fill folder.badge.plus paperplane paperplane.fill \
        paperplane.circle.fill tray tray.fill tray.and.arrow.up tray.and.arrow.down tray.full archivebox doc \
        doc.fill doc.text doc.text.fill doc.on.doc doc.on.doc.fill doc.on.clipboard doc.plaintext \
        doc.richtext doc.badge.plus doc.text.magnifyingglass note note.text calendar calendar.badge.plus \
        calendar.circle book book.fill book.closed book.closed.fill books.vertical text.book.closed bookmark \
        bookmark.fill bookmark.slash newspaper newspaper.fill magazine graduationcap ticket link link.circle \
        paperclip person person.fill person.circle person.circle.fill person.crop.circle \
        person.crop.circle.fill person.crop.circle.badge.plus person.crop.square person.crop.rectangle \
        person.2 person.2.fill person.3 person.3.fill person.badge.plus person.fill.badge.plus globe network \
        sun.max sun.max.fill sun.min sunrise.fill sunset.fill moon moon.fill moon.stars.fill sparkles star \
        star.fill star.circle star.slash star.lefthalf.fill cloud cloud.fill cloud.rain cloud.rain.fill \
        cloud.drizzle.fill cloud.heavyrain.fill cloud.bolt cloud.bolt.rain.fill cloud.snow cloud.snow.fill \
        cloud.fog cloud.sun cloud.sun.fill cloud.moon smoke wind snow snowflake tornado thermometer drop \
        drop.fill flame flame.fill umbrella bolt bolt.fill bolt.circle bolt.slash heart heart.fill \
        heart.circle heart.slash heart.text.square play play.fill play.circle play.circle.fill \
        play.rectangle pause pause.fill pause.circle pause.circle.fill stop stop.fill stop.circle playpause \
        backward.fill backward.end.fill forward.fill forward.end.fill shuffle repeat repeat.1 infinity \
        record.circle speaker.fill speaker.slash speaker.slash.fill speaker.wave.1 speaker.wave.2 \
        speaker.wave.2.fill speaker.wave.3 speaker.wave.3.fill music.note music.note.list music.mic mic \
        mic.fill mic.slash waveform waveform.path waveform.circle waveform.path.ecg bell bell.fill \
        bell.slash bell.badge bell.circle.fill megaphone megaphone.fill tag tag.fill flag flag.fill location \
        location.fill location.circle location.north.fill map map.fill mappin mappin.circle \
        mappin.circle.fill mappin.and.ellipse camera camera.fill camera.viewfinder camera.circle \
        camera.rotate video video.fill video.slash phone phone.fill phone.down.fill phone.circle message \
        message.fill bubble.left bubble.left.fill bubble.right bubble.left.and.bubble.right \
        bubble.left.and.bubble.right.fill text.bubble ellipsis.bubble quote.bubble envelope envelope.fill \
        envelope.open envelope.badge gear gearshape gearshape.fill gearshape.2 ellipsis ellipsis.circle \
        ellipsis.circle.fill slider.horizontal.3 slider.vertical.3 line.3.horizontal line.horizontal.3 \
        line.3.horizontal.decrease line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle \
        list.bullet list.dash list.number list.star list.bullet.rectangle list.clipboard list.and.film \
        text.alignleft text.aligncenter text.alignright text.justify text.quote text.magnifyingglass \
        text.badge.plus textformat textformat.size textformat.abc bold italic underline strikethrough \
        square.grid.2x2 square.grid.2x2.fill square.grid.3x3 square.grid.3x2 rectangle.grid.1x2 \
        rectangle.grid.2x2 circle.grid.2x2 circle.grid.3x3 circle.hexagongrid square.stack \
        square.stack.3d.up rectangle.stack rectangle.stack.fill square.on.square rectangle.on.rectangle \
        square.split.2x2 rectangle.split.3x1 rectangle.portrait.and.arrow.right rectangle.3.group \
        sidebar.left sidebar.right photo photo.fill photo.on.rectangle film film.fill tv play.tv \
        desktopcomputer laptopcomputer iphone ipad applewatch keyboard printer headphones gamecontroller \
        gamecontroller.fill airplane car car.fill bus tram bicycle figure.walk figure.run house house.fill \
        house.circle building building.2 building.columns bag bag.fill cart cart.fill cart.badge.plus \
        creditcard creditcard.fill giftcard gift dollarsign.circle dollarsign.circle.fill percent banknote \
        wallet.pass chart.bar chart.bar.fill chart.pie chart.pie.fill chart.line.uptrend.xyaxis lock \
        lock.fill lock.open lock.shield key key.fill shield shield.fill eye eye.fill eye.slash \
        eye.slash.fill hand.thumbsup hand.thumbsup.fill hand.thumbsdown hand.raised hand.raised.fill \
        hand.tap hand.point.up.left face.smiling faceid touchid qrcode qrcode.viewfinder barcode \
        barcode.viewfinder viewfinder scope target magnifyingglass magnifyingglass.circle wand.and.stars \
        paintbrush paintbrush.fill paintpalette eyedropper hammer hammer.fill wrench wrench.and.screwdriver \
        scissors crop ruler cube cube.fill shippingbox puzzlepiece lightbulb lightbulb.fill leaf leaf.fill \
        hare hare.fill tortoise ant ladybug pawprint timer clock clock.fill clock.arrow.circlepath stopwatch \
        alarm alarm.fill hourglass speedometer gauge wifi wifi.slash wifi.exclamationmark \
        antenna.radiowaves.left.and.right dot.radiowaves.left.and.right battery.100 power icloud \
        icloud.and.arrow.down icloud.and.arrow.up server.rack cpu terminal curlybraces function number at \
        questionmark questionmark.circle questionmark.circle.fill exclamationmark exclamationmark.circle \
        exclamationmark.circle.fill exclamationmark.triangle exclamationmark.triangle.fill info info.circle \
        info.circle.fill info.square nosign circle circle.fill circle.dashed circle.lefthalf.fill square \
        square.fill square.dashed rectangle rectangle.fill rectangle.portrait capsule triangle triangle.fill \
        diamond diamond.fill hexagon octagon seal suit.heart.fill staroflife.fill cross cross.fill crown \
        crown.fill trophy rosette sportscourt dumbbell fork.knife cup.and.saucer pills stethoscope bandage \
        bed.double flashlight.on.fill tshirt eyeglasses brain lungs ear mouth atom burst 1.circle \
        2.circle.fill 3.square 10.circle 50.circle.fill a.circle x.circle.fill \
        smallcircle.filled.circle.fill mail mail.fill person.fill.xmark square.grid.3x3.fill delete.left \
        delete.left.fill keyboard.chevron.compact.down
        """
}
