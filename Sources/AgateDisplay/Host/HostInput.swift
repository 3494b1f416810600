/// An input of a person to a display, or a change of its window, at a moment.
///
/// Hosts make them, programs take them. In JSON each is one flat object, such as
/// `{"button":1,"kind":"pointer","modifiers":0,"phase":"down","time":1.25,"x":40,"y":60}`.
///
/// Places are in points of the display, from its top left corner.
public struct HostInput: Sendable, Hashable {
    /// When it happened, in seconds of the display's clock; in a recording, seconds after its beginning.
    public var time: Double
    /// The event itself, with its place and its keys.
    public var event: Event

    /// Makes an input from an event and a time in seconds of the display's clock.
    public init(_ event: Event, at time: Double) {
        self.time = time
        self.event = event
    }

    /// The kinds of events that a host passes on.
    public enum Event: Sendable, Hashable {
        /// The mouse, or another pointer, has moved, or a button of it.
        case pointer(HostPointer)
        /// A finger on a screen.
        case touch(HostTouch)
        /// A wheel was turned, or fingers moved on a trackpad.
        case wheel(HostWheel)
        /// Two fingers on a trackpad pinch or turn.
        case transform(HostTransform)
        /// A key has gone down or come up.
        case key(HostKey)
        /// Text was typed, by a key of the layout, an input method or a paste of the host.
        case text(String)
        /// An input method shows text that it has not settled.
        case composition(HostComposition)
        /// The window has got the keyboard, or has lost it.
        case focus(Bool)
        /// The window has another size or scale.
        case resize(HostSize)
        /// The window is seen, or no longer: minimised, or behind others.
        case visibility(Bool)
        /// The look that the person wants is another one.
        case style(HostStyle)
        /// The clipboard of the system holds a text, because another program has put it there.
        case clipboard(String)
        /// A request to close the window, or to end the program.
        case quit
    }
}

extension HostInput: Codable {
    private enum CodingKeys: String, CodingKey {
        case time, kind, text, isOn
    }

    private enum Kind: String, Codable {
        case pointer, touch, wheel, transform, key, text, composition, focus, resize, visibility, style,
            clipboard, quit
    }

    /// Reads an input; an unknown kind is an error.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        time = try values.decode(Double.self, forKey: .time)
        event =
            switch try values.decode(Kind.self, forKey: .kind) {
            case .pointer: .pointer(try HostPointer(from: decoder))
            case .touch: .touch(try HostTouch(from: decoder))
            case .wheel: .wheel(try HostWheel(from: decoder))
            case .transform: .transform(try HostTransform(from: decoder))
            case .key: .key(try HostKey(from: decoder))
            case .text: .text(try values.decode(String.self, forKey: .text))
            case .composition: .composition(try HostComposition(from: decoder))
            case .focus: .focus(try values.decode(Bool.self, forKey: .isOn))
            case .resize: .resize(try HostSize(from: decoder))
            case .visibility: .visibility(try values.decode(Bool.self, forKey: .isOn))
            case .style: .style(try HostStyle(from: decoder))
            case .clipboard: .clipboard(try values.decode(String.self, forKey: .text))
            case .quit: .quit
            }
    }

    /// Writes one flat object with `kind`, `time` and the values of the event.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(time, forKey: .time)
        try values.encode(kind, forKey: .kind)
        switch event {
        case .pointer(let value): try value.encode(to: encoder)
        case .touch(let value): try value.encode(to: encoder)
        case .wheel(let value): try value.encode(to: encoder)
        case .transform(let value): try value.encode(to: encoder)
        case .key(let value): try value.encode(to: encoder)
        case .composition(let value): try value.encode(to: encoder)
        case .resize(let value): try value.encode(to: encoder)
        case .style(let value): try value.encode(to: encoder)
        case .text(let text), .clipboard(let text): try values.encode(text, forKey: .text)
        case .focus(let isOn), .visibility(let isOn): try values.encode(isOn, forKey: .isOn)
        case .quit: break
        }
    }

    private var kind: Kind {
        switch event {
        case .pointer: .pointer
        case .touch: .touch
        case .wheel: .wheel
        case .transform: .transform
        case .key: .key
        case .text: .text
        case .composition: .composition
        case .focus: .focus
        case .resize: .resize
        case .visibility: .visibility
        case .style: .style
        case .clipboard: .clipboard
        case .quit: .quit
        }
    }
}
