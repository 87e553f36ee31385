/** CSS pixels that a finger must move before it drags, so that a tap on a handle moves nothing. */
const slop = 6;
/**
 * The list scrolls while the finger is within `edge` CSS pixels of its top or bottom, by at most `scrollStep` CSS
 * pixels in each frame.
 */
const edge = 72;
const scrollStep = 14;
/**
 * Milliseconds between the last movement and the drop. React Aria needs them to render where the row will be dropped.
 */
const settleTime = 50;

interface Point {
  x: number;
  y: number;
}

/** A row that follows a finger. */
interface Drag {
  moveTo(point: Point): void;
  /** Ends the drag. If `isDropped` is true, the row is dropped where the finger is, if that is possible. */
  end(isDropped: boolean): void;
}

/**
 * Lets a finger drag a row by its handle. Call this function when a pointer is pressed on the handle. Some browsers
 * never begin a drag by touch, and others begin one only after a long press. Therefore this function dispatches the
 * events of a drag, and React Aria handles them like those of a mouse. The handle needs `touch-action: none`.
 */
export function dragByTouch({ target, pointerType, pointerId, clientX, clientY }: PointerEvent): void {
  const row = target instanceof Element ? target.closest<HTMLElement>('[draggable="true"]') : null;
  if (pointerType === 'mouse' || !row) return;
  const start = { x: clientX, y: clientY };
  const stop = new AbortController();
  let drag: Drag | null = null;
  const listen = (name: 'pointercancel' | 'pointermove' | 'pointerup', run: (point: Point) => void) =>
    addEventListener(
      name,
      (event) => {
        if (event.pointerId === pointerId) run({ x: event.clientX, y: event.clientY });
      },
      { capture: true, signal: stop.signal },
    );
  listen('pointermove', (point) => {
    if (!drag && Math.hypot(point.x - start.x, point.y - start.y) >= slop) drag = startDrag(row, start);
    drag?.moveTo(point);
  });
  for (const name of ['pointerup', 'pointercancel'] as const) {
    listen(name, () => {
      stop.abort();
      drag?.end(name === 'pointerup');
    });
  }
  addEventListener(
    'dragstart',
    (event) => {
      // Prevents a drag that the browser itself begins meanwhile, such as with a pen. It would drag the row twice.
      if (!drag || !event.isTrusted) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal: stop.signal },
  );
}

function startDrag(row: HTMLElement, start: Point): Drag {
  const data = createData();
  const scroller = scrollerOf(row);
  const picture = createPicture(row);
  let point = start;
  /** The element under the finger. */
  let over: Element | null = null;
  let isOver = false;

  function moveTo(next: Point): void {
    point = next;
    picture.style.translate = `${point.x - start.x}px ${point.y - start.y}px`;
    const target = document.elementFromPoint(point.x, point.y);
    data.dropEffect = 'none';
    if (target !== over) {
      const left = over;
      over = target;
      if (target) dispatch('dragenter', target, point, data);
      if (left) dispatch('dragleave', left, point, data);
    }
    if (target) dispatch('dragover', target, point, data);
  }

  function scrollAtEdge(): void {
    if (isOver) return;
    const distance = scrollDistance(scroller, point.y);
    if (distance !== 0) {
      scroller.scrollBy({ top: distance, behavior: 'instant' });
      moveTo(point);
    }
    requestAnimationFrame(scrollAtEdge);
  }

  dispatch('dragstart', row, start, data);
  document.body.append(picture);
  requestAnimationFrame(scrollAtEdge);
  return {
    moveTo,
    end(isDropped) {
      isOver = true;
      picture.remove();
      const isTaken = isDropped && data.dropEffect !== 'none';
      if (!isTaken) data.dropEffect = 'none';
      setTimeout(() => {
        if (over) dispatch(isTaken ? 'drop' : 'dragleave', over, point, data);
        dispatch('dragend', row, point, data);
      }, settleTime);
    },
  };
}

/** Returns data of a drag whose effects can be set. Browsers ignore effects in data that scripts have created. */
function createData(): DataTransfer {
  return Object.defineProperties(new DataTransfer(), {
    effectAllowed: { value: 'all', writable: true },
    dropEffect: { value: 'none', writable: true },
  });
}

function dispatch(
  name: 'dragend' | 'dragenter' | 'dragleave' | 'dragover' | 'dragstart' | 'drop',
  target: Element,
  { x, y }: Point,
  dataTransfer: DataTransfer,
): void {
  const point = { clientX: x, clientY: y, dataTransfer };
  target.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, composed: true, ...point }));
}

/** Creates the picture of a row that follows the finger. Browsers draw one only for their own drags. */
function createPicture(row: HTMLElement): HTMLElement {
  const { left, top, width, height } = row.getBoundingClientRect();
  const picture = row.cloneNode(true) as HTMLElement;
  for (const element of [picture, ...picture.querySelectorAll('[id], [name]')]) {
    element.removeAttribute('id');
    element.removeAttribute('name');
  }
  picture.inert = true;
  picture.ariaHidden = 'true';
  picture.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;margin:0;z-index:2147483647;opacity:0.7;pointer-events:none`;
  return picture;
}

/** Returns the element that scrolls when a row is dragged to the end of what is visible. */
function scrollerOf(row: Element): Element {
  for (let parent = row.parentElement; parent; parent = parent.parentElement) {
    const isCut = parent.scrollHeight > parent.clientHeight;
    if (isCut && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Returns by how much to scroll in this frame, in CSS pixels. Negative is upwards. */
function scrollDistance(scroller: Element, y: number): number {
  const isPage = scroller === document.scrollingElement;
  const box = scroller.getBoundingClientRect();
  const top = isPage ? 0 : Math.max(0, box.top);
  const bottom = isPage ? innerHeight : Math.min(innerHeight, box.bottom);
  const depth = (distance: number) => Math.min(1, Math.max(0, (edge - distance) / edge));
  return scrollStep * (depth(bottom - y) - depth(y - top));
}
