"use strict";
// The inspector's page: asks by JSON-RPC 2.0, over a socket or of a capture, and shows the answers. docs/inspector.md has the messages.

const $ = (id) => document.getElementById(id);

function h(tag, props, ...children) {
  const element = document.createElement(tag);
  if (tag === "button") element.type = "button";
  for (const [key, value] of Object.entries(props || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "class") element.className = value;
    else element.setAttribute(key, value === true ? "" : value);
  }
  for (const child of children.flat()) if (child !== null && child !== undefined && child !== false) element.append(child);
  return element;
}

const [td, tr, th, div, head, table, thead, tbody] = ["td", "tr", "th", "div", "h3", "table", "thead", "tbody"].map((tag) => (...parts) => h(tag, {}, ...parts));
const mono = (...parts) => h("td", { class: "value" }, ...parts);
const copyButton = (code) => h("button", { onclick: () => navigator.clipboard && navigator.clipboard.writeText(code) }, "Copy as Swift");
const facts = (...parts) => h("p", { class: "facts" }, ...parts);

function svg(tag, props, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(props || {})) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Answers calls over a socket. */
class SocketSource {
  constructor(url, onNotice, onEnd) {
    this.waiting = new Map();
    this.last = 0;
    this.socket = new WebSocket(url);
    this.socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      if (message.method) return onNotice(message.method, message.params.value);
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (waiting) message.error ? waiting.reject(new Error(message.error.message)) : waiting.resolve(message.result);
    };
    this.socket.onclose = () => {
      for (const waiting of this.waiting.values()) waiting.reject(new Error("the program is gone"));
      onEnd();
    };
    this.opened = new Promise((resolve) => (this.socket.onopen = resolve));
  }

  async call(method, params = {}) {
    await this.opened;
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }
}

/** Answers calls from a capture. */
class CaptureSource {
  constructor(capture) {
    if (capture.format !== "agate-capture" || !(capture.version <= 1)) throw new Error("this is no capture that can be read");
    this.capture = capture;
  }

  async call(method, params = {}) {
    const { answers, nodes, pictures } = this.capture;
    const table = method === "node.get" ? nodes : method === "node.picture" ? pictures : null;
    if (table) {
      if (!(params.id in table)) throw new Error("the capture has nothing of this layer");
      return table[params.id];
    }
    if (method === "inspector.hello") return { ...answers[method], isCapture: true, mayEdit: false };
    if (method === "pick") return { presentation: topmost(answers["tree.get"].nodes, params.x, params.y) };
    if (method === "export.capture") return this.capture;
    if (method in answers) return answers[method];
    throw new Error("a capture does not answer this");
  }
}

/** The layer drawn last whose corners hold a point. */
function topmost(nodes, x, y) {
  let found;
  for (const node of nodes) if (node.drawsSomething && !node.isHidden && node.corners && holds(node.corners, x, y)) found = node.id;
  return found;
}

function holds(corners, x, y) {
  let sign = 0;
  for (let index = 0; index < 4; index++) {
    const next = (index + 1) % 4;
    const [ax, ay, bx, by] = [corners[index * 2], corners[index * 2 + 1], corners[next * 2], corners[next * 2 + 1]];
    const cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
    if (cross !== 0) {
      if (sign !== 0 && Math.sign(cross) !== sign) return false;
      sign = Math.sign(cross);
    }
  }
  return true;
}

const state = {
  source: null, hello: null, clock: null, nodes: [], byID: new Map(), closed: new Set(), shown: [], selected: null, hovered: null,
  picture: null, tab: "animations", animation: null, log: [], picking: false, outlines: false, edits: [], angle: [-28, 22],
  // Whether commits came since the tree was asked for; how long the last look at everything took; whether another page looks now.
  isStale: true, cost: 0, isReplaced: false, movedAt: -1e9, still: 0,
};

const rowHeight = 22;

/** A capture is opened for what moves in it: its model and what shows differ. */
const firstMoving = (nodes) => state.hello.isCapture && nodes.find((node) => node.animations && !node.isHidden);

async function ask(method, params) {
  try {
    return await state.source.call(method, params);
  } catch (error) {
    // What went wrong stays to be read for a while.
    $("state").textContent = error.message;
    state.toldUntil = performance.now() + 5000;
    return null;
  }
}

function tellState() {
  const { hello } = state;
  if (performance.now() < (state.toldUntil || 0) || document.body.className === "gone") return;
  $("state").textContent = `${hello.isCapture ? "Capture" : hello.mayEdit ? "Live, editing" : "Live"} · ${number(hello.width)} × ${number(hello.height)} pt · ${number(hello.scale)}×`;
}

const inReach = "button, input, select, summary, [tabindex]";

/** Puts other parts into a box, unless somebody writes or marks a text in it; what has the keyboard has it afterwards. */
function fill(box, parts) {
  const active = box.contains(document.activeElement) ? document.activeElement : null, marked = getSelection();
  if (active && active.matches("textarea, input:not([type=checkbox])")) return;
  if (!marked.isCollapsed && box.contains(marked.anchorNode)) return;
  const index = active ? [...box.querySelectorAll(inReach)].indexOf(active) : -1;
  box.replaceChildren(...parts);
  const next = index >= 0 && box.querySelectorAll(inReach)[index];
  if (next) next.focus({ preventScroll: true });
}

function number(value) {
  if (typeof value !== "number") return String(value);
  return Number.isInteger(value) ? String(value) : String(Math.round(value * 1000) / 1000);
}

function text(value, record) {
  if (value === null || value === undefined) return "nil";
  if (Array.isArray(value)) {
    if (record && record.kind === "transform") return record.text || "transform";
    return value.length > 16 ? `${value.length} values` : `(${value.map((item) => text(item)).join(", ")})`;
  }
  if (typeof value === "object" && value.segments !== undefined) return `path of ${value.segments} segment${value.segments === 1 ? "" : "s"}`;
  if (typeof value === "object") return Object.entries(value).map(([key, part]) => `${key} ${text(part)}`).join(", ");
  return typeof value === "string" ? value : number(value);
}

function title(node) { return (node.view || node.className) + (node.name && node.name !== node.view ? ` “${node.name}”` : ""); }

