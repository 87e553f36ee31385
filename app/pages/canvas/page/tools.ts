import type { CanvasAction } from '../messages.ts';
import type { Shown } from './canvas-state.ts';

/** Paths of the icons, drawn in a square of 24 units. */
const icons: Record<CanvasAction, string> = {
  move: 'M9 5v.01M9 12v.01M9 19v.01M15 5v.01M15 12v.01M15 19v.01',
  up: 'M12 19V5M5 12l7-7 7 7',
  down: 'M12 5v14M5 12l7 7 7-7',
  duplicate: 'M9 9h11v11H9zM5 15H4V4h11v1',
  hide: 'M3 3l18 18M10 5a9 9 0 0 1 11 7 13 13 0 0 1-2 3M6 7a13 13 0 0 0-3 5 9 9 0 0 0 14 5',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
};

/**
 * Creates the tools of the selected block: a bar in the block's corner, and a button at the block's end that adds a
 * block.
 */
export function createTools(
  tools: Shown['tools'],
  { act, hold }: { act: (action: CanvasAction) => void; hold: (event: PointerEvent) => void },
): HTMLElement[] {
  const bar = document.createElement('div');
  bar.className = 'tools';
  const end = document.createElement('div');
  end.className = 'add';
  for (const { action, label } of tools) {
    const tool = action === 'move' ? createGrip(label, hold) : createButton(label, () => act(action));
    tool.append(createIcon(icons[action]));
    (action === 'add' ? end : bar).append(tool);
  }
  return [bar, end].filter((element) => element.childElementCount > 0);
}

function createButton(label: string, press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', press);
  return button;
}

/** Creates the grip by which the pointer drags a block. Keyboard users have the buttons beside the grip. */
function createGrip(label: string, hold: (event: PointerEvent) => void): HTMLElement {
  const grip = document.createElement('span');
  grip.className = 'grip';
  grip.title = label;
  grip.addEventListener('pointerdown', hold);
  return grip;
}

function createIcon(data: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', data);
  svg.append(path);
  return svg;
}
