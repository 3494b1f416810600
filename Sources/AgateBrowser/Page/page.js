// The page of a program: draws the tiles that the server sends, and tells it what is done here.
'use strict';

(() => {
  const byId = (id) => document.getElementById(id);
  const body = document.body;
  const [canvas, stage, frame, text] = ['canvas', 'stage', 'frame', 'text'].map(byId);
  const context = canvas.getContext('2d', { alpha: false });

  // The secret has become a cookie; the address need not show it.
  if (location.search) history.replaceState(null, '', location.pathname);

  // ---- The socket

  let socket = null;
  let sequence = 0;
  let drives = false;
  let hasEnded = false;
  let wasOpen = false;
  let scale = 1;
  let fixedSize = null;
  const seconds = () => performance.now() / 1000;
  const isOpen = () => socket && socket.readyState === WebSocket.OPEN;

  const say = (message) => { if (isOpen()) socket.send(JSON.stringify(message)); };

  /** Tells an input; gives its number. */
  const tell = (kind, values, at) => {
    if (!drives || !isOpen()) return 0;
    sequence += 1;
    sent.set(sequence, performance.now());
    if (sent.size > 512) sent.delete(sent.keys().next().value);
    say({ kind, sequence, time: at === undefined ? seconds() : at / 1000, ...values });
    return sequence;
  };

  const connect = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const mine = new WebSocket(`${scheme}://${location.host}/socket`);
    mine.binaryType = 'arraybuffer';
    socket = mine;
    mine.onopen = () => {
      hasEnded = false;
      wasOpen = true;
      sequence = 0;
      queue = Promise.resolve();
      show('live', 'Connected');
    };
    mine.onmessage = (event) => {
      if (typeof event.data === 'string') {
        const message = JSON.parse(event.data);
        if (receivers[message.kind]) receivers[message.kind](message);
      } else {
        receiveFrame(mine, event.data);
      }
    };
    mine.onclose = () => {
      if (socket !== mine) return;
      socket = null;
      drives = false;
      byId('drive').hidden = true;
      if (hasEnded) show('gone', 'Ended', 'The program has ended', 'This page looks for it again every second.');
      else show('gone', 'No connection', 'No connection to the program', 'This page tries again every second.');
      // A connection that has just broken may be had again at once.
      setTimeout(connect, wasOpen && !hasEnded ? 20 : 1000);
      wasOpen = false;
    };
  };

  const show = (state, words, title, details) => {
    body.classList.remove('live', 'gone');
    body.classList.add(state);
    byId('state').textContent = words;
    byId('notice').hidden = !title;
    byId('notice-title').textContent = title || '';
    byId('notice-text').textContent = details || '';
  };

  // ---- Frames

  const numbers = { frames: 0, bytes: 0, latencies: [] };
  const sent = new Map();
  // Messages are decoded at once and drawn one after the other.
  let queue = Promise.resolve();

  const inflate = async (bytes) => {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Uint8ClampedArray(await new Response(stream).arrayBuffer());
  };

  const decode = (tile) => {
    switch (tile.codec) {
      case 1: return inflate(tile.bytes).then((pixels) => new ImageData(pixels, tile.width, tile.height));
      case 2: return createImageBitmap(new Blob([tile.bytes], { type: 'image/png' }));
      case 3: return createImageBitmap(new Blob([tile.bytes], { type: 'image/jpeg' }));
      case 4: return createImageBitmap(new Blob([tile.bytes], { type: 'image/webp' }));
      default: return null;
    }
  };

  const receiveFrame = (mine, buffer) => {
    const view = new DataView(buffer);
    if (view.getUint8(0) !== 1) return;
    const message = {
      isKey: (view.getUint8(1) & 1) === 1,
      number: view.getUint32(4, true),
      input: view.getUint32(16, true),
      width: view.getUint16(20, true),
      height: view.getUint16(22, true),
      scale: view.getFloat32(24, true),
      tiles: [],
    };
    let at = 28;
    for (let index = view.getUint16(2, true); index > 0; index -= 1) {
      const tile = {
        x: view.getUint16(at, true),
        y: view.getUint16(at + 2, true),
        width: view.getUint16(at + 4, true),
        height: view.getUint16(at + 6, true),
        codec: view.getUint8(at + 8),
      };
      const count = view.getUint32(at + 9, true);
      tile.bytes = new Uint8Array(buffer, at + 13, count);
      tile.content = decode(tile);
      message.tiles.push(tile);
      at += 13 + count;
    }
    numbers.bytes += buffer.byteLength;
    const contents = Promise.all(message.tiles.map((tile) => tile.content));
    queue = queue.then(async () => {
      const pictures = await contents;
      await nextRefresh();
      if (socket !== mine) return;
      draw(message, pictures);
      say({ kind: 'drawn', frame: message.number });
    }).catch((error) => {
      console.error(error);
      // What is on the canvas is not to be trusted any more.
      if (socket === mine) mine.close();
    });
  };

  // A page that is not seen has no refreshes; the server is to hear from it nevertheless.
  const nextRefresh = () => new Promise((done) => {
    if (document.hidden) setTimeout(done, 100);
    else requestAnimationFrame(done);
  });

  const draw = (message, pictures) => {
    if (canvas.width !== message.width || canvas.height !== message.height) {
      canvas.width = message.width;
      canvas.height = message.height;
    }
    if (scale !== message.scale || message.isKey) {
      scale = message.scale;
      canvas.style.width = `${message.width / scale}px`;
      canvas.style.height = `${message.height / scale}px`;
    }
    message.tiles.forEach((tile, index) => {
      const { x, y, width, height, codec, bytes } = tile;
      const picture = pictures[index];
      if (codec === 0) {
        context.fillStyle = `rgb(${bytes[0]} ${bytes[1]} ${bytes[2]})`;
        context.fillRect(x, y, width, height);
      } else if (codec === 5) {
        const from = new DataView(bytes.buffer, bytes.byteOffset, 4);
        context.drawImage(
          canvas, from.getUint16(0, true), from.getUint16(2, true), width, height, x, y, width, height);
      } else if (codec === 1) {
        context.putImageData(picture, x, y);
      } else {
        context.drawImage(picture, x, y);
        picture.close();
      }
    });
    numbers.frames += 1;
    const began = sent.get(message.input);
    if (began !== undefined) {
      numbers.latencies.push(performance.now() - began);
      if (numbers.latencies.length > 1000) numbers.latencies.shift();
      for (const key of sent.keys()) { if (key <= message.input) sent.delete(key); }
    }
  };

  // ---- What the program asks for

  let copied = null;

  const receivers = {
    role(message) {
      const began = message.drives && !drives;
      drives = message.drives;
      fixedSize = message.size || null;
      body.classList.toggle('fixed', fixedSize !== null);
      byId('drive').hidden = drives;
      const others = message.clients - 1;
      const company = others > 0 ? `, ${others} more ${others === 1 ? 'page' : 'pages'}` : '';
      show('live', (drives ? 'Connected' : 'Watching') + company);
      if (began) tellAll();
    },
    title(message) {
      byId('title').textContent = message.text;
      document.title = message.text;
    },
    cursor(message) {
      canvas.style.cursor = { arrow: 'default', text: 'text', hand: 'pointer', hidden: 'none' }[message.name];
    },
    caret(message) {
      takesText = Array.isArray(message.place);
      byId('keyboard').hidden = !(takesText && matchMedia('(pointer: coarse)').matches);
      if (takesText) {
        const [x, y, , height] = message.place;
        text.style.left = `${Math.max(0, x)}px`;
        text.style.top = `${Math.max(0, y)}px`;
        text.style.height = `${Math.max(1, height)}px`;
      }
      if (document.activeElement === canvas || document.activeElement === text) focusProgram();
    },
    copy(message) {
      copied = message.text;
      writeClipboard();
    },
    awake(message) {
      if (!message.isOn) { wakeLock?.release(); wakeLock = null; } else {
        navigator.wakeLock?.request('screen').then((lock) => { wakeLock = lock; }, () => {});
      }
    },
    end() { hasEnded = true; },
  };

  let wakeLock = null;
  let takesText = false;

  const writeClipboard = () => {
    if (copied === null || !navigator.clipboard) return;
    // Without a gesture the browser refuses; the next gesture tries again.
    navigator.clipboard.writeText(copied).then(() => { copied = null; }, () => {});
  };

  // ---- Size and look

  let lastSize = '';

  const tellSize = () => {
    const size = {
      width: Math.floor(stage.clientWidth),
      height: Math.floor(stage.clientHeight),
      scale: Math.min(3, Math.max(1, devicePixelRatio || 1)),
    };
    if (size.width < 1 || size.height < 1) return;
    const words = JSON.stringify(size);
    if (words === lastSize) return;
    if (tell('resize', size)) lastSize = words;
  };

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const tellStyle = () => tell('style', { isDark: dark.matches, reducesMotion: calm.matches });
  const tellVisibility = () => tell('visibility', { isOn: !document.hidden });
  const tellFocus = () => tell('focus', { isOn: document.hasFocus() });

  const tellAll = () => {
    lastSize = '';
    tellStyle();
    tellSize();
    tellVisibility();
    tellFocus();
  };

  let sizeIsDue = false;
  const sizeChanged = () => {
    if (sizeIsDue) return;
    sizeIsDue = true;
    // One size for each refresh is enough.
    requestAnimationFrame(() => { sizeIsDue = false; tellSize(); });
  };
  new ResizeObserver(sizeChanged).observe(stage);
  const watchRatio = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`)
      .addEventListener('change', () => { sizeChanged(); watchRatio(); }, { once: true });
  };
  watchRatio();
  dark.addEventListener('change', tellStyle);
  calm.addEventListener('change', tellStyle);
  document.addEventListener('visibilitychange', tellVisibility);
  addEventListener('focus', tellFocus);
  addEventListener('blur', () => { releaseKeys(); tellFocus(); });

  // ---- Pointers

  const isMac = /Mac|iPhone|iPad/.test(navigator.platform);

  /** The key that chooses characters: some systems tell it as control and alternate together. */
  const choosesCharacters = (event) => Boolean(event.getModifierState && event.getModifierState('AltGraph'));

  /** Control stands for command where there is no command key. */
  const isCommand = (event) => (isMac ? event.metaKey : event.ctrlKey && !choosesCharacters(event));

  const modifiers = (event) =>
    (event.shiftKey ? 1 : 0)
    | (isMac && event.ctrlKey ? 2 : 0)
    | (event.altKey && !choosesCharacters(event) ? 4 : 0)
    | (isCommand(event) ? 8 : 0)
    | (event.getModifierState && event.getModifierState('CapsLock') ? 16 : 0);

  const place = (event) => {
    const area = canvas.getBoundingClientRect();
    return { x: event.clientX - area.left, y: event.clientY - area.top };
  };

  const buttons = [1, 3, 2, 4, 5];

  const pointer = (phase, event, button) => tell(
    'pointer',
    { phase, ...place(event), button: button || 0, modifiers: modifiers(event) },
    event.timeStamp);

  const fingers = new Map();
  let nextFinger = 1;

  const finger = (phase, event) => {
    if (phase === 'began') {
      fingers.set(event.pointerId, nextFinger);
      nextFinger = nextFinger % 1000 + 1;
    }
    const number = fingers.get(event.pointerId);
    if (number === undefined) return;
    if (phase === 'ended' || phase === 'cancelled') fingers.delete(event.pointerId);
    tell(
      'touch',
      { phase, finger: number, ...place(event), isPencil: event.pointerType === 'pen' },
      event.timeStamp);
  };

  const isMouse = (event) => event.pointerType === 'mouse';

  canvas.addEventListener('pointerdown', (event) => {
    event.preventDefault();
    writeClipboard();
    focusProgram();
    // Synthetic events have no pointer to capture.
    try { canvas.setPointerCapture(event.pointerId); } catch { /* it ends at the edge */ }
    if (isMouse(event)) pointer('down', event, buttons[event.button]);
    else finger('began', event);
  });

  canvas.addEventListener('pointermove', (event) => {
    // A second button is told as a movement by browsers.
    if (isMouse(event) && event.button >= 0) {
      const isDown = (event.buttons & [1, 4, 2, 8, 16][event.button]) !== 0;
      pointer(isDown ? 'down' : 'up', event, buttons[event.button]);
      return;
    }
    if (isMouse(event) && event.buttons === 0) { pointer('moved', event); return; }
    const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const one of all.length ? all : [event]) {
      if (isMouse(event)) pointer('moved', one); else finger('moved', one);
    }
  });

  canvas.addEventListener('pointerup', (event) => {
    if (isMouse(event)) pointer('up', event, buttons[event.button]);
    else finger('ended', event);
  });

  canvas.addEventListener('pointercancel', (event) => {
    if (isMouse(event)) pointer('cancelled', event); else finger('cancelled', event);
  });

  canvas.addEventListener('pointerleave', (event) => {
    if (isMouse(event) && event.buttons === 0) pointer('left', event);
  });

  for (const name of ['contextmenu', 'dragstart', 'selectstart']) {
    canvas.addEventListener(name, (event) => event.preventDefault());
  }

  canvas.addEventListener('wheel', (event) => {
    event.preventDefault();
    if (event.ctrlKey && !held.has('ControlLeft') && !held.has('ControlRight')) {
      // Browsers tell two fingers that go apart on a trackpad as a wheel with a control key that nobody holds.
      tell('transform', { scale: Math.exp(-event.deltaY / 100), rotation: 0, ...place(event), modifiers: 0 }, event.timeStamp);
      return;
    }
    const values = { isPrecise: true, deltaX: event.deltaX, deltaY: event.deltaY };
    if (event.deltaMode === 1) {
      // Lines: a notch is three of them.
      Object.assign(values, { isPrecise: false, deltaX: event.deltaX / 3, deltaY: event.deltaY / 3 });
    } else if (event.deltaMode === 2) {
      Object.assign(values, { deltaX: event.deltaX * stage.clientWidth, deltaY: event.deltaY * stage.clientHeight });
    } else if ((event.wheelDeltaX || event.wheelDeltaY) && event.wheelDeltaX % 120 === 0 && event.wheelDeltaY % 120 === 0) {
      // Whole notches come from wheels, and from no trackpad.
      Object.assign(values, { isPrecise: false, deltaX: -event.wheelDeltaX / 120, deltaY: -event.wheelDeltaY / 120 });
    }
    tell('wheel', { ...values, ...place(event), modifiers: modifiers(event) }, event.timeStamp);
  }, { passive: false });

  // ---- Keys and text

  // Where keys lie, by the names of browsers: usages of page 7 of the USB tables.
  const usages = {
    Enter: 40, Escape: 41, Backspace: 42, Tab: 43, Space: 44, Minus: 45, Equal: 46, BracketLeft: 47,
    BracketRight: 48, Backslash: 49, Semicolon: 51, Quote: 52, Backquote: 53, Comma: 54, Period: 55, Slash: 56,
    CapsLock: 57, PrintScreen: 70, ScrollLock: 71, Pause: 72, Insert: 73, Home: 74, PageUp: 75, Delete: 76, End: 77,
    PageDown: 78, ArrowRight: 79, ArrowLeft: 80, ArrowDown: 81, ArrowUp: 82, NumLock: 83, NumpadDivide: 84,
    NumpadMultiply: 85, NumpadSubtract: 86, NumpadAdd: 87, NumpadEnter: 88, NumpadDecimal: 99, IntlBackslash: 100,
    ContextMenu: 101, NumpadEqual: 103, IntlRo: 135, KanaMode: 136, IntlYen: 137, Convert: 138, NonConvert: 139,
    ControlLeft: 224, ShiftLeft: 225, AltLeft: 226, MetaLeft: 227, ControlRight: 228, ShiftRight: 229, AltRight: 230,
    MetaRight: 231,
  };
  for (let index = 0; index < 26; index += 1) usages[`Key${String.fromCharCode(65 + index)}`] = 4 + index;
  for (let index = 0; index < 10; index += 1) {
    usages[`Digit${index}`] = index ? 29 + index : 39;
    usages[`Numpad${index}`] = index ? 88 + index : 98;
  }
  for (let index = 1; index <= 12; index += 1) usages[`F${index}`] = 57 + index;
  for (let index = 13; index <= 24; index += 1) usages[`F${index}`] = 91 + index;

  const held = new Map();
  let isComposing = false;
  let pasteKey = null;

  const key = (phase, event) => {
    const usage = usages[event.code];
    if (usage === undefined) return;
    const characters = [...event.key].length === 1 ? event.key : '';
    const values = {
      phase,
      usage,
      characters,
      plainCharacters: characters.toLowerCase(),
      modifiers: modifiers(event) | (event.code.startsWith('Numpad') ? 32 : 0),
    };
    if (phase === 'up') held.delete(event.code); else held.set(event.code, values);
    tell('key', values, event.timeStamp);
  };

  const releaseKeys = () => {
    for (const values of held.values()) tell('key', { ...values, phase: 'up', modifiers: 0 });
    held.clear();
  };

  const tap = (usage) => {
    for (const phase of ['down', 'up']) tell('key', { phase, usage, characters: '', plainCharacters: '', modifiers: 0 });
  };

  const keyDown = (event) => {
    // Keys of an input method are none of the program's.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.code === 'F6') {
      event.preventDefault();
      const target = [byId('drive'), byId('keyboard')].find((button) => !button.hidden);
      if (target) target.focus(); else { canvas.blur(); text.blur(); }
      return;
    }
    // The browser's own: reloading, the whole screen, its tools.
    if (['F5', 'F11', 'F12'].includes(event.code)) return;
    if (isCommand(event) && event.code === 'KeyV' && !event.altKey) {
      // Its clipboard comes in an event of its own, before which the program is not to look.
      pasteKey = event;
      text.focus({ preventScroll: true });
      return;
    }
    writeClipboard();
    const isPrintable = [...event.key].length === 1 && !isCommand(event);
    const typesText = isPrintable || event.key === 'Dead';
    if (!(typesText && document.activeElement === text)) event.preventDefault();
    key(event.repeat ? 'repeated' : 'down', event);
  };

  const keyUp = (event) => {
    if (event.isComposing || (isCommand(event) && event.code === 'KeyV' && !held.has(event.code))) return;
    if (usages[event.code] !== undefined && held.has(event.code)) key('up', event);
  };

  for (const element of [canvas, text]) {
    element.addEventListener('keydown', keyDown);
    element.addEventListener('keyup', keyUp);
  }

  const type = (words) => {
    // A message holds 64 KiB; a text may be longer.
    for (const piece of pieces(words)) tell('text', { text: piece });
  };

  const pieces = (words) => {
    const result = [];
    let piece = '';
    for (const character of words) {
      if (piece.length >= 8000) { result.push(piece); piece = ''; }
      piece += character;
    }
    return piece || !result.length ? [...result, piece] : result;
  };

  text.addEventListener('compositionstart', () => { isComposing = true; });
  text.addEventListener('compositionupdate', (event) => {
    tell('composition', { text: event.data, selectionStart: event.data.length, selectionLength: 0 });
  });
  text.addEventListener('compositionend', (event) => {
    isComposing = false;
    tell('composition', { text: '', selectionStart: 0, selectionLength: 0 });
    if (event.data) type(event.data);
    text.value = '';
  });

  text.addEventListener('beforeinput', (event) => {
    if (event.isComposing || isComposing) return;
    // Screen keyboards tell what they want and no key.
    const keys = { deleteContentBackward: 42, deleteContentForward: 76, insertLineBreak: 40, insertParagraph: 40 };
    if (keys[event.inputType] !== undefined) {
      event.preventDefault();
      tap(keys[event.inputType]);
    }
  });

  text.addEventListener('input', (event) => {
    if (event.isComposing || isComposing) return;
    if (event.inputType === 'insertFromComposition') { text.value = ''; return; }
    const words = event.data ?? text.value;
    text.value = '';
    if (words) type(words);
  });

  addEventListener('paste', (event) => {
    if (document.activeElement !== text && document.activeElement !== canvas) return;
    event.preventDefault();
    const words = event.clipboardData ? event.clipboardData.getData('text/plain') : '';
    const parts = pieces(words.slice(0, 300000));
    parts.forEach((part, index) => {
      if (index === parts.length - 1) tell('clipboard', { text: part });
      else if (drives) say({ kind: 'clipboard', text: part, more: true });
    });
    const values = { usage: 25, characters: 'v', plainCharacters: 'v', modifiers: pasteKey ? modifiers(pasteKey) | 8 : 8 };
    tell('key', { phase: 'down', ...values });
    tell('key', { phase: 'up', ...values });
    pasteKey = null;
    focusProgram();
  });

  // ---- Focus

  /** Gives the keyboard to the program: by the text field while text is edited, for input methods and screen keyboards. */
  const focusProgram = () => {
    const target = takesText ? text : canvas;
    if (document.activeElement !== target) target.focus({ preventScroll: true });
  };

  byId('drive').addEventListener('click', () => { say({ kind: 'drive' }); focusProgram(); });
  byId('keyboard').addEventListener('click', () => text.focus({ preventScroll: true }));

  // For tests and for whoever is curious: how many frames and bytes came, and how long inputs took until they were drawn, in milliseconds.
  globalThis.agate = { numbers, reconnect: () => { socket?.close(); } };

  connect();
  canvas.focus({ preventScroll: true });
})();