function nodeLink(id, label) {
  const node = state.byID.get(id);
  return h("button", { class: "link", onclick: () => select(id) }, label || (node ? title(node) : `layer ${id}`));
}

async function begin(source, isFile) {
  state.source = source;
  state.hello = await ask("inspector.hello");
  if (!state.hello) return;
  document.body.className = isFile ? "file" : "live";
  $("program").textContent = state.hello.program || "Inspector";
  document.title = `${state.hello.program || "Program"} – Inspector`;
  state.isStale = true;
  tellState();
  for (const id of ["back", "pause", "next", "scrub", "speed"]) $(id).disabled = isFile;
  if (!isFile) for (const name of ["tree", "frames", "gestures", "log"]) ask(`${name}.subscribe`, { on: true });
  await refresh();
}

let isRefreshing = false, wantsRefresh = false;

/** Asks for what is on the screen now; several wishes meanwhile are one. */
async function refresh() {
  if (isRefreshing) { wantsRefresh = true; return; }
  isRefreshing = true;
  try {
    do {
      wantsRefresh = false;
      await refreshOnce();
    } while (wantsRefresh);
  } finally {
    isRefreshing = false;
  }
}

async function refreshOnce() {
  const began = performance.now();
  // Where layers show changes without commits too; of a large tree it is asked for when somebody needs it.
  const needsTree = state.isStale || state.nodes.length < 1500 || state.outlines || state.picking;
  state.isStale = false;
  const [clock, tree] = await Promise.all([ask("clock.get"), needsTree ? ask("tree.get") : null]);
  if (clock) showClock(clock);
  if (tree) {
    state.nodes = tree.nodes;
    state.byID = new Map(tree.nodes.map((node) => [node.id, node]));
    if (!state.byID.has(state.selected)) state.selected = (firstMoving(tree.nodes) || tree.nodes[1] || tree.nodes[0] || {}).id;
    layOutTree();
  }
  await Promise.all([showPicture(), showDetail(), showPanel()]);
  if (!isPlaying()) await showSpace();
  tellState();
  state.cost = performance.now() - began;
}

const isPlaying = () => state.clock && state.clock.speed > 0 && !state.clock.isPast;

function notice(name, value) {
  if (name === "log.line") state.log.push(value);
  if (name === "clock.changed") showClock(value);
  if (name === "frame.drawn") state.movedAt = performance.now();
  if (name === "inspector.replaced") state.isReplaced = true;
  if (name === "tree.changed" || name === "tree.reset") state.isStale = true;
  if (name === "frame.drawn" || name === "tree.changed" || name === "tree.reset" || name === "gesture.changed") soon();
  if (name === "log.line" && state.tab === "log") showPanel();
}

let timer = 0;
/** Looks again soon, but never so often that answers take more than a tenth of the program's time. */
function soon() { if (!timer) timer = setTimeout(() => { timer = 0; refresh(); }, Math.max(120, state.cost * 9)); }

function showClock(clock) {
  state.clock = clock;
  const slider = $("scrub");
  slider.min = clock.earliest;
  slider.max = Math.max(clock.now, clock.earliest + 0.001);
  slider.value = clock.shown;
  $("time").textContent = `${clock.shown.toFixed(3)} s`;
  $("past").hidden = !clock.isPast;
  $("past").title = "What showed then; timers and the program do not run backwards.";
  const stands = clock.speed === undefined || clock.speed === 0;
  $("pause").textContent = stands ? "▶" : "❚❚";
  $("pause").title = $("pause").ariaLabel = stands ? "Go on (Space)" : "Pause (Space)";
  $("pause").disabled = state.hello.isCapture || clock.speed === undefined;
  $("speed").disabled = state.hello.isCapture || clock.speed === undefined;
}

async function setClock(params) {
  const clock = await ask("clock.set", params);
  if (clock) { showClock(clock); await refresh(); }
}

function layOutTree() {
  const wanted = $("filter").value.trim().toLowerCase();
  state.shown = [];
  let hiddenBelow = Infinity;
  for (const node of state.nodes) {
    if (wanted) {
      const words = `${node.className} ${node.name || ""} ${node.view || ""} ${node.controller || ""} ${node.identifier || ""} ${node.words || ""}`;
      if (words.toLowerCase().includes(wanted)) state.shown.push(node);
      continue;
    }
    if (node.depth > hiddenBelow) continue;
    hiddenBelow = state.closed.has(node.id) ? node.depth : Infinity;
    state.shown.push(node);
  }
  $("spacer").style.height = `${state.shown.length * rowHeight}px`;
  $("count").textContent = wanted ? `${state.shown.length} of ${state.nodes.length} layers` : `${state.nodes.length} layers`;
  drawRows();
}

/** Makes the rows that are in sight, and no others. */
function drawRows() {
  const tree = $("tree");
  const first = Math.max(Math.floor(tree.scrollTop / rowHeight) - 4, 0);
  const last = Math.min(first + Math.ceil(tree.clientHeight / rowHeight) + 8, state.shown.length);
  const rows = $("rows");
  rows.style.transform = `translateY(${first * rowHeight}px)`;
  // What is under the pointer stays while nothing is other.
  const words = JSON.stringify([first, state.selected, state.shown.slice(first, last), [...state.closed]], (key, value) => (key === "corners" ? 0 : value));
  if (words === state.rowWords) return;
  state.rowWords = words;
  rows.replaceChildren(...state.shown.slice(first, last).map(row));
  tree.setAttribute("aria-activedescendant", `row-${state.selected}`);
}

function row(node) {
  const hasMore = node.children > 0;
  const element = h("div", {
    class: `row${node.id === state.selected ? " selected" : ""}${node.isHidden ? " gone" : ""}`, role: "treeitem", id: `row-${node.id}`,
    "aria-level": node.depth + 1, "aria-selected": node.id === state.selected ? "true" : "false",
    "aria-expanded": hasMore ? String(!state.closed.has(node.id)) : null,
    "data-id": node.id, onclick: () => select(node.id),
  },
    h("button", { class: "twist", tabindex: -1, "aria-label": "Open or close", onclick: (event) => { event.stopPropagation(); toggle(node); } },
      hasMore ? (state.closed.has(node.id) ? "▶" : "▼") : ""),
    node.isMask && h("span", { class: "badge" }, "mask"),
    h("span", {}, node.view || node.className),
    h("span", { class: "name" }, [node.name && `“${node.name}”`, shortWords(node.words), node.controller && `· ${node.controller}`].filter(Boolean).join(" ")),
    node.animations > 0 && h("span", { class: "badge moves" }, `${node.animations} ▸`),
    node.offscreen && h("span", { class: "badge costs", title: node.offscreen.join(", ") }, "off-screen"));
  element.style.paddingLeft = `${6 + Math.min(node.depth, 40) * 13}px`;
  return element;
}

