/** Share of the rail's width by which one press scrolls. */
const step = 0.85;

interface Arrows {
  buttons: readonly [back: HTMLButtonElement, on: HTMLButtonElement];
  /** The rail that the arrows belong to. */
  rail: HTMLElement | null;
}

let arrows: Arrows | null = null;

/** Shows arrows at the ends of a rail. `null` removes them. */
export function showArrows(rail: HTMLElement | null): void {
  arrows ??= makeArrows();
  if (arrows.rail !== rail) {
    arrows.rail?.removeEventListener('scroll', update);
    arrows.rail = rail;
    rail?.addEventListener('scroll', update, { passive: true });
  }
  update();
}

/** Moves the focus along a rail with the arrow keys. */
export function moveFocus(rail: HTMLElement, event: KeyboardEvent): void {
  const isRtl = getComputedStyle(rail).direction === 'rtl';
  const stops = [...rail.querySelectorAll<HTMLElement>('a[href], button:not([disabled])')].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const at = stops.indexOf(event.target as HTMLElement);
  if (at === -1) return;
  const moves = new Map([
    ['ArrowRight', at + (isRtl ? -1 : 1)],
    ['ArrowLeft', at + (isRtl ? 1 : -1)],
  ]);
  const stop = stops[moves.get(event.key) ?? -1];
  if (!stop) return;
  stop.focus();
}

/** Creates the arrows. Only the mouse can reach them, because keyboard users can focus every tile of a rail. */
function makeArrows(): Arrows {
  const make = (side: 'back' | 'on') => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.ariaHidden = 'true';
    button.className = `rail-arrow rail-arrow-${side}`;
    button.hidden = true;
    button.append(makeIcon());
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      const rail = arrows?.rail;
      if (!rail) return;
      const isLeft = (side === 'back') !== (getComputedStyle(rail).direction === 'rtl');
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      rail.scrollBy({
        left: (isLeft ? -1 : 1) * step * rail.clientWidth,
        behavior: isStill ? 'instant' : 'smooth',
      });
    });
    document.body.append(button);
    return button;
  };
  return { buttons: [make('back'), make('on')], rail: null };
}

function makeIcon(): SVGElement {
  const icon = svgElement('svg', {
    viewBox: '0 0 24 24',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2.5',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });
  icon.append(svgElement('path', { d: 'm9 5 7 7-7 7' }));
  return icon;
}

function svgElement(name: 'svg' | 'path', attributes: Readonly<Record<string, string>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

function update(): void {
  if (!arrows) return;
  const { rail, buttons } = arrows;
  const [back, on] = buttons;
  if (!rail?.isConnected) {
    for (const button of buttons) button.hidden = true;
    return;
  }
  const passed = Math.abs(rail.scrollLeft);
  back.hidden = passed < 2;
  on.hidden = passed > rail.scrollWidth - rail.clientWidth - 2;
  const { top, left, right, height } = (rail.querySelector('img, .tile') ?? rail).getBoundingClientRect();
  const line = rail.getBoundingClientRect();
  const isRtl = getComputedStyle(rail).direction === 'rtl';
  const y = `${Math.round(window.scrollY + top + height / 2)}px`;
  const edges = [Math.max(line.left, 0), Math.min(line.right, document.documentElement.clientWidth)];
  for (const [index, button] of buttons.entries()) {
    button.style.top = y;
    const isLeft = (index === 0) !== isRtl;
    button.style.left = `${Math.round(isLeft ? (edges[0] ?? left) + 12 : (edges[1] ?? right) - 56)}px`;
  }
}
