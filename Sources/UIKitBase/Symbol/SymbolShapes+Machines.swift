import CoreGraphics

extension SymbolShapes {
    /// Sound, pictures, and the machines for them.
    static let machines: [String: Shape] = {
        var made: [String: Shape] = [
            "playpause": {
                $0.area(2.6, 5, 12, 12, 2.6, 19)
                $0.box(14.4, 5, 2.4, 14, 0.6)
                $0.box(19, 5, 2.4, 14, 0.6)
            },
            "backward.end": {
                $0.area(20, 4.6, 8, 12, 20, 19.4)
                $0.box(3.6, 4.6, 2.6, 14.8, 0.6)
            },
            "forward.end": {
                $0.area(4, 4.6, 16, 12, 4, 19.4)
                $0.box(17.8, 4.6, 2.6, 14.8, 0.6)
            },
            "eject": {
                $0.area(3.4, 14, 12, 4, 20.6, 14)
                $0.box(3.4, 17.4, 17.2, 2.6, 0.6)
            },
            "repeat.1": {
                $0.line(4, 11, 4, 7.4, 19.4, 7.4)
                $0.line(16.6, 4.4, 19.6, 7.4, 16.6, 10.4)
                $0.line(14, 16.6, 4.6, 16.6)
                $0.line(7.4, 13.6, 4.4, 16.6, 7.4, 19.6)
                $0.line(18, 14.4, 20, 13.2, 20, 20.6)
            },
            "speaker.wave.1": {
                $0.area(4, 9, 8, 9, 14, 4, 14, 20, 8, 15, 4, 15)
                $0.arc(12.6, 12, 5.6, -36, 36)
            },
            "speaker.wave.3": {
                $0.area(1, 9, 4.6, 9, 10, 4, 10, 20, 4.6, 15, 1, 15)
                $0.arc(9.6, 12, 4.4, -38, 38)
                $0.arc(9.6, 12, 8, -40, 40)
                $0.arc(9.6, 12, 11.6, -42, 42)
            },
            "speaker.plus": {
                $0.area(3, 9, 7, 9, 13, 4, 13, 20, 7, 15, 3, 15)
                $0.line(18.6, 9, 18.6, 15)
                $0.line(15.6, 12, 21.6, 12)
            },
            "speaker.minus": {
                $0.area(3, 9, 7, 9, 13, 4, 13, 20, 7, 15, 3, 15)
                $0.line(15.6, 12, 21.6, 12)
            },
            "waveform": {
                for (x, half) in [(3, 2), (7.5, 5.6), (12, 9), (16.5, 5.6), (21, 2)] as [(CGFloat, CGFloat)] {
                    $0.line(x, 12 - half, x, 12 + half)
                }
            },
            "waveform.path": { $0.line(2, 12, 5, 12, 7.4, 4, 11, 20, 14.4, 7, 17, 15, 18.6, 12, 22, 12) },
            "waveform.path.ecg": { $0.line(1.6, 12, 7, 12, 9.6, 4.4, 13.6, 19.6, 16.2, 12, 22.4, 12) },
            "music.note.list": {
                for y in [5, 10, 15] as [CGFloat] { $0.line(2.6, y, y > 14 ? 7.4 : 11, y) }
                $0.dot(13, 18.6, 2.8)
                $0.line(15.6, 18.6, 15.6, 5.4, 21.4, 4, 21.4, 8)
            },
            "music.quarternote.3": {
                for (x, y) in [(4.4, 18.6), (11.4, 16.6), (18.4, 18.6)] as [(CGFloat, CGFloat)] {
                    $0.dot(x, y, 2.4)
                    $0.line(x + 2.2, y, x + 2.2, y - 13)
                }
            },
            "music.mic": {
                $0.circle(16.4, 7.6, 4.8)
                $0.area(12.6, 8, 16, 11.4, 5, 20.4, 3.6, 19)
            },
            "headphones": {
                $0.arc(12, 12.4, 9, 180, 360)
                $0.line(3, 12.4, 3, 16)
                $0.line(21, 12.4, 21, 16)
                $0.box(3, 13.4, 4, 7.4, 1.6)
                $0.box(17, 13.4, 4, 7.4, 1.6)
            },
            "hifispeaker": {
                $0.box(5.4, 2.4, 13.2, 19.2, 2)
                $0.detail {
                    $0.circle(12, 14.6, 3.8)
                    $0.dot(12, 7, 1.8)
                }
            },
            "radio": {
                $0.box(2, 8, 20, 12.6, 2)
                $0.line(5, 8, 17, 2.6)
                $0.detail {
                    $0.circle(8, 14.2, 3)
                    $0.line(14, 12.4, 18.6, 12.4)
                    $0.line(14, 16, 18.6, 16)
                }
            },
            "record.circle": {
                $0.circle(12, 12, 9.6)
                $0.detail { $0.dot(12, 12, 4.6) }
            },
            "recordingtape": {
                $0.arc(6.8, 11.4, 4.4, 0, 360)
                $0.arc(17.2, 11.4, 4.4, 0, 360)
                $0.line(6.8, 15.8, 17.2, 15.8)
            },
            "film": {
                $0.box(2, 4.4, 20, 15.2, 2)
                $0.detail {
                    for y in [7.4, 10.4, 13.6, 16.6] as [CGFloat] {
                        $0.dot(4.9, y, 0.9)
                        $0.dot(19.1, y, 0.9)
                    }
                    $0.line(7.6, 5, 7.6, 19)
                    $0.line(16.4, 5, 16.4, 19)
                    $0.line(7.6, 12, 16.4, 12)
                }
            },
            "camera.viewfinder": {
                corners(&$0)
                $0.box(6.6, 8.6, 10.8, 7.6, 1.2)
                $0.detail { $0.circle(12, 12.4, 1.8) }
            },
            "camera.rotate": { camera(&$0) { arrows(&$0) } },
            "arrow.triangle.2.circlepath.camera": { camera(&$0) { arrows(&$0) } },
            "camera.aperture": {
                $0.circle(12, 12, 9.6)
                $0.detail {
                    for index in 0..<6 {
                        let angle = CGFloat(index) * 60
                        $0.add(blade(angle), .identity)
                    }
                }
            },
            "camera.filters": {
                $0.arc(12, 8.4, 5.4, 0, 360)
                $0.arc(7.8, 15.4, 5.4, 0, 360)
                $0.arc(16.2, 15.4, 5.4, 0, 360)
            },
            "camera.on.rectangle": {
                $0.line(5, 3.4, 19, 3.4, 21, 5.4)
                camera(&$0) { $0.circle(12, 13, 3.6) }
            },
            "livephoto": {
                $0.circle(12, 12, 3)
                $0.arc(12, 12, 6.2, 0, 360)
                for index in 0..<20 { $0.ray(9.6, 9.7, CGFloat(index) * 18) }
            },
            "photo.on.rectangle": {
                $0.line(3.4, 16, 2.4, 15, 2.4, 4.6, 3.4, 3.6, 18.4, 3.6)
                $0.box(5.6, 7, 16.4, 13.4, 2)
                $0.detail {
                    $0.line(6.4, 18.4, 11, 13, 14, 16, 16.6, 13.6, 21.2, 18)
                    $0.dot(17, 10.6, 1.3)
                }
            },
            "tv": {
                $0.box(2, 5, 20, 12.6, 2)
                $0.line(8, 20.4, 16, 20.4)
            },
            "play.tv": {
                $0.box(2, 5, 20, 12.6, 2)
                $0.line(8, 20.4, 16, 20.4)
                $0.detail { $0.solid(10, 8.4, 15, 11.3, 10, 14.2) }
            },
            "airplayvideo": {
                $0.line(6, 16, 3, 16, 3, 4.4, 21, 4.4, 21, 16, 18, 16)
                $0.area(6.4, 20.6, 12, 14, 17.6, 20.6)
            },
            "airplayaudio": {
                $0.arc(12, 11, 8.6, 130, 410)
                $0.arc(12, 11, 5, 140, 400)
                $0.area(6.4, 21, 12, 14.6, 17.6, 21)
            },
            "display": {
                $0.box(2, 3.4, 20, 13.4, 2)
                $0.line(8, 20.6, 16, 20.6)
                $0.line(12, 16.8, 12, 20.6)
            },
            "desktopcomputer": {
                $0.box(2, 3.4, 20, 13.4, 2)
                $0.detail { $0.line(2.6, 13.4, 21.4, 13.4) }
                $0.line(8, 20.6, 16, 20.6)
                $0.line(10.4, 16.8, 10, 20.6)
                $0.line(13.6, 16.8, 14, 20.6)
            },
            "laptopcomputer": {
                $0.box(4, 5, 16, 11, 1.6)
                $0.line(1.6, 18.6, 22.4, 18.6)
            },
            "iphone": {
                $0.box(6.4, 2, 11.2, 20, 2.6)
                $0.detail { $0.line(10.4, 4.6, 13.6, 4.6) }
            },
            "ipad": {
                $0.box(4.4, 2, 15.2, 20, 2.2)
                $0.detail { $0.line(10, 19.4, 14, 19.4) }
            },
            "ipad.landscape": {
                $0.box(2, 4.4, 20, 15.2, 2.2)
                $0.detail { $0.line(10, 17, 14, 17) }
            },
            "applewatch": {
                $0.box(6, 6, 12, 12, 3)
                $0.line(8.4, 6, 9, 2.2, 15, 2.2, 15.6, 6)
                $0.line(8.4, 18, 9, 21.8, 15, 21.8, 15.6, 18)
                $0.line(19.8, 10.4, 19.8, 12.6)
            },
            "computermouse": {
                $0.box(6.4, 2.4, 11.2, 19.2, 5.6)
                $0.detail { $0.line(12, 6, 12, 9) }
            },
            "printer": {
                $0.box(2, 8, 20, 9.4, 2)
                $0.line(6, 8, 6, 3, 18, 3, 18, 8)
                $0.detail { $0.dot(18.4, 11, 0.9) }
                $0.removeBox(6, 14, 12, 8)
                $0.line(6, 14, 6, 21.4, 18, 21.4, 18, 14, 6, 14)
            },
            "gamecontroller": {
                $0.area(SymbolOutlines.controller)
                $0.detail {
                    $0.line(7.8, 8.6, 7.8, 13)
                    $0.line(5.6, 10.8, 10, 10.8)
                    $0.dot(15.2, 12.2, 1.2)
                    $0.dot(18, 9.6, 1.2)
                }
            },
            "cpu": {
                $0.box(5.4, 5.4, 13.2, 13.2, 1.6)
                $0.detail { $0.box(9, 9, 6, 6, 0.6) }
                for x in [8.6, 12, 15.4] as [CGFloat] {
                    $0.line(x, 2, x, 5)
                    $0.line(x, 19, x, 22)
                    $0.line(2, x, 5, x)
                    $0.line(19, x, 22, x)
                }
            },
            "memorychip": {
                $0.box(2, 6.6, 20, 9.8, 1)
                for x in [5, 8.5, 12, 15.5, 19] as [CGFloat] { $0.line(x, 17, x, 20) }
            },
            "server.rack": {
                $0.box(3, 3, 18, 7.6, 1.6)
                $0.box(3, 13.4, 18, 7.6, 1.6)
                $0.detail {
                    $0.dot(6.8, 6.8, 1.1)
                    $0.dot(6.8, 17.2, 1.1)
                    $0.line(11, 6.8, 17, 6.8)
                    $0.line(11, 17.2, 17, 17.2)
                }
            },
            "externaldrive": {
                $0.area(5.4, 5, 18.6, 5, 22, 14, 22, 19.4, 2, 19.4, 2, 14)
                $0.detail {
                    $0.line(2.4, 14, 21.6, 14)
                    $0.dot(18, 16.8, 0.9)
                }
            },
            "terminal": {
                $0.box(2, 4, 20, 16, 2.4)
                $0.detail {
                    $0.line(6, 8.4, 9.4, 11.4, 6, 14.4)
                    $0.line(11.4, 14.6, 15.4, 14.6)
                }
            },
            "macwindow": {
                $0.box(2, 4, 20, 16, 2.4)
                $0.detail {
                    $0.line(2.6, 8.4, 21.4, 8.4)
                    for x in [5, 7.6, 10.2] as [CGFloat] { $0.dot(x, 6.2, 0.6) }
                }
            },
            "battery.100": {
                $0.box(1.6, 7, 18, 10, 2.6)
                $0.line(22.2, 10.6, 22.2, 13.4)
                $0.bar(4, 9.4, 13.2, 5.2, 0.8)
            },
            "battery.75": { battery(&$0, 0.75) },
            "battery.50": { battery(&$0, 0.5) },
            "battery.25": { battery(&$0, 0.25) },
            "battery.0": { battery(&$0, 0) },
            "wave.3.right": {
                for radius in [4, 8.4, 12.8] as [CGFloat] { $0.arc(4, 12, radius, -42, 42) }
            },
            "dot.radiowaves.left.and.right": { waves(&$0) { $0.dot(12, 12, 1.9) } },
            "antenna.radiowaves.left.and.right": {
                waves(&$0) { $0.circle(12, 12, 1.9) }
                $0.line(12, 14.4, 12, 21.6)
            },
            "wifi.exclamationmark": {
                $0.arc(12, 19, 14.4, -135, -103)
                $0.arc(12, 19, 14.4, -77, -45)
                $0.arc(12, 19, 9.6, -135, -110)
                $0.arc(12, 19, 9.6, -70, -45)
                $0.line(12, 5, 12, 14)
                $0.dot(12, 19, 1.7)
            },
            "personalhotspot": {
                $0.line(10, 14, 14, 10)
                $0.arc(7.4, 16.6, 4.6, 20, 260)
                $0.arc(16.6, 7.4, 4.6, 200, 440)
            },
            "network": {
                $0.circle(12, 12, 9.6)
                var lines = SymbolPen()
                lines.area(
                    CGPath(ellipseIn: CGRect(x: 7.6, y: 2.4, width: 8.8, height: 19.2), transform: nil)
                )
                lines.line(2.4, 12, 21.6, 12)
                lines.line(12, 2.4, 12, 21.6)
                $0.add(lines, .identity)
            },
            "simcard": {
                $0.area(5, 2.6, 14.6, 2.6, 19, 7, 19, 21.4, 5, 21.4)
                $0.detail { $0.box(8.4, 11, 7.2, 7, 1) }
            },
            "opticaldisc": {
                $0.circle(12, 12, 9.6)
                $0.detail { $0.circle(12, 12, 2.6) }
            },
            "flashlight.on.fill": {
                $0.fillsAreas = true
                $0.area(8, 7.6, 16, 7.6, 14.4, 11.6, 14.4, 21.6, 9.6, 21.6, 9.6, 11.6)
                $0.line(8.4, 4.6, 7.4, 2.4)
                $0.line(12, 4.4, 12, 1.8)
                $0.line(15.6, 4.6, 16.6, 2.4)
                $0.detail { $0.line(12, 13, 12, 15.4) }
            },
            "flashlight.off.fill": {
                $0.fillsAreas = true
                $0.area(8, 4.6, 16, 4.6, 14.4, 10.6, 14.4, 21.6, 9.6, 21.6, 9.6, 10.6)
                $0.detail { $0.line(12, 12.4, 12, 15) }
            },
            "faceid": {
                corners(&$0)
                $0.line(8, 8.6, 8, 10.6)
                $0.line(16, 8.6, 16, 10.6)
                $0.line(12.4, 8.6, 12.4, 13, 11, 13)
                $0.arc(12, 13, 4.4, 45, 135)
            },
            "touchid": {
                for radius in [2.6, 5.6, 8.6] as [CGFloat] {
                    $0.arc(12, 12.6, radius, 175, 365)
                    $0.line(12 - radius, 12.6, 12 - radius, 16.6)
                    $0.line(12 + radius, 12.6, 12 + radius, 15 + radius / 3)
                }
            },
            "qrcode": { squares(&$0) },
            "barcode": { bars(&$0, 3, 21) },
            "viewfinder": { corners(&$0) },
            "barcode.viewfinder": {
                corners(&$0)
                bars(&$0, 8, 16)
            },
            "qrcode.viewfinder": {
                corners(&$0)
                var inside = SymbolPen()
                squares(&inside)
                $0.add(inside, CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.5, tx: 6, ty: 6))
            },
            "dot.viewfinder": {
                corners(&$0)
                $0.dot(12, 12, 3)
            },
            "scope": {
                $0.arc(12, 12, 8, 0, 360)
                for degrees in [0, 90, 180, 270] as [CGFloat] { $0.ray(5, 10.6, degrees) }
            },
            "target": {
                for radius in [9.4, 5.4] as [CGFloat] { $0.arc(12, 12, radius, 0, 360) }
                $0.dot(12, 12, 2)
            },
        ]
        for (name, other) in [
            ("battery.100percent", "battery.100"), ("battery.75percent", "battery.75"),
            ("battery.50percent", "battery.50"), ("battery.25percent", "battery.25"),
            ("battery.0percent", "battery.0"), ("speaker.1", "speaker.wave.1"),
            ("speaker.2", "speaker.wave.2"),
            ("speaker.3", "speaker.wave.3"), ("macbook", "laptopcomputer"), ("apple.terminal", "terminal"),
            ("photo.on.rectangle.angled", "photo.on.rectangle"), ("wave.3.forward", "wave.3.right"),
        ] {
            made[name] = made[other] ?? media[other]
        }
        return made
    }()

    /// The four corners of a frame.
    static func corners(_ pen: inout SymbolPen) {
        pen.line(2.6, 7.6, 2.6, 4.4, 4.4, 2.6, 7.6, 2.6)
        pen.line(16.4, 2.6, 19.6, 2.6, 21.4, 4.4, 21.4, 7.6)
        pen.line(21.4, 16.4, 21.4, 19.6, 19.6, 21.4, 16.4, 21.4)
        pen.line(7.6, 21.4, 4.4, 21.4, 2.6, 19.6, 2.6, 16.4)
    }

    private static func camera(_ pen: inout SymbolPen, _ inside: (inout SymbolPen) -> Void) {
        pen.area(2.2, 6.8, 7, 6.8, 8.8, 4, 15.2, 4, 17, 6.8, 21.8, 6.8, 21.8, 19.6, 2.2, 19.6)
        pen.detail(inside)
    }

    private static func arrows(_ pen: inout SymbolPen) {
        pen.arc(12, 13, 3.8, 200, 330)
        pen.arc(12, 13, 3.8, 20, 150)
        pen.line(16, 8.8, 15.8, 11.4, 13.2, 11)
        pen.line(8, 17.2, 8.2, 14.6, 10.8, 15)
    }

    private static func blade(_ degrees: CGFloat) -> SymbolPen {
        var pen = SymbolPen()
        pen.line(12 - 4.6, 12 - 2.4, 12 + 4.8, 12 - 8.4)
        var turned = SymbolPen()
        turned.add(
            pen,
            CGAffineTransform(translationX: 12, y: 12).rotated(by: degrees * .pi / 180)
                .translatedBy(x: -12, y: -12)
        )
        return turned
    }

    private static func battery(_ pen: inout SymbolPen, _ part: CGFloat) {
        pen.box(1.6, 7, 18, 10, 2.6)
        pen.line(22.2, 10.6, 22.2, 13.4)
        if part > 0 { pen.bar(4, 9.4, 13.2 * part, 5.2, 0.8) }
    }

    private static func waves(_ pen: inout SymbolPen, _ middle: (inout SymbolPen) -> Void) {
        middle(&pen)
        for radius in [5.4, 9.4] as [CGFloat] {
            pen.arc(12, 12, radius, -45, 45)
            pen.arc(12, 12, radius, 135, 225)
        }
    }

    private static func squares(_ pen: inout SymbolPen) {
        for (x, y) in [(3, 3), (14, 3), (3, 14)] as [(CGFloat, CGFloat)] {
            pen.line(x, y, x + 7, y, x + 7, y + 7, x, y + 7, x, y)
            pen.bar(x + 2.4, y + 2.4, 2.2, 2.2, 0.2)
        }
        for (x, y) in [(14, 14), (18.6, 14), (16.3, 16.3), (14, 18.6), (18.6, 18.6)] as [(CGFloat, CGFloat)] {
            pen.bar(x, y, 2.4, 2.4, 0.2)
        }
    }

    private static func bars(_ pen: inout SymbolPen, _ minX: CGFloat, _ maxX: CGFloat) {
        let top: CGFloat = maxX - minX > 10 ? 4.4 : 8
        for (place, width) in [
            (0, 0.09), (0.16, 0.05), (0.28, 0.12), (0.48, 0.05), (0.6, 0.09), (0.76, 0.05), (0.91, 0.09),
        ]
            as [(CGFloat, CGFloat)]
        {
            pen.bar(minX + place * (maxX - minX), top, width * (maxX - minX), 24 - 2 * top, 0)
        }
    }
}