function toggle(node, isClosed = !state.closed.has(node.id)) {
  if (isClosed && node.children > 0) state.closed.add(node.id); else state.closed.delete(node.id);
  layOutTree();
}

function select(id) {
  state.selected = id;
  getSelection().removeAllRanges();
  const index = state.shown.findIndex((node) => node.id === id);
  const tree = $("tree");
  if (index >= 0 && (index * rowHeight < tree.scrollTop || (index + 1) * rowHeight > tree.scrollTop + tree.clientHeight)) {
    tree.scrollTop = Math.max((index - 5) * rowHeight, 0);
  }
  drawRows();
  drawPicture();
  showDetail();
  for (const canvas of $("space").children) canvas.classList.toggle("selected", canvas.dataset.id === id);
}

function hover(id) {
  if (id === state.hovered) return;
  state.hovered = id;
  drawPicture();
}

function keyInTree(event) {
  const index = state.shown.findIndex((node) => node.id === state.selected);
  const node = state.shown[index];
  const go = (target) => { if (state.shown[target]) select(state.shown[target].id); };
  const page = Math.floor($("tree").clientHeight / rowHeight) - 1;
  const keys = {
    ArrowDown: () => go(index + 1), ArrowUp: () => go(index - 1), Home: () => go(0), End: () => go(state.shown.length - 1),
    PageDown: () => go(Math.min(index + page, state.shown.length - 1)), PageUp: () => go(Math.max(index - page, 0)),
    ArrowRight: () => { if (node && state.closed.has(node.id)) toggle(node, false); else go(index + 1); },
    ArrowLeft: () => { if (node && node.children && !state.closed.has(node.id)) toggle(node, true); else if (node && node.parent) select(node.parent); },
  };
  if (!keys[event.key]) return;
  keys[event.key]();
  event.preventDefault();
}

async function bitmap(record) {
  const bytes = Uint8Array.from(atob(record.png), (letter) => letter.charCodeAt(0));
  return createImageBitmap(new Blob([bytes], { type: "image/png" }));
}

async function showPicture() {
  // While it moves, as large as it is seen and no larger; whole when it has come to rest.
  const seen = $("picture").clientWidth * (window.devicePixelRatio || 1) / state.hello.width;
  const moves = seen > 0 && performance.now() - state.movedAt < 400;
  clearTimeout(state.still);
  if (moves) state.still = setTimeout(showPicture, 500);
  const record = await ask("picture.get", moves ? { scale: Math.min(seen, state.hello.scale) } : {});
  if (!record) return;
  state.picture = { record, image: await bitmap(record) };
  drawPicture();
}

function drawPicture() {
  if (!state.picture) return;
  const { record, image } = state.picture;
  const canvas = $("picture"), ratio = Math.max(window.devicePixelRatio || 1, 2 / record.scale);
  canvas.width = record.width * ratio;
  canvas.height = record.height * ratio;
  // All of it is seen, and none of it larger than it is.
  canvas.style.width = `min(${record.width / record.scale}px, 100cqw, ${record.width / record.height * 100}cqh)`;
  const context = canvas.getContext("2d");
  context.imageSmoothingEnabled = record.scale < state.hello.scale;
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const scale = record.scale * ratio, style = getComputedStyle(document.documentElement);
  const quad = (node, fill, line, width) => {
    if (!node || !node.corners) return;
    const c = node.corners.map((place) => place * scale);
    context.beginPath();
    context.moveTo(c[0], c[1]);
    for (let index = 1; index < 4; index++) context.lineTo(c[index * 2], c[index * 2 + 1]);
    context.closePath();
    if (fill) { context.fillStyle = fill; context.fill(); }
    context.lineWidth = width;
    context.strokeStyle = line;
    context.stroke();
  };
  if (state.outlines) for (const node of state.nodes) if (!node.isHidden) quad(node, null, "rgb(128 128 140 / 60%)", 1);
  if (state.hovered) quad(state.byID.get(state.hovered), style.getPropertyValue("--mark"), style.getPropertyValue("--tint"), 1.5);
  quad(state.byID.get(state.selected), null, style.getPropertyValue("--tint"), 2);
}

function pointIn(event) {
  const box = $("picture").getBoundingClientRect();
  return [(event.clientX - box.left) / box.width * state.hello.width, (event.clientY - box.top) / box.height * state.hello.height];
}

async function showSpace() {
  const space = $("space"), isOn = $("exploded").getAttribute("aria-pressed") === "true";
  space.hidden = !isOn;
  $("picture").hidden = isOn;
  if (!isOn) return space.replaceChildren();
  const drawn = state.nodes.filter((node) => node.drawsSomething && !node.isHidden && node.corners).slice(0, 300);
  const { width, height } = state.hello, view = $("view").getBoundingClientRect();
  const zoom = Math.min(view.width / width, view.height / height) * 0.62;
  const canvases = await Promise.all(drawn.map(async (node) => {
    const record = await state.source.call("node.picture", { id: node.id, alone: true, scale: 2 }).catch(() => null);
    if (!record) return null;
    const canvas = h("canvas", { width: record.width, height: record.height, title: title(node) });
    canvas.getContext("2d").drawImage(await bitmap(record), 0, 0);
    canvas.dataset.id = node.id;
    canvas.style.width = `${record.width / record.scale}px`;
    canvas.onclick = () => select(node.id);
    canvas.classList.toggle("selected", node.id === state.selected);
    return { canvas, node, record };
  }));
  const depth = Math.min(26, 420 / Math.max(drawn.length, 1));
  space.replaceChildren(...canvases.filter(Boolean).map(({ canvas, node }, index) => {
    // Where the plane of the layer lies on the display, with its turn, and a step nearer than the one below.
    const [x0, y0, x1, y1, , , x3, y3] = node.corners;
    const box = [Math.hypot(x1 - x0, y1 - y0) || 1, Math.hypot(x3 - x0, y3 - y0) || 1];
    const [a, b, c, d] = [(x1 - x0) / box[0], (y1 - y0) / box[0], (x3 - x0) / box[1], (y3 - y0) / box[1]];
    canvas.style.transform = `translateZ(${(index - drawn.length / 2) * depth}px) scale(${zoom}) `
      + `matrix(${a}, ${b}, ${c}, ${d}, ${x0 - width / 2}, ${y0 - height / 2})`;
    return canvas;
  }));
  turnSpace();
}

