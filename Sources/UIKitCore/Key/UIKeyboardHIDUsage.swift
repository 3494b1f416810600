// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

/// The keys of a keyboard by their places on it, with the numbers of the USB standard for such devices.
///
/// The names are those of the keys of an American keyboard, whatever stands on them.
public enum UIKeyboardHIDUsage: Int, Sendable {
    /// The keyboard cannot tell which keys are down because there are too many of them.
    case keyboardErrorRollOver = 1
    /// The keyboard failed its test at power-on.
    case keyboardPOSTFail = 2
    /// The keyboard reports an error that no other value describes.
    case keyboardErrorUndefined = 3
    /// The key at the place of A on a US keyboard, whatever the layout prints there.
    case keyboardA = 4
    /// The key at the place of B on a US keyboard.
    case keyboardB = 5
    /// The key at the place of C on a US keyboard.
    case keyboardC = 6
    /// The key at the place of D on a US keyboard.
    case keyboardD = 7
    /// The key at the place of E on a US keyboard.
    case keyboardE = 8
    /// The key at the place of F on a US keyboard.
    case keyboardF = 9
    /// The key at the place of G on a US keyboard.
    case keyboardG = 10
    /// The key at the place of H on a US keyboard.
    case keyboardH = 11
    /// The key at the place of I on a US keyboard.
    case keyboardI = 12
    /// The key at the place of J on a US keyboard.
    case keyboardJ = 13
    /// The key at the place of K on a US keyboard.
    case keyboardK = 14
    /// The key at the place of L on a US keyboard.
    case keyboardL = 15
    /// The key at the place of M on a US keyboard; AZERTY has a comma there.
    case keyboardM = 16
    /// The key at the place of N on a US keyboard.
    case keyboardN = 17
    /// The key at the place of O on a US keyboard.
    case keyboardO = 18
    /// The key at the place of P on a US keyboard.
    case keyboardP = 19
    /// The key at the place of Q on a US keyboard; AZERTY has A there.
    case keyboardQ = 20
    /// The key at the place of R on a US keyboard.
    case keyboardR = 21
    /// The key at the place of S on a US keyboard.
    case keyboardS = 22
    /// The key at the place of T on a US keyboard.
    case keyboardT = 23
    /// The key at the place of U on a US keyboard.
    case keyboardU = 24
    /// The key at the place of V on a US keyboard.
    case keyboardV = 25
    /// The key at the place of W on a US keyboard; AZERTY has Z there.
    case keyboardW = 26
    /// The key at the place of X on a US keyboard.
    case keyboardX = 27
    /// The key at the place of Y on a US keyboard; QWERTZ has Z there.
    case keyboardY = 28
    /// The key at the place of Z on a US keyboard; QWERTZ has Y there.
    case keyboardZ = 29
    /// The key with 1 and the exclamation mark, in the row of digits.
    case keyboard1 = 30
    /// The key with 2 and the at sign, in the row of digits.
    case keyboard2 = 31
    /// The key with 3 and the number sign, in the row of digits.
    case keyboard3 = 32
    /// The key with 4 and the dollar sign, in the row of digits.
    case keyboard4 = 33
    /// The key with 5 and the percent sign, in the row of digits.
    case keyboard5 = 34
    /// The key with 6 and the circumflex, in the row of digits.
    case keyboard6 = 35
    /// The key with 7 and the ampersand, in the row of digits.
    case keyboard7 = 36
    /// The key with 8 and the asterisk, in the row of digits.
    case keyboard8 = 37
    /// The key with 9 and the opening parenthesis, in the row of digits.
    case keyboard9 = 38
    /// The key with 0 and the closing parenthesis, in the row of digits.
    case keyboard0 = 39
    /// The return key of the main block; the keypad's is ``keypadEnter``.
    case keyboardReturnOrEnter = 40
    /// The escape key, at the upper left corner.
    case keyboardEscape = 41
    /// The key that deletes backward, called backspace on other keyboards.
    case keyboardDeleteOrBackspace = 42
    /// The tab key, left of Q.
    case keyboardTab = 43
    /// The space bar below the letters.
    case keyboardSpacebar = 44
    /// The key with hyphen and underscore, right of 0.
    case keyboardHyphen = 45
    /// The key with equal sign and plus, right of the hyphen.
    case keyboardEqualSign = 46
    /// The key with the opening square bracket and brace, right of P.
    case keyboardOpenBracket = 47
    /// The key with the closing square bracket and brace.
    case keyboardCloseBracket = 48
    /// The key with backslash and vertical bar.
    case keyboardBackslash = 49
    /// `#` and `~` on keyboards that are not American.
    case keyboardNonUSPound = 50
    /// The key with semicolon and colon, right of L.
    case keyboardSemicolon = 51
    /// The key with the straight single and double quote.
    case keyboardQuote = 52
    /// The key with grave accent and tilde, left of 1.
    case keyboardGraveAccentAndTilde = 53
    /// The key with comma and less-than sign, right of M.
    case keyboardComma = 54
    /// The key with period and greater-than sign.
    case keyboardPeriod = 55
    /// The key with slash and question mark.
    case keyboardSlash = 56
    /// The caps lock key, left of A.
    case keyboardCapsLock = 57
    /// The function key F1, in the row above the digits.
    case keyboardF1 = 58
    /// The function key F2, in the row above the digits.
    case keyboardF2 = 59
    /// The function key F3, in the row above the digits.
    case keyboardF3 = 60
    /// The function key F4, in the row above the digits.
    case keyboardF4 = 61
    /// The function key F5, in the row above the digits.
    case keyboardF5 = 62
    /// The function key F6, in the row above the digits.
    case keyboardF6 = 63
    /// The function key F7, in the row above the digits.
    case keyboardF7 = 64
    /// The function key F8, in the row above the digits.
    case keyboardF8 = 65
    /// The function key F9, in the row above the digits.
    case keyboardF9 = 66
    /// The function key F10, in the row above the digits.
    case keyboardF10 = 67
    /// The function key F11, in the row above the digits.
    case keyboardF11 = 68
    /// The function key F12, in the row above the digits.
    case keyboardF12 = 69
    /// The print screen key of PC keyboards.
    case keyboardPrintScreen = 70
    /// The scroll lock key of PC keyboards.
    case keyboardScrollLock = 71
    /// The pause key of PC keyboards, also labelled break.
    case keyboardPause = 72
    /// The insert key of PC keyboards, above the arrows.
    case keyboardInsert = 73
    /// The home key, above the arrows.
    case keyboardHome = 74
    /// The key that moves one page up, above the arrows.
    case keyboardPageUp = 75
    /// The key that deletes forward, above the arrows.
    case keyboardDeleteForward = 76
    /// The end key, above the arrows.
    case keyboardEnd = 77
    /// The key that moves one page down, above the arrows.
    case keyboardPageDown = 78
    /// The arrow key that points to the right.
    case keyboardRightArrow = 79
    /// The arrow key that points to the left.
    case keyboardLeftArrow = 80
    /// The arrow key that points down.
    case keyboardDownArrow = 81
    /// The arrow key that points up.
    case keyboardUpArrow = 82
    /// The num lock key of the keypad, labelled clear on Macs.
    case keypadNumLock = 83
    /// The key for division on the keypad.
    case keypadSlash = 84
    /// The key for multiplication on the keypad.
    case keypadAsterisk = 85
    /// The key for subtraction on the keypad.
    case keypadHyphen = 86
    /// The key for addition on the keypad.
    case keypadPlus = 87
    /// The enter key of the keypad; that of the main block is ``keyboardReturnOrEnter``.
    case keypadEnter = 88
    /// The key with 1 on the keypad, or end without num lock.
    case keypad1 = 89
    /// The key with 2 on the keypad, or down without num lock.
    case keypad2 = 90
    /// The key with 3 on the keypad, or page down without num lock.
    case keypad3 = 91
    /// The key with 4 on the keypad, or left without num lock.
    case keypad4 = 92
    /// The key with 5 on the keypad.
    case keypad5 = 93
    /// The key with 6 on the keypad, or right without num lock.
    case keypad6 = 94
    /// The key with 7 on the keypad, or home without num lock.
    case keypad7 = 95
    /// The key with 8 on the keypad, or up without num lock.
    case keypad8 = 96
    /// The key with 9 on the keypad, or page up without num lock.
    case keypad9 = 97
    /// The key with 0 on the keypad, or insert without num lock.
    case keypad0 = 98
    /// The key with the decimal separator on the keypad, or delete without num lock.
    case keypadPeriod = 99
    /// `\` and `|` on keyboards that are not American.
    case keyboardNonUSBackslash = 100
    /// The application key of PC keyboards, which opens a context menu.
    case keyboardApplication = 101
    /// The power key of keyboards that have one.
    case keyboardPower = 102
    /// The equal sign of the keypad, on keyboards that have one there.
    case keypadEqualSign = 103
    /// The function key F13, on keyboards with more than twelve.
    case keyboardF13 = 104
    /// The function key F14, on keyboards with more than twelve.
    case keyboardF14 = 105
    /// The function key F15, on keyboards with more than twelve.
    case keyboardF15 = 106
    /// The function key F16, on keyboards with more than twelve.
    case keyboardF16 = 107
    /// The function key F17, on keyboards with more than twelve.
    case keyboardF17 = 108
    /// The function key F18, on keyboards with more than twelve.
    case keyboardF18 = 109
    /// The function key F19, on keyboards with more than twelve.
    case keyboardF19 = 110
    /// The function key F20, on keyboards with more than twelve.
    case keyboardF20 = 111
    /// The function key F21, on keyboards with more than twelve.
    case keyboardF21 = 112
    /// The function key F22, on keyboards with more than twelve.
    case keyboardF22 = 113
    /// The function key F23, on keyboards with more than twelve.
    case keyboardF23 = 114
    /// The function key F24, on keyboards with more than twelve.
    case keyboardF24 = 115
    /// The execute key of Unix keyboards.
    case keyboardExecute = 116
    /// The help key of Unix keyboards.
    case keyboardHelp = 117
    /// The menu key of Unix keyboards; that of PC keyboards is ``keyboardApplication``.
    case keyboardMenu = 118
    /// The select key of Unix keyboards.
    case keyboardSelect = 119
    /// The stop key of Unix keyboards.
    case keyboardStop = 120
    /// The again key of Unix keyboards, which repeats the last edit.
    case keyboardAgain = 121
    /// The undo key of Unix keyboards.
    case keyboardUndo = 122
    /// The cut key of Unix keyboards.
    case keyboardCut = 123
    /// The copy key of Unix keyboards.
    case keyboardCopy = 124
    /// The paste key of Unix keyboards.
    case keyboardPaste = 125
    /// The find key of Unix keyboards.
    case keyboardFind = 126
    /// The key that mutes the sound.
    case keyboardMute = 127
    /// The key that makes the sound louder.
    case keyboardVolumeUp = 128
    /// The key that makes the sound quieter.
    case keyboardVolumeDown = 129
    /// A caps lock key that stays down mechanically, as on old keyboards.
    case keyboardLockingCapsLock = 130
    /// A num lock key that stays down mechanically, as on old keyboards.
    case keyboardLockingNumLock = 131
    /// A scroll lock key that stays down mechanically, as on old keyboards.
    case keyboardLockingScrollLock = 132
    /// The keypad's comma, on Brazilian keyboards.
    case keypadComma = 133
    /// The equal sign of the keypad of AS/400 keyboards.
    case keypadEqualSignAS400 = 134
    /// The first key that only international layouts have: backslash and underscore on Japanese keyboards.
    case keyboardInternational1 = 135
    /// The second international key: katakana and hiragana on Japanese keyboards.
    case keyboardInternational2 = 136
    /// The third international key: the yen sign on Japanese keyboards.
    case keyboardInternational3 = 137
    /// The fourth international key: henkan, which converts, on Japanese keyboards.
    case keyboardInternational4 = 138
    /// The fifth international key: muhenkan, which does not convert, on Japanese keyboards.
    case keyboardInternational5 = 139
    /// The sixth international key: the keypad's comma on Japanese PC-98 keyboards.
    case keyboardInternational6 = 140
    /// The seventh international key: the switch between single and double byte characters.
    case keyboardInternational7 = 141
    /// The eighth international key; the HID tables leave its meaning open.
    case keyboardInternational8 = 142
    /// The ninth international key; the HID tables leave its meaning open.
    case keyboardInternational9 = 143
    /// The first language key: hangul on Korean keyboards, kana on Japanese ones of Macs.
    case keyboardLANG1 = 144
    /// The second language key: hanja on Korean keyboards, eisu on Japanese ones of Macs.
    case keyboardLANG2 = 145
    /// The third language key: katakana on Japanese keyboards.
    case keyboardLANG3 = 146
    /// The fourth language key: hiragana on Japanese keyboards.
    case keyboardLANG4 = 147
    /// The fifth language key: zenkaku and hankaku on Japanese keyboards.
    case keyboardLANG5 = 148
    /// The sixth language key; reserved for input methods.
    case keyboardLANG6 = 149
    /// The seventh language key; reserved for input methods.
    case keyboardLANG7 = 150
    /// The eighth language key; reserved for input methods.
    case keyboardLANG8 = 151
    /// The ninth language key; reserved for input methods.
    case keyboardLANG9 = 152
    /// The alternate erase key of keyboards that have a second one.
    case keyboardAlternateErase = 153
    /// The system request key of PC keyboards, called attention on terminals.
    case keyboardSysReqOrAttention = 154
    /// The cancel key of terminal keyboards.
    case keyboardCancel = 155
    /// The clear key of terminal keyboards.
    case keyboardClear = 156
    /// The prior key of terminal keyboards.
    case keyboardPrior = 157
    /// The second return key of terminal keyboards; the usual one is ``keyboardReturnOrEnter``.
    case keyboardReturn = 158
    /// The separator key of terminal keyboards.
    case keyboardSeparator = 159
    /// The out key of terminal keyboards.
    case keyboardOut = 160
    /// The oper key of terminal keyboards.
    case keyboardOper = 161
    /// The key for clear and again of terminal keyboards.
    case keyboardClearOrAgain = 162
    /// The key for cursor select and properties of terminal keyboards.
    case keyboardCrSelOrProps = 163
    /// The key of terminal keyboards that extends the selection.
    case keyboardExSel = 164
    /// The control key on the left.
    case keyboardLeftControl = 224
    /// The shift key on the left.
    case keyboardLeftShift = 225
    /// The option key on the left, called Alt on other keyboards.
    case keyboardLeftAlt = 226
    /// The key: left command, or the key with a logo.
    case keyboardLeftGUI = 227
    /// The control key on the right.
    case keyboardRightControl = 228
    /// The shift key on the right.
    case keyboardRightShift = 229
    /// The option key on the right, called Alt or AltGr on other keyboards.
    case keyboardRightAlt = 230
    /// The key: right command, or the key with a logo.
    case keyboardRightGUI = 231
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The value of a key without a usage; HID tables keep it free.
    case keyboard_Reserved = 65535

    /// The key that switches between Korean and Latin letters; the same as ``keyboardLANG1``.
    public static var keyboardHangul: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The key that converts Hangul into Chinese characters; the same as ``keyboardLANG2``.
    public static var keyboardHanja: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The key that switches to kana on Japanese keyboards; the same as ``keyboardLANG1``.
    public static var keyboardKanaSwitch: UIKeyboardHIDUsage { .keyboardLANG1 }
    /// The key that switches to Latin letters on Japanese keyboards; the same as ``keyboardLANG2``.
    public static var keyboardAlphanumericSwitch: UIKeyboardHIDUsage { .keyboardLANG2 }
    /// The key for katakana on Japanese keyboards; the same as ``keyboardLANG3``.
    public static var keyboardKatakana: UIKeyboardHIDUsage { .keyboardLANG3 }
    /// The key for hiragana on Japanese keyboards; the same as ``keyboardLANG4``.
    public static var keyboardHiragana: UIKeyboardHIDUsage { .keyboardLANG4 }
    /// The key for full and half width on Japanese keyboards; the same as ``keyboardLANG5``.
    public static var keyboardZenkakuHankakuKanji: UIKeyboardHIDUsage { .keyboardLANG5 }
}
