// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The keys of a keyboard by their places on it, with the numbers of the USB standard for such devices.
///
/// The names are those of the keys of an American keyboard, whatever stands on them.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// Too many keys are down.
    case keyboardErrorRollOver = 1
    /// The keyboard failed its test.
    case keyboardPOSTFail = 2
    /// An error without a name.
    case keyboardErrorUndefined = 3
    /// The key: A.
    case keyboardA = 4
    /// The key: B.
    case keyboardB = 5
    /// The key: C.
    case keyboardC = 6
    /// The key: D.
    case keyboardD = 7
    /// The key: E.
    case keyboardE = 8
    /// The key: F.
    case keyboardF = 9
    /// The key: G.
    case keyboardG = 10
    /// The key: H.
    case keyboardH = 11
    /// The key: I.
    case keyboardI = 12
    /// The key: J.
    case keyboardJ = 13
    /// The key: K.
    case keyboardK = 14
    /// The key: L.
    case keyboardL = 15
    /// The key: M.
    case keyboardM = 16
    /// The key: N.
    case keyboardN = 17
    /// The key: O.
    case keyboardO = 18
    /// The key: P.
    case keyboardP = 19
    /// The key: Q.
    case keyboardQ = 20
    /// The key: R.
    case keyboardR = 21
    /// The key: S.
    case keyboardS = 22
    /// The key: T.
    case keyboardT = 23
    /// The key: U.
    case keyboardU = 24
    /// The key: V.
    case keyboardV = 25
    /// The key: W.
    case keyboardW = 26
    /// The key: X.
    case keyboardX = 27
    /// The key: Y.
    case keyboardY = 28
    /// The key: Z.
    case keyboardZ = 29
    /// The key: 1.
    case keyboard1 = 30
    /// The key: 2.
    case keyboard2 = 31
    /// The key: 3.
    case keyboard3 = 32
    /// The key: 4.
    case keyboard4 = 33
    /// The key: 5.
    case keyboard5 = 34
    /// The key: 6.
    case keyboard6 = 35
    /// The key: 7.
    case keyboard7 = 36
    /// The key: 8.
    case keyboard8 = 37
    /// The key: 9.
    case keyboard9 = 38
    /// The key: 0.
    case keyboard0 = 39
    /// The return key.
    case keyboardReturnOrEnter = 40
    /// The key: escape.
    case keyboardEscape = 41
    /// The key that deletes backwards.
    case keyboardDeleteOrBackspace = 42
    /// The key: tab.
    case keyboardTab = 43
    /// The key: spacebar.
    case keyboardSpacebar = 44
    /// The key: hyphen.
    case keyboardHyphen = 45
    /// The key: equal sign.
    case keyboardEqualSign = 46
    /// The key: open bracket.
    case keyboardOpenBracket = 47
    /// The key: close bracket.
    case keyboardCloseBracket = 48
    /// The key: backslash.
    case keyboardBackslash = 49
    /// `#` and `~` on keyboards that are not American.
    case keyboardNonUSPound = 50
    /// The key: semicolon.
    case keyboardSemicolon = 51
    /// The key: quote.
    case keyboardQuote = 52
    /// The key: grave accent and tilde.
    case keyboardGraveAccentAndTilde = 53
    /// The key: comma.
    case keyboardComma = 54
    /// The key: period.
    case keyboardPeriod = 55
    /// The key: slash.
    case keyboardSlash = 56
    /// The key: caps lock.
    case keyboardCapsLock = 57
    /// The key: F1.
    case keyboardF1 = 58
    /// The key: F2.
    case keyboardF2 = 59
    /// The key: F3.
    case keyboardF3 = 60
    /// The key: F4.
    case keyboardF4 = 61
    /// The key: F5.
    case keyboardF5 = 62
    /// The key: F6.
    case keyboardF6 = 63
    /// The key: F7.
    case keyboardF7 = 64
    /// The key: F8.
    case keyboardF8 = 65
    /// The key: F9.
    case keyboardF9 = 66
    /// The key: F10.
    case keyboardF10 = 67
    /// The key: F11.
    case keyboardF11 = 68
    /// The key: F12.
    case keyboardF12 = 69
    /// The key: print screen.
    case keyboardPrintScreen = 70
    /// The key: scroll lock.
    case keyboardScrollLock = 71
    /// The key: pause.
    case keyboardPause = 72
    /// The key: insert.
    case keyboardInsert = 73
    /// The key: home.
    case keyboardHome = 74
    /// The key: page up.
    case keyboardPageUp = 75
    /// The key that deletes forwards.
    case keyboardDeleteForward = 76
    /// The key: end.
    case keyboardEnd = 77
    /// The key: page down.
    case keyboardPageDown = 78
    /// The key: right arrow.
    case keyboardRightArrow = 79
    /// The key: left arrow.
    case keyboardLeftArrow = 80
    /// The key: down arrow.
    case keyboardDownArrow = 81
    /// The key: up arrow.
    case keyboardUpArrow = 82
    /// The keypad's key: num lock.
    case keypadNumLock = 83
    /// The keypad's key: slash.
    case keypadSlash = 84
    /// The keypad's key: asterisk.
    case keypadAsterisk = 85
    /// The keypad's key: hyphen.
    case keypadHyphen = 86
    /// The keypad's key: plus.
    case keypadPlus = 87
    /// The keypad's key: enter.
    case keypadEnter = 88
    /// The keypad's key: 1.
    case keypad1 = 89
    /// The keypad's key: 2.
    case keypad2 = 90
    /// The keypad's key: 3.
    case keypad3 = 91
    /// The keypad's key: 4.
    case keypad4 = 92
    /// The keypad's key: 5.
    case keypad5 = 93
    /// The keypad's key: 6.
    case keypad6 = 94
    /// The keypad's key: 7.
    case keypad7 = 95
    /// The keypad's key: 8.
    case keypad8 = 96
    /// The keypad's key: 9.
    case keypad9 = 97
    /// The keypad's key: 0.
    case keypad0 = 98
    /// The keypad's key: period.
    case keypadPeriod = 99
    /// `\` and `|` on keyboards that are not American.
    case keyboardNonUSBackslash = 100
    /// The key: application.
    case keyboardApplication = 101
    /// The key: power.
    case keyboardPower = 102
    /// The keypad's key: equal sign.
    case keypadEqualSign = 103
    /// The key: F13.
    case keyboardF13 = 104
    /// The key: F14.
    case keyboardF14 = 105
    /// The key: F15.
    case keyboardF15 = 106
    /// The key: F16.
    case keyboardF16 = 107
    /// The key: F17.
    case keyboardF17 = 108
    /// The key: F18.
    case keyboardF18 = 109
    /// The key: F19.
    case keyboardF19 = 110
    /// The key: F20.
    case keyboardF20 = 111
    /// The key: F21.
    case keyboardF21 = 112
    /// The key: F22.
    case keyboardF22 = 113
    /// The key: F23.
    case keyboardF23 = 114
    /// The key: F24.
    case keyboardF24 = 115
    /// The key: execute.
    case keyboardExecute = 116
    /// The key: help.
    case keyboardHelp = 117
    /// The key: menu.
    case keyboardMenu = 118
    /// The key: select.
    case keyboardSelect = 119
    /// The key: stop.
    case keyboardStop = 120
    /// The key: again.
    case keyboardAgain = 121
    /// The key: undo.
    case keyboardUndo = 122
    /// The key: cut.
    case keyboardCut = 123
    /// The key: copy.
    case keyboardCopy = 124
    /// The key: paste.
    case keyboardPaste = 125
    /// The key: find.
    case keyboardFind = 126
    /// The key: mute.
    case keyboardMute = 127
    /// The key: volume up.
    case keyboardVolumeUp = 128
    /// The key: volume down.
    case keyboardVolumeDown = 129
    /// The key: locking caps lock.
    case keyboardLockingCapsLock = 130
    /// The key: locking num lock.
    case keyboardLockingNumLock = 131
    /// The key: locking scroll lock.
    case keyboardLockingScrollLock = 132
    /// The keypad's key: comma.
    case keypadComma = 133
    /// The keypad's key: equal sign as400.
    case keypadEqualSignAS400 = 134
    /// The key: international 1.
    case keyboardInternational1 = 135
    /// The key: international 2.
    case keyboardInternational2 = 136
    /// The key: international 3.
    case keyboardInternational3 = 137
    /// The key: international 4.
    case keyboardInternational4 = 138
    /// The key: international 5.
    case keyboardInternational5 = 139
    /// The key: international 6.
    case keyboardInternational6 = 140
    /// The key: international 7.
    case keyboardInternational7 = 141
    /// The key: international 8.
    case keyboardInternational8 = 142
    /// The key: international 9.
    case keyboardInternational9 = 143
    /// The key: language 1.
    case keyboardLANG1 = 144
    /// The key: language 2.
    case keyboardLANG2 = 145
    /// The key: language 3.
    case keyboardLANG3 = 146
    /// The key: language 4.
    case keyboardLANG4 = 147
    /// The key: language 5.
    case keyboardLANG5 = 148
    /// The key: language 6.
    case keyboardLANG6 = 149
    /// The key: language 7.
    case keyboardLANG7 = 150
    /// The key: language 8.
    case keyboardLANG8 = 151
    /// The key: language 9.
    case keyboardLANG9 = 152
    /// The key: alternate erase.
    case keyboardAlternateErase = 153
    /// System request.
    case keyboardSysReqOrAttention = 154
    /// The key: cancel.
    case keyboardCancel = 155
    /// The key: clear.
    case keyboardClear = 156
    /// The key: prior.
    case keyboardPrior = 157
    /// The key: return.
    case keyboardReturn = 158
    /// The key: separator.
    case keyboardSeparator = 159
    /// The key: out.
    case keyboardOut = 160
    /// Oper.
    case keyboardOper = 161
    /// The key: clear or again.
    case keyboardClearOrAgain = 162
    /// Cursor select, or properties.
    case keyboardCrSelOrProps = 163
    /// Extend selection.
    case keyboardExSel = 164
    /// The key: left control.
    case keyboardLeftControl = 224
    /// The key: left shift.
    case keyboardLeftShift = 225
    /// The key: left alt.
    case keyboardLeftAlt = 226
    /// The key: left command, or the key with a logo.
    case keyboardLeftGUI = 227
    /// The key: right control.
    case keyboardRightControl = 228
    /// The key: right shift.
    case keyboardRightShift = 229
    /// The key: right alt.
    case keyboardRightAlt = 230
    /// The key: right command, or the key with a logo.
    case keyboardRightGUI = 231
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// No key.
    case keyboard_Reserved = 65535

    /// Another name of ``keyboardLANG1``.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Another name of ``keyboardLANG2``.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Another name of ``keyboardLANG1``.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// Another name of ``keyboardLANG2``.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// Another name of ``keyboardLANG3``.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// Another name of ``keyboardLANG4``.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// Another name of ``keyboardLANG5``.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