function turnSpace() { $("space").style.transform = `rotateX(${state.angle[1]}deg) rotateY(${state.angle[0]}deg)`; }

const colorKinds = new Set(["color"]);

function valueCell(value, record, name) {
  const cell = h("td", { class: `value ${name}` });
  if (colorKinds.has(record.kind) && Array.isArray(value)) {
    const swatch = h("span", { class: "swatch" });
    swatch.style.background = `rgb(${value.slice(0, 3).map((part) => Math.round(part * 255)).join(" ")} / ${value[3]})`;
    cell.append(swatch);
  }
  cell.append(text(value, record));
  if (value && value.path) cell.title = value.path;
  return cell;
}

async function showDetail() {
  const id = state.selected;
  if (!id) return;
  const detail = await ask("node.get", { id });
  if (!detail || id !== state.selected) return;
  const { node, view } = detail;
  const parts = [
    h("h2", {}, title(node)),
    facts([`layer ${node.id}`, node.view && node.className, node.controller, node.identifier && `identifier ${node.identifier}`,
      node.isHidden && "hidden", `local time ${number(detail.localTime)} s`].filter(Boolean).join(" · ")),
  ];
  if (detail.flaws.length) parts.push(h("p", { class: "bad" }, detail.flaws.join("; ")));
  if (detail.offscreen) {
    parts.push(head("Drawn off-screen"), h("p", { class: "warm" },
      `${detail.offscreen.reasons.join(", ")} – ${detail.offscreen.pixels.toLocaleString("en")} pixels${detail.offscreen.copies > 1 ? ` in ${detail.offscreen.copies} copies` : ""}`));
  }
  const notable = detail.properties.filter((record) => !record.isDefault || record.presentation !== undefined || record.pending !== undefined);
  const rest = detail.properties.filter((record) => !notable.includes(record));
  const rows = (records, kind) => records.map((record) => {
    const model = editable(node.id, record);
    if (record.presentation === undefined && record.pending === undefined) {
      model.colSpan = 2;
      return h("tr", { class: kind }, td(record.key), model);
    }
    return h("tr", { class: kind }, td(record.key), model,
      record.presentation === undefined ? mono(`→ ${text(record.pending, record)}`) : valueCell(record.presentation, record, "shown"));
  });
  parts.push(...editParts(id), head("Properties"), h("table", {},
    thead(tr(th("Key"), th("Model"), th("Presentation"))), tbody(rows(notable, ""))));
  if (view) parts.push(...viewParts(view));
  const usual = h("details", { open: state.showsRest, ontoggle: (event) => { state.showsRest = event.target.open; } },
    h("summary", {}, `${rest.length} as in a new layer`), table(thead(tr(th(), th(), th())), tbody(rows(rest, "plain"))));
  fill($("detail"), [...parts, usual]);
}

const editableKinds = new Set(["number", "bool", "point", "size", "rect", "color", "string", "integer", "bits", "transform", "path", "colors", "numbers"]);

/** Sets a value, and keeps the line of code that does the same. */
async function setValue(id, key, value) {
  document.activeElement.blur();
  const answer = await ask("node.set", { id, key, value });
  if (!answer) return;
  if (answer.code) {
    // The last value of a key is the one that counts.
    state.edits = state.edits.filter((edit) => edit.id !== id || edit.key !== key);
    state.edits.push({ id, key, code: answer.code });
  }
  refresh();
}

function editable(id, record) {
  const cell = valueCell(record.model, record.modelText ? { ...record, text: record.modelText } : record, "");
  if (!state.hello.mayEdit || !editableKinds.has(record.kind) || (record.kind === "path" && record.model && !record.model.path)) return cell;
  cell.classList.add("may");
  if (record.kind === "bool") {
    const box = h("input", { type: "checkbox", checked: record.model === true, "aria-label": record.key });
    box.onchange = () => setValue(id, record.key, box.checked);
    cell.replaceChildren(box);
    return cell;
  }
  const hint = "Double-click, or Enter, to change";
  cell.title = record.kind === "path" && record.model ? `${record.model.path}\n${hint}` : hint;
  cell.tabIndex = 0;
  cell.onkeydown = (event) => {
    if (event.key !== "Enter" || event.target !== cell) return;
    event.preventDefault();
    cell.ondblclick();
  };
  cell.ondblclick = () => {
    const before = record.kind === "path" ? (record.model ? record.model.path : "") : JSON.stringify(record.model);
    const long = record.kind === "path" || record.kind === "transform";
    const input = h(long ? "textarea" : "input", { class: "edit", "aria-label": record.key, rows: long ? 5 : null });
    input.value = before;
    input.onkeydown = (event) => {
      event.stopPropagation();
      if (event.key === "Escape") { input.blur(); showDetail(); }
      if (event.key !== "Enter" || (long && event.shiftKey)) return;
      event.preventDefault();
      let value;
      try { value = JSON.parse(input.value); } catch { value = input.value; }
      setValue(id, record.key, value);
    };
    cell.replaceChildren(input, ...colorInput(id, record));
    input.focus();
  };
  return cell;
}

