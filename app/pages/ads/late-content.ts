import type { AdContent } from '#app/domain/ad-entry.ts';
import { loadScriptOnce } from './script-loader.ts';

/** A slot in the page for an ad that waited for consent. */
interface Slot {
  host: HTMLElement;
  variant: 'm' | 'p';
  content: AdContent;
  isExecuted: boolean;
}

const slots = new Set<Slot>();
/** The one running element of each entry. It moves to the slot that is shown, so that nothing runs twice. */
const running = new Map<number, HTMLElement>();
const wide = window.matchMedia('(min-width: 768px)');
wide.addEventListener('change', settle);

/** Shows an ad in its slot while the slot's variant is the shown one. Gives the function that ends it. */
export function showAd(slot: Slot): () => void {
  slots.add(slot);
  settle();
  return () => {
    slots.delete(slot);
    slot.host.replaceChildren();
    settle();
  };
}

/** Fills every visible slot with its contents. */
function settle(): void {
  const shown = [...slots].filter(({ variant }) => variant === (wide.matches ? 'p' : 'm'));
  const hosts = new Set(shown.map(({ host }) => host));
  for (const slot of shown) {
    const { host, content, isExecuted } = slot;
    const { id, script } = content.data;
    const isRunner = isExecuted && script !== undefined;
    const element = running.get(id);
    const holder = element?.parentElement ?? null;
    if (isRunner && !element) run(slot, script);
    else if (isRunner && element && (!holder || !hosts.has(holder))) move(element, host);
    else if (host.childElementCount === 0) host.append(elementOf(content));
  }
}

function run({ host, content }: Slot, script: string): void {
  const { id, attributes } = content.data;
  const element = elementOf(content);
  running.set(id, element);
  host.replaceChildren(element);
  // The failure is logged where it happens; the slot stays as it is.
  loadScriptOnce({ id, address: script, attributes }, element).catch(() => {});
}

function elementOf({ text }: AdContent): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = text;
  return element;
}

/** Takes a running ad along; where the browser can, its frames do not even load again. */
function move(element: HTMLElement, host: HTMLElement): void {
  host.replaceChildren();
  if (element.isConnected && 'moveBefore' in host) host.moveBefore(element, null);
  else host.append(element);
}
