import { addInlineScript, inlineScript } from '#app/ui/inline-script.ts';
import { canvasVariable } from './canvas-position.ts';
import type { CanvasAction, CanvasConnection, FromCanvas, ToCanvas } from './messages.ts';

type Shown = Extract<ToCanvas, { kind: 'show' }>;
/** A message without its channel. */
type Report = FromCanvas extends infer One ? (One extends FromCanvas ? Omit<One, 'canvas'> : never) : never;

/**
 * Runs in the pages of the canvas. It outlines blocks, reports clicks to the Studio, and loads the data of the page again
 * when the draft has changed. React then changes what differs, so the page keeps its scroll position.
 */
function runBridge({ studio, channel }: CanvasConnection, variable: string): void {
  if (parent === window) return;
  let shown: Shown | null = null;
  let hovered: number | null = null;
  let enteredKey = '';
  let reported = '';
  let isDrawing = false;
  let isLoading = false;
  let delayed: Shown | null = null;
  /**
   * The block that the pointer holds. `to` is the position at which it would be dropped now. It is `null` until the
   * pointer moves.
   */
  let drag: { position: number; x: number; y: number; to: number | null } | null = null;
  const placeholders = new Map<number, HTMLElement>();

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :host { font: 600 12px/16px system-ui, sans-serif; }
    .outline { position: fixed; box-sizing: border-box; pointer-events: none; border: calc(2px * var(--zoom)) solid #5468ff; border-radius: 6px; }
    .name, .tools, .add { zoom: var(--zoom); }
    .dragged { background: #5468ff40; }
    .drop { position: fixed; block-size: calc(4px * var(--zoom)); background: #5468ff; border-radius: 4px; }
    .hover { border-style: dashed; }
    .name { position: absolute; inset-block-end: 100%; inset-inline-start: -2px; max-inline-size: 100%; padding: 3px 8px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; color: #fff; background: #3346d3; border-radius: 6px 6px 0 0; }
    .low .name { inset-block-end: auto; inset-block-start: 0; border-radius: 4px 0 6px; }
    .tools { position: absolute; inset-block-start: 6px; inset-inline-end: 6px; display: flex; gap: 2px; padding: 3px; background: #141c4e; border-radius: 10px; pointer-events: auto; }
    .add { position: absolute; inset-block-end: -15px; inset-inline-start: calc(50% - 14px); pointer-events: auto; }
    button, .grip { display: grid; place-items: center; inline-size: 28px; block-size: 28px; padding: 0; color: #fff; background: #141c4e; border: 0; border-radius: 8px; cursor: pointer; }
    .grip { cursor: grab; touch-action: none; }
    @media (pointer: coarse) { button, .grip { inline-size: 40px; block-size: 40px; } .add { inset-block-end: -21px; } }
    .add button { border: 1px solid #5468ff; border-radius: 50%; }
    button:hover { background: #3346d3; }
    button:focus-visible { outline: 2px solid #a3b3ff; }
    svg { inline-size: 16px; block-size: 16px; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    .empty { display: block; margin: 8px auto; inline-size: min(100% - 32px, 1040px); box-sizing: border-box; padding: 20px; font: 14px/20px system-ui, sans-serif; color: inherit; text-align: center; border: 2px dashed #8189ab; border-radius: 12px; cursor: pointer; }
    .empty b { display: block; }
  `);
  const icons: Record<CanvasAction, string> = {
    move: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
    up: 'M12 19V5M5 12l7-7 7 7',
    down: 'M12 5v14M5 12l7 7 7-7',
    duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
    hide: 'M3 3l18 18M10 5a9 9 0 0 1 11 7 13 13 0 0 1-2 3M6 7a13 13 0 0 0-3 5 9 9 0 0 0 14 5',
    remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
    add: 'M12 5v14M5 12h14',
  };

  const host = document.createElement('portico-canvas');
  const layer = host.attachShadow({ mode: 'closed' });
  layer.adoptedStyleSheets = [sheet];
  host.style.cssText = 'position:fixed;inset:0;z-index:2147483647;pointer-events:none';

  function send(message: Report) {
    parent.postMessage({ ...message, canvas: channel }, studio);
  }

  function placeOf(element: Element): [layout: string, position: number] | null {
    const [, layout = '', position = ''] =
      /^(.*) (\d+)$/.exec((element as HTMLElement).style.getPropertyValue(variable).trim()) ?? [];
    return position === '' ? null : [layout, Number(position)];
  }

  function findBoxes(): { layout: string | null; boxes: Map<number, HTMLElement> } {
    const boxes = new Map<number, HTMLElement>();
    let layout: string | null = null;
    for (const box of document.querySelectorAll<HTMLElement>(`[style*="${variable}"]`)) {
      const place = placeOf(box);
      if (!place) continue;
      [layout] = place;
      boxes.set(place[1], box);
    }
    return { layout, boxes };
  }

  /** Adds a placeholder for each block of the layout that has nothing to show. React does not know these elements. */
  function fillGaps(layout: string | null, boxes: ReadonlyMap<number, HTMLElement>) {
    const isEdited = shown !== null && !shown.isBrowsing && shown.layout === layout;
    for (const [position, element] of placeholders) {
      if (isEdited && shown?.blocks[position] && !boxes.has(position)) continue;
      element.remove();
      placeholders.delete(position);
    }
    if (!isEdited || !shown) return;
    shown.blocks.forEach(({ label, region, hint }, position, blocks) => {
      if (boxes.has(position)) return;
      const element = placeholders.get(position) ?? createPlaceholder(position);
      const root = element.shadowRoot;
      const [name, text] = root?.querySelectorAll('b, span') ?? [];
      if (name && name.textContent !== label) name.textContent = label;
      if (text && text.textContent !== hint) text.textContent = hint;
      const next = [...boxes]
        .filter(([other]) => other > position && blocks[other]?.region === region)
        .sort(([a], [b]) => a - b)[0]?.[1];
      const main = document.querySelector('main');
      if (next) {
        if (element.parentNode !== next.parentNode || !precedes(element, next)) next.before(element);
      } else if (region === 'header' && main) {
        if (element.nextElementSibling !== main) main.before(element);
      } else {
        const end = region === 'footer' ? main?.parentElement : main;
        if (element.parentNode !== end) end?.append(element);
      }
    });
  }

  function precedes(element: Element, next: Element): boolean {
    let after = element.nextElementSibling;
    while (after && [...placeholders.values()].some((other) => other === after)) {
      after = after.nextElementSibling;
    }
    return after === next;
  }

  function createPlaceholder(position: number): HTMLElement {
    const element = document.createElement('portico-placeholder');
    const root = element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const box = document.createElement('div');
    box.className = 'empty';
    box.append(document.createElement('b'), document.createElement('span'));
    root.append(box);
    element.dataset.position = String(position);
    placeholders.set(position, element);
    return element;
  }

  /** Returns the visible area of a block. A box without an area of its own has that of its content. */
  function areaOf(element: Element): DOMRect | null {
    const range = document.createRange();
    range.selectNodeContents(element);
    const own = element.getBoundingClientRect();
    const area = own.width > 0 ? own : range.getBoundingClientRect();
    return area.width > 0 && area.height > 0 ? area : null;
  }

  function elementAt(position: number | null): HTMLElement | null {
    if (position === null) return null;
    return findBoxes().boxes.get(position) ?? placeholders.get(position) ?? null;
  }

  function outline(position: number, isSelected: boolean): HTMLElement | null {
    const element = elementAt(position);
    const area = element && areaOf(element);
    if (!area || !shown) return null;
    const frame = document.createElement('div');
    frame.className = `outline${isSelected ? '' : ' hover'}${area.top < 24 ? ' low' : ''}`;
    const width = document.documentElement.clientWidth;
    const left = Math.max(0, area.left);
    frame.style.cssText = `top:${area.top}px;left:${left}px;width:${Math.min(width, area.right) - left}px;height:${area.height}px`;
    const name = document.createElement('span');
    name.className = 'name';
    name.textContent = shown.blocks[position]?.label ?? '';
    frame.append(name);
    return frame;
  }

  function toolsOf(position: number): HTMLElement[] {
    const tools = document.createElement('div');
    tools.className = 'tools';
    const end = document.createElement('div');
    end.className = 'add';
    for (const { action, label } of shown?.tools ?? []) {
      const isGrip = action === 'move';
      const button: HTMLElement = document.createElement(isGrip ? 'span' : 'button');
      button.title = label;
      if (isGrip) button.className = 'grip';
      else button.setAttribute('aria-label', label);
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      svg.setAttribute('viewBox', '0 0 24 24');
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', icons[action]);
      svg.append(path);
      button.append(svg);
      if (isGrip) button.addEventListener('pointerdown', (event) => hold(event, position));
      else button.addEventListener('click', () => send({ kind: 'act', action, position }));
      (action === 'add' ? end : tools).append(button);
    }
    return [tools, end].filter((element) => element.childElementCount > 0);
  }

  /** Returns the positions of the blocks in the part of the page that contains a block, with their areas. */
  function neighboursOf(position: number): { position: number; area: DOMRect }[] {
    const { region } = shown?.blocks[position] ?? {};
    return (shown?.blocks ?? []).flatMap((block, other) => {
      const element = block.region === region ? elementAt(other) : null;
      const area = element && areaOf(element);
      return area ? [{ position: other, area }] : [];
    });
  }

  function hold({ clientX: x, clientY: y, pointerId }: PointerEvent, position: number) {
    if (!shown || shown.tools.length === 0) return;
    drag = { position, x, y, to: null };
    host.setPointerCapture(pointerId);
  }

  function dragTo(x: number, y: number) {
    if (!drag) return;
    if (drag.to === null && Math.hypot(x - drag.x, y - drag.y) < 6) return;
    if (drag.to === null) requestAnimationFrame(scrollAtEdge);
    const { position } = drag;
    const others = neighboursOf(position);
    const after = others.find(({ area }) => y < area.top + area.height / 2)?.position;
    const at = after ?? (others.at(-1)?.position ?? position) + 1;
    drag = { position, x, y, to: at > position ? at - 1 : at };
    drawSoon();
  }

  /** Scrolls the page while a block is held near its top or bottom. */
  function scrollAtEdge() {
    if (!drag || drag.to === null) return;
    const edge = 64;
    if (drag.y < edge) scrollBy(0, -12);
    else if (drag.y > innerHeight - edge) scrollBy(0, 12);
    requestAnimationFrame(scrollAtEdge);
  }

  function drop(isDropped: boolean) {
    const dropped = drag;
    drag = null;
    drawSoon();
    if (!isDropped || !dropped || dropped.to === null || dropped.to === dropped.position) return;
    send({ kind: 'act', action: 'move', position: dropped.position, to: dropped.to });
  }

  /** Returns a line at the position at which the held block would be dropped. */
  function dropLine(): HTMLElement | null {
    if (!drag || drag.to === null) return null;
    const { position, to } = drag;
    const others = neighboursOf(position);
    const target = others.find((one) => one.position === to);
    if (!target || to === position) return null;
    const line = document.createElement('div');
    line.className = 'drop';
    const { area } = target;
    line.style.cssText = `top:${to < position ? area.top : area.bottom}px;left:${Math.max(0, area.left)}px;width:${area.width}px`;
    return line;
  }

  function draw() {
    isDrawing = false;
    const { layout, boxes } = findBoxes();
    fillGaps(layout, boxes);
    const isEdited = shown !== null && !shown.isBrowsing && shown.layout === layout;
    const frames: HTMLElement[] = [];
    if (isEdited && shown) {
      const { selected } = shown;
      const hover = hovered === null || hovered === selected ? null : outline(hovered, false);
      if (hover) frames.push(hover);
      const chosen = selected === null ? null : outline(selected, true);
      if (chosen && selected !== null) {
        chosen.append(...toolsOf(selected));
        frames.push(chosen);
      }
      const held = drag && drag.to !== null ? outline(drag.position, false) : null;
      held?.classList.add('dragged');
      frames.push(...[held, dropLine()].filter((element) => element !== null));
    }
    layer.replaceChildren(...frames);
    report(layout, boxes);
  }

  function drawSoon() {
    if (isDrawing) return;
    isDrawing = true;
    requestAnimationFrame(draw);
  }

  function report(layout: string | null, boxes: ReadonlyMap<number, HTMLElement>) {
    const address = location.pathname + location.search;
    const filled = [...boxes.keys()].sort((a, b) => a - b);
    const text = JSON.stringify([address, layout, filled]);
    if (text === reported) return;
    send({ kind: reported === '' ? 'ready' : 'changed', address, layout, filled });
    reported = text;
  }

  async function enter(key: string) {
    enteredKey = key;
    await fetch(`/preview/${key}?to=/healthz`, { redirect: 'manual', credentials: 'same-origin' });
  }

  async function refresh(key: string) {
    const { __reactRouterDataRouter: router } = window;
    if (!router) return location.reload();
    if (enteredKey !== '' && key !== enteredKey) await enter(key);
    enteredKey = key;
    const before = findBoxes().boxes.size;
    isLoading = true;
    await router.revalidate();
    isLoading = false;
    if (delayed) show(delayed);
    // Without boxes, the page is no longer in the canvas: another preview in this browser, or the end of the draft, has
    // replaced the cookie.
    setTimeout(() => {
      if (before > 0 && findBoxes().boxes.size === 0) void enter(key).then(() => router.revalidate());
    }, 500);
  }

  function isInEdit(): boolean {
    return shown !== null && !shown.isBrowsing;
  }

  function positionAt(target: EventTarget | null): number | null {
    if (!(target instanceof Element)) return null;
    const { position } = (target as HTMLElement).dataset;
    if (target.localName === 'portico-placeholder' && position !== undefined) return Number(position);
    const box = target.closest(`[style*="${variable}"]`);
    return box ? (placeOf(box)?.[1] ?? null) : null;
  }

  function stop(event: Event) {
    if (!isInEdit() || event.target === host) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') send({ kind: 'select', position: positionAt(event.target) });
  }

  function show(message: Shown) {
    delayed = null;
    shown = message;
    host.style.setProperty('--zoom', String(1 / message.scale));
    draw();
    const selected = shown.isRevealed ? elementAt(shown.selected) : null;
    const area = selected && areaOf(selected);
    if (area && (area.bottom < 80 || area.top > innerHeight - 80)) {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      scrollBy({ top: area.top - 96, behavior: isCalm ? 'instant' : 'smooth' });
    }
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<ToCanvas> | null>) => {
    if (origin !== studio || source !== parent || data?.canvas !== channel) return;
    if (data.kind === 'refresh' && data.key !== undefined) void refresh(data.key);
    if (data.kind !== 'show') return;
    // The blocks of the message are those of the data that is being loaded.
    if (isLoading) delayed = data as Shown;
    else show(data as Shown);
  });
  for (const name of ['click', 'auxclick', 'dblclick', 'submit', 'dragstart', 'selectstart'])
    addEventListener(name, stop, true);
  addEventListener(
    'pointerdown',
    (event) => {
      const { target, button, pointerType } = event;
      // A finger that moves over a block scrolls the page. It drags blocks by their grip.
      if (!isInEdit() || target === host || button !== 0 || pointerType !== 'mouse') return;
      const position = positionAt(target);
      if (position !== null) hold(event, position);
    },
    true,
  );
  addEventListener('pointerup', () => drop(true), true);
  addEventListener('pointercancel', () => drop(false), true);
  addEventListener(
    'pointermove',
    ({ target, clientX, clientY }) => {
      if (drag) return dragTo(clientX, clientY);
      const position = target === host ? hovered : positionAt(target);
      if (position !== hovered) {
        hovered = position;
        drawSoon();
      }
    },
    { capture: true, passive: true },
  );
  document.addEventListener('pointerleave', () => {
    hovered = null;
    drawSoon();
  });
  addEventListener(
    'keydown',
    (event) => {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
      const isCommand = ctrlKey || metaKey;
      const isOurs =
        ['Delete', 'Escape', '/'].includes(key) ||
        (altKey && ['ArrowUp', 'ArrowDown'].includes(key)) ||
        (isCommand && ['d', 'z', 'c'].includes(key.toLowerCase()));
      if (!isInEdit() || !isOurs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (drag && key === 'Escape') return drop(false);
      send({ kind: 'key', key, isCommand, isShift: shiftKey, isAlt: altKey });
    },
    true,
  );
  addEventListener('scroll', drawSoon, { capture: true, passive: true });
  addEventListener('resize', drawSoon);

  function begin() {
    document.documentElement.append(host);
    new MutationObserver(drawSoon).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden'],
    });
    draw();
  }
  if ('hydrated' in document.documentElement.dataset) begin();
  else addEventListener('portico:live', begin, { once: true });
  // The portal waits for the first input of a visitor. This event starts it immediately.
  addEventListener('load', () => dispatchEvent(new Event('pointermove')), { once: true });
}

/** Returns a document of the canvas with the script that connects it to the Studio. */
export function addCanvasBridge(document: string, connection: CanvasConnection, nonce: string): string {
  return addInlineScript(document, inlineScript(runBridge, connection, canvasVariable), nonce);
}