/** A picker of colours, which keeps the alpha. */
function colorInput(id, record) {
  if (record.kind !== "color") return [];
  const model = Array.isArray(record.model) ? record.model : [0, 0, 0, 1];
  const hex = model.slice(0, 3).map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255).toString(16).padStart(2, "0")).join("");
  const input = h("input", { type: "color", value: `#${hex}`, "aria-label": `${record.key}, colour` });
  input.onchange = () => setValue(id, record.key, [...[1, 3, 5].map((at) => Math.round(parseInt(input.value.slice(at, at + 2), 16) / 255 * 1000) / 1000), model[3]]);
  return [input];
}

/** What was changed of a layer, as code to put into the program. */
function editParts(id) {
  const edits = state.edits.filter((edit) => edit.id === id);
  if (!edits.length) return [];
  const code = edits.map((edit) => edit.code).join("\n");
  return [head("Changed here"), h("pre", {}, code), copyButton(code)];
}

function viewParts(view) {
  const parts = [head("View"), h("p", { class: "facts" },
    `${view.className} · frame (${view.frame.map(number).join(", ")})${view.isUserInteractionEnabled ? "" : " · takes no touches"}`)];
  if (view.isAmbiguous) parts.push(h("p", { class: "warm" }, "Constraints leave its place or size open."));
  if (view.accessibility) {
    const { label, value, hint, identifier } = view.accessibility;
    parts.push(head("Accessibility"), h("p", {}, [label && `label “${label}”`, value && `value “${value}”`, hint && `hint “${hint}”`, identifier && `identifier ${identifier}`].filter(Boolean).join(" · ")));
  }
  if (view.constraints.length) parts.push(head("Constraints"), ...view.constraints.map((one) => h("p", { class: one.isSatisfied ? "" : one.priority >= 1000 ? "bad" : "facts", title: one.text }, shortConstraint(one.text))));
  if (view.gestures.length) parts.push(head("Gestures"), ...view.gestures.map((one) => h("p", {}, `${one.className} – ${one.state}`)));
  return parts;
}

const tabs = [
  ["animations", "Animations", showAnimations], ["offscreen", "Off-screen", showOffscreen], ["damage", "Redrawn", showDamage],
  ["frames", "Frames", showFrames], ["constraints", "Constraints", showConstraints], ["gestures", "Gestures", showGestures],
  ["plan", "Display list", showPlan], ["access", "Accessibility", showAccess], ["debug", "Debug views", showDebug], ["log", "Log", showLog],
];

function makeTabs() {
  $("tabs").replaceChildren(...tabs.map(([name, label], index) => h("button", {
    role: "tab", id: `tab-${name}`, "aria-selected": state.tab === name ? "true" : "false", "aria-controls": "panel",
    tabindex: state.tab === name ? 0 : -1, title: `${label} (${(index + 1) % 10})`, onclick: () => choose(name),
  }, label)));
  $("panel").setAttribute("aria-labelledby", `tab-${state.tab}`);
}

function keyInTabs(event) {
  const now = tabs.findIndex((tab) => tab[0] === state.tab), last = tabs.length - 1;
  const next = { ArrowRight: now === last ? 0 : now + 1, ArrowLeft: now ? now - 1 : last, Home: 0, End: last }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  choose(tabs[next][0]);
  $(`tab-${state.tab}`).focus();
}

function choose(name) {
  state.tab = name;
  // The panel stands in the address, so that it can be opened there.
  history.replaceState(null, "", `#${name}`);
  getSelection().removeAllRanges();
  makeTabs();
  $(`tab-${name}`).scrollIntoView({ block: "nearest", inline: "nearest" });
  showPanel();
}

async function showPanel() {
  const name = state.tab;
  const parts = await tabs.find((tab) => tab[0] === name)[2]();
  if (name !== state.tab || !parts) return;
  fill($("panel"), [parts].flat());
}

const empty = (words) => h("p", { class: "empty" }, words);

function grid(heads, rows) {
  return table(thead(tr(heads.map((head) => th(head)))), tbody(rows));
}

async function showAnimations() {
  const list = await ask("anim.list");
  if (!list) return null;
  if (!list.length) return empty("No animations are attached at this moment.");
  const lanes = [];
  const add = (record, depth, start) => {
    lanes.push({ record, depth, begin: start + record.begin, end: record.end === undefined ? null : start + record.end });
    for (const member of record.members) add(member, depth + 1, start + record.begin);
  };
  for (const record of list) add(record, 0, 0);
  const now = state.clock.shown;
  const first = Math.min(now, ...lanes.map((lane) => lane.begin));
  const ends = lanes.map((lane) => lane.end).filter((end) => end !== null);
  const last = Math.max(now + 0.05, first + 0.5, ...(ends.length ? ends : [now + 2])) + 0.02;
  const x = (time) => `${(time - first) / (last - first) * 100}%`;
  const ruler = h("div", { class: "lane-head ruler", title: "Drag to look at another time" }, rulerMarks(first, last, x, now));
  ruler.onpointerdown = (event) => scrubOn(ruler, event, first, last);
  const lanesBox = h("div", { class: "lanes" }, h("div", { class: "lane-head" }), ruler,
    lanes.flatMap((lane) => animationLane(lane, x, first, last, now)));
  const chosen = lanes.find((lane) => lane.record.id && lane.record.id === state.animation) || lanes[0];
  return [lanesBox, animationDetail(chosen.record)];
}

function rulerMarks(first, last, x, now) {
  const length = last - first, step = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30, 60, 300].find((size) => length / size <= 10) || 600;
  const marks = svg("svg", {});
  for (let time = Math.ceil(first / step) * step; time < last; time += step) {
    marks.append(svg("line", { class: "tick", x1: x(time), x2: x(time), y1: 15, y2: 24 }));
    const label = svg("text", { x: x(time), y: 12 });
    label.textContent = `${number(time)} s`;
    marks.append(label);
  }
  marks.append(svg("line", { class: "now", x1: x(now), x2: x(now), y1: 0, y2: 24 }));
  return marks;
}

function scrubOn(ruler, event, first, last) {
  if (state.hello.isCapture) return;
  const go = (pointer) => {
    const box = ruler.getBoundingClientRect();
    setClock({ seek: Math.max(first + (pointer.clientX - box.left) / box.width * (last - first), 0) });
  };
  ruler.setPointerCapture(event.pointerId);
  ruler.onpointermove = go;
  ruler.onpointerup = () => { ruler.onpointermove = null; };
  go(event);
}

