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
/** The one running element of each entry. It moves to the visible slot, so that nothing runs twice. */
const running = new Map<number, HTMLElement>();
const wide = window.matchMedia('(min-width: 768px)');
wide.addEventListener('change', fillSlots);

/** Shows an ad in its slot while the slot's variant is the visible one. Returns a function that removes the ad. */
export function showAd(slot: Slot): () => void {
  slots.add(slot);
  fillSlots();
  return () => {
    slots.delete(slot);
    slot.host.replaceChildren();
    fillSlots();
  };
}

/** Fills every visible slot with its contents. */
function fillSlots(): void {
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
  // The loader logs the failure. The slot does not change.
  loadScriptOnce({ id, address: script, attributes }, element).catch(() => {});
}

function elementOf({ text }: AdContent): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = text;
  return element;
}

/** Moves a running ad to another slot. Browsers with `moveBefore` do not even reload its frames. */
function move(element: HTMLElement, host: HTMLElement): void {
  host.replaceChildren();
  if (element.isConnected && 'moveBefore' in host) host.moveBefore(element, null);
  else host.append(element);
}