function animationLane({ record, depth, begin, end }, x, first, last, now) {
  const kind = record.flaws.length ? "flaw" : record.spring ? "spring" : record.members.length ? "group" : record.values || record.calculationMode ? "frames" : "curve";
  const name = h("div", { class: `lane-name${record.id && record.id === state.animation ? " selected" : ""}` },
    h("button", { class: "link", onclick: () => { state.animation = record.id; select(record.node); showPanel(); } },
      record.keyPath || record.key || record.className),
    h("small", {}, `${record.flaws.length ? "does nothing · " : ""}${record.className.replace("CA", "")} · ${titleOf(record.node)}`));
  name.style.paddingLeft = `${depth * 14}px`;
  const stop = end === null ? last : end;
  const chart = svg("svg", {});
  chart.append(svg("rect", { class: `fill kind-${kind}`, x: x(begin), y: 4, width: `${Math.max(stop - begin, 0) / (last - first) * 100}%`, height: 30, rx: 4 }));
  const curve = svg("svg", { viewBox: "0 0 100 30", preserveAspectRatio: "none", x: x(begin), y: 4, width: `${record.duration / Math.abs(record.speed || 1) / (last - first) * 100}%`, height: 30 });
  const line = curveOf(record);
  if (line) curve.append(svg("path", { class: `stroke kind-${kind}`, d: line }));
  chart.append(curve, svg("line", { class: "now", x1: x(now), x2: x(now), y1: 0, y2: 38 }));
  return [name, h("div", { class: "lane", title: `${number(begin)} s to ${end === null ? "no end" : `${number(end)} s`}` }, chart)];
}

/** What a view says of itself, without the font. */
function shortWords(words) {
  const said = words && words.match(/^text="((?:[^"\\]|\\.)*)"/);
  return said ? `“${said[1]}”` : words;
}

function titleOf(id) {
  const node = state.byID.get(id);
  return node ? title(node) : `layer ${id}`;
}

/** The path of a curve in a box of 100 by 30: how far the value has gone, or its first number between its least and its most. */
function curveOf(record) {
  const values = record.curve || (record.samples && record.samples[0]);
  if (!values) return null;
  const low = Math.min(0, ...values), high = Math.max(record.curve ? 1 : -Infinity, ...values);
  const floor = record.curve ? low : Math.min(...values);
  return values.map((value, index) => `${index ? "L" : "M"}${index / (values.length - 1) * 100} ${28 - (value - floor) / (high - floor || 1) * 26}`).join(" ");
}

function animationDetail(record) {
  const rows = [
    ["key", record.key], ["of", record.keyPath], ["from", record.from], ["to", record.to], ["by", record.by],
    ["duration", `${number(record.duration)} s`], ["progress", `${record.phase}, ${Math.round(record.progress * 100)} %${record.iteration ? `, repeat ${record.iteration + 1}` : ""}`],
    ["repeats", record.repeatCount || undefined], ["speed", record.speed === 1 ? undefined : record.speed], ["fill", record.fillMode === "removed" ? undefined : record.fillMode],
    ["pace", record.timingFunction && `(${record.timingFunction.map(number).join(", ")})`],
    ["spring", record.spring && `mass ${number(record.spring.mass)}, stiffness ${number(record.spring.stiffness)}, damping ${number(record.spring.damping)}, rests after ${number(record.spring.settlingDuration)} s`],
  ].filter((row) => row[1] !== undefined && row[1] !== null);
  const left = div(table(tbody(rows.map(([name, value]) => tr(h("td", { class: "facts" }, name), mono(text(value)))))),
    record.flaws.map((flaw) => h("p", { class: "bad" }, `Does nothing: ${flaw}`)));
  if (state.hello.mayEdit && record.id && record.key) {
    left.append(h("p", {}, h("button", { onclick: async () => { await ask("anim.replay", { node: record.node, key: record.key }); refresh(); } }, "Replay"), " ",
      h("label", {}, "Duration ", h("input", { class: "edit", type: "number", step: "0.1", min: "0", value: record.duration,
        onchange: async (event) => { await ask("anim.set", { node: record.node, key: record.key, duration: Number(event.target.value) }); refresh(); } }))));
  }
  const right = record.code ? h("div", { class: "code" }, copyButton(record.code), h("pre", {}, record.code)) : div();
  return h("div", { class: "split" }, left, right);
}

async function showOffscreen() {
  const list = await ask("offscreen.get");
  if (!list) return null;
  if (!list.length) return empty("No layer needs an off-screen pass at this moment.");
  const frame = state.hello.width * state.hello.height * state.hello.scale ** 2;
  list.sort((a, b) => b.pixels - a.pixels);
  return grid(["Layer", "Why", "Pixels", "Of the frame", "Where"], list.map((one) => h("tr", { onmouseenter: () => hover(one.id), onmouseleave: () => hover(null) },
    td(nodeLink(one.id, one.title)), td(one.reasons.join(", ") + (one.copies > 1 ? ` · ${one.copies} copies` : "")),
    mono(one.pixels.toLocaleString("en")), mono(`${Math.round(one.pixels / frame * 100)} %`),
    mono(`${one.extent.slice(2).join(" × ")} at ${one.extent.slice(0, 2).join(", ")}`))));
}

function causeRows(damage) {
  return damage.causes.map((cause) => h("tr", { onmouseenter: () => hover(cause.id), onmouseleave: () => hover(null) },
    td(nodeLink(cause.id, cause.title)), td(cause.kinds.join(", ")),
    mono(cause.keys.map((key) => div(`${key.key}: ${text(key.from)} → ${text(key.to)}`))),
    td([...new Set(cause.keys.flatMap((key) => [key.commit ? `commit ${key.commit}` : null, ...key.animations.map((name) => `animation ${name}`)]).filter(Boolean))].join(", ")),
    h("td", { class: "value whole" }, `${cause.after.slice(2).join(" × ")} at ${cause.after.slice(0, 2).join(", ")}`)));
}

async function showDamage() {
  const damage = await ask("damage.get");
  if (!damage) return null;
  if (!damage.causes.length) return empty(`Nothing is drawn again from ${number(damage.from)} s to ${number(damage.to)} s.`);
  return [facts(`From ${number(damage.from)} s to ${number(damage.to)} s:`),
    grid(["Layer", "What is other", "Properties", "By", "Pixels"], causeRows(damage))];
}

async function showFrames() {
  const [statistics, frames] = await Promise.all([ask("frames.statistics"), ask("frames.list")]);
  if (!statistics || !frames) return null;
  const total = (frame) => Object.values(frame.stages).reduce((sum, time) => sum + time, 0);
  const recent = frames.slice(-120), times = recent.map(total).sort((a, b) => a - b);
  // One long frame, such as the first, is cut off rather than making all others flat.
  const most = Math.max(statistics.budget * 2, (times[Math.floor(times.length * 0.95)] || 0) * 1.2);
  const bars = h("div", { class: "bars", "aria-label": "Time of the last frames" }, recent.map((frame) => {
    const bar = h("div", { class: total(frame) > statistics.budget ? "slow" : "", title: `frame ${frame.number}: ${number(total(frame))} ms` });
    bar.style.height = `${Math.min(total(frame) / most, 1) * 100}%`;
    return bar;
  }));
  const last = frames[frames.length - 1];
  return [bars, facts(`${statistics.frames} frames, ${statistics.slow} longer than ${number(statistics.budget)} ms · ${statistics.images} images, ${(statistics.imageBytes / 1e6).toFixed(1)} MB · caches ${(statistics.cacheBytes / 1e6).toFixed(1)} MB`),
    h("div", { class: "split" },
      grid(["Stage", "Median", "95 %", "Worst"], statistics.stages.map((stage) => tr(td(stage.name),
        ...[stage.median, stage.p95, stage.worst].map((time) => mono(`${time.toFixed(2)} ms`))))),
      last ? grid(["Last frame", ""], Object.entries(last.counts).map(([name, count]) => tr(td(name), mono(count.toLocaleString("en"))))) : div())];
}

/** A constraint without its class and that it is active. */
const shortConstraint = (words) => words.replace(/^<NSLayoutConstraint (.*)>$/, "$1").replace(/ \(active(?:, names: .*)?\)$/, "");

async function showConstraints() {
  const record = await ask("constraints.get");
  if (!record) return null;
  if (!record.constraints.length) return empty("No view takes part in constraints.");
  const isBroken = (one) => !one.isSatisfied && one.priority >= 1000;
  const rank = (one) => (isBroken(one) ? 0 : one.isSatisfied ? 1 : 2);
  const rows = [...record.constraints].sort((a, b) => rank(a) - rank(b)).map((one) => h("tr", { class: rank(one) === 2 ? "plain" : "" },
    h("td", { class: `value ${isBroken(one) ? "bad" : ""}`, title: one.text }, shortConstraint(one.text), one.conflict.map((other) => h("div", { class: "facts" }, `at odds with ${shortConstraint(other)}`))),
    td(one.items.map((id) => div(nodeLink(id)))), mono(number(one.firstValue)),
    mono(["≤", "=", "≥"][one.relation + 1]), mono(number(one.secondValue)), mono(number(one.priority)),
    h("td", { class: ["bad", "good", ""][rank(one)] }, ["broken", "holds", "gives way"][rank(one)])));
  const parts = [grid(["Constraint", "Views", "Value", "", "Wanted", "Priority", ""], rows)];
  if (record.ambiguous.length) parts.unshift(h("p", { class: "warm" }, "Left open: ", record.ambiguous.map((id) => [nodeLink(id), " "])));
  return parts;
}

async function showGestures() {
  const record = await ask("gestures.get");
  if (!record) return null;
  if (!record.recognizers.length) return empty("No view has gesture recognizers.");
  const name = (id) => { const one = record.recognizers.find((other) => other.id === id); return one ? `${one.className} ${id}` : `recognizer ${id}`; };
  const tint = { began: "good", changed: "good", ended: "good", failed: "bad", cancelled: "warm" };
  return h("div", { class: "split" },
    grid(["Recognizer", "View", "State", "Must fail first"], record.recognizers.map((one) => h("tr", {},
      td(`${one.className} ${one.id}${one.name ? ` “${one.name}”` : ""}`), td(one.node ? nodeLink(one.node) : ""),
      h("td", { class: tint[one.state] || "" }, one.isEnabled ? one.state : "off"), td(one.requires.map((id) => `→ ${name(id)}`).join(", "))))),
    !record.changes.length ? empty("No state has changed since somebody follows them.") : grid(["Time", "Recognizer", "Came to", "Waits for"], record.changes.slice(-200).reverse().map((change) => h("tr", {},
      mono(change.time.toFixed(3)), td(`${change.className} ${change.id}`), h("td", { class: tint[change.state] || "" }, change.state),
      td(change.waitsFor.map((id) => `→ ${name(id)}`).join(", "))))));
}

async function showPlan() {
  const lines = await ask("plan.get");
  return lines && h("pre", {}, lines.join("\n"));
}

async function showAccess() {
  const list = await ask("accessibility.get");
  if (!list) return null;
  if (!list.length) return empty("Readers of the screen find nothing.");
  return grid(["Element", "Label", "Value", "Hint", "Identifier", "Frame"], list.map((one) => tr(td(one.className), td(one.label || h("span", { class: "bad" }, "none")),
    td(one.value || ""), td(one.hint || ""), td(one.identifier || ""), mono(one.frame.map(number).join(", ")))));
}

async function showDebug() {
  const list = await ask("debug.get");
  return list && h("div", { class: "checks" }, list.map((one) => h("label", { class: "check" }, h("input", { type: "checkbox", checked: one.isOn, disabled: state.hello.isCapture,
    onchange: async (event) => { await ask("debug.set", { view: one.view, on: event.target.checked }); refresh(); } }),
  h("strong", {}, one.view), h("span", { class: "facts" }, one.shows || ""))),
  state.hello.isCapture && facts("A capture has no display on which they could be shown."));
}

async function showLog() {
  return state.log.length ? h("pre", {}, state.log.slice(-500).join("\n")) : empty("Nothing was warned of.");
}

function press(button) {
  const isOn = button.getAttribute("aria-pressed") !== "true";
  button.setAttribute("aria-pressed", String(isOn));
  return isOn;
}

function connectControls() {
  $("tree").onscroll = drawRows;
  $("tree").onmouseover = (event) => { const over = event.target.closest(".row"); hover(over ? over.dataset.id : null); };
  $("tree").onmouseleave = () => hover(null);
  $("tree").onkeydown = keyInTree;
  $("filter").oninput = () => { $("tree").scrollTop = 0; layOutTree(); };
  $("back").onclick = () => setClock({ step: -1 });
  $("next").onclick = () => setClock({ step: 1 });
  $("pause").onclick = () => setClock({ paused: state.clock.speed !== 0 });
  $("speed").onchange = (event) => setClock({ speed: Number(event.target.value) });
  $("scrub").oninput = (event) => setClock({ seek: Number(event.target.value) });
  $("scrub").onchange = (event) => { if (Number(event.target.value) >= state.clock.now) setClock({ seek: null }); };
  $("refresh").onclick = () => { if (document.body.className === "gone") return connect(); state.isStale = true; refresh(); };
  $("tabs").onkeydown = keyInTabs;
  $("pick").onclick = () => { state.picking = press($("pick")); $("picture").classList.toggle("picking", state.picking); };
  $("outlines").onclick = () => { state.outlines = press($("outlines")); drawPicture(); };
  $("exploded").onclick = () => { press($("exploded")); showSpace(); };
  $("picture").onmousemove = async (event) => {
    if (!state.picking) return;
    const [x, y] = pointIn(event);
    const found = topmost(state.nodes, x, y);
    $("under").textContent = `${number(x)}, ${number(y)}${found ? ` · ${titleOf(found)}` : ""}`;
    if (found !== state.hovered) hover(found || null);
  };
  $("picture").onclick = async (event) => {
    const [x, y] = pointIn(event);
    const found = await ask("pick", { x, y });
    if (found && (found.presentation || found.model)) select(found.presentation || found.model);
    if (state.picking) $("pick").click();
  };
  $("space").onpointerdown = (event) => {
    if (event.target !== $("space")) return;
    $("space").setPointerCapture(event.pointerId);
    $("space").onpointermove = (move) => { state.angle[0] += move.movementX * 0.3; state.angle[1] -= move.movementY * 0.3; turnSpace(); };
    $("space").onpointerup = () => { $("space").onpointermove = null; };
  };
  $("save").onclick = async () => {
    const capture = await ask("export.capture");
    if (!capture) return;
    const link = h("a", { href: URL.createObjectURL(new Blob([JSON.stringify(capture)], { type: "application/json" })), download: `${state.hello.program || "program"}.agate-capture` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  };
  $("space").onkeydown = (event) => {
    const turn = { ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, 6], ArrowDown: [0, -6] }[event.key];
    if (!turn) return;
    event.preventDefault();
    state.angle = state.angle.map((angle, index) => angle + turn[index]);
    turnSpace();
  };
  $("file").onchange = async (event) => { if (event.target.files[0]) openCapture(await event.target.files[0].text()); };
  document.ondragover = (event) => event.preventDefault();
  document.ondrop = async (event) => { event.preventDefault(); if (event.dataTransfer.files[0]) openCapture(await event.dataTransfer.files[0].text()); };
  document.onkeydown = (event) => {
    if (event.target.matches("input, select, textarea") || event.metaKey || event.ctrlKey || event.altKey) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const buttons = { "/": "filter", ",": "back", ".": "next", " ": "pause", p: "pick", x: "exploded", r: "refresh" };
    if (event.key === "/") $("filter").focus();
    else if (buttons[event.key] && !(event.key === " " && event.target.matches("button"))) $(buttons[event.key]).click();
    else if (/^[0-9]$/.test(event.key)) choose(tabs[(Number(event.key) + 9) % 10][0]);
    else return;
    event.preventDefault();
  };
  window.onresize = () => { drawRows(); drawPicture(); };
}

/** The lines between panes, which can be dragged, or moved by arrow keys. */
function connectGrips() {
  for (const grip of document.querySelectorAll(".grip")) {
    const pane = grip.dataset.pane, section = grip.parentElement, isLow = pane === "bottom", sign = pane === "left" ? 1 : -1;
    const size = () => (isLow ? section.offsetHeight : section.offsetWidth);
    const set = (wanted) => {
      const most = (isLow ? innerHeight : innerWidth) * 0.7;
      document.documentElement.style.setProperty(`--${pane}`, `${Math.round(Math.min(Math.max(wanted, 120), most))}px`);
      drawRows();
    };
    grip.onpointerdown = (event) => {
      const [start, before] = [isLow ? event.clientY : event.clientX, size()];
      grip.setPointerCapture(event.pointerId);
      grip.onpointermove = (move) => set(before + sign * ((isLow ? move.clientY : move.clientX) - start));
      grip.onpointerup = () => { grip.onpointermove = null; };
    };
    grip.onkeydown = (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 }[event.key];
      if (!step) return;
      event.preventDefault();
      set(size() + sign * step * 24);
    };
  }
}

/** Looks at the running program; looks for it again every second where it has gone. */
function connect() {
  state.isReplaced = false;
  const socket = new SocketSource(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/inspect/socket`, notice, () => {
    if (socket !== state.socket || (state.hello && state.hello.isCapture)) return;
    document.body.className = "gone";
    $("state").textContent = state.isReplaced ? "Another page inspects the program now. Refresh takes it back."
      : "The program is gone; this page looks for it every second. A capture can be opened.";
    if (!state.isReplaced) setTimeout(() => { if (socket === state.socket) connect(); }, 1000);
  });
  state.socket = socket;
  socket.opened.then(() => { if (socket === state.socket) begin(socket, false); });
}

function openCapture(words) {
  try { begin(new CaptureSource(JSON.parse(words)), true); } catch (error) { $("state").textContent = error.message; }
}

if (tabs.some((tab) => `#${tab[0]}` === location.hash)) state.tab = location.hash.slice(1);
makeTabs();
connectControls();
connectGrips();
const own = $("capture");
if (own) {
  openCapture(own.textContent);
} else if (location.protocol.startsWith("http")) {
  connect();
} else {
  $("state").textContent = "Open a capture, or drop one here.";
}
