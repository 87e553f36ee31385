import { element, createButton } from './element.ts';
import type { ButtonOptions } from './element.ts';
import { createIcon } from './icons.ts';
import type { Sound } from './sound.ts';

export interface Chip {
  /** Numbers are written with separators; shown after the frame's drawing. */
  set(value: string | number): void;
  /** Draws the eye: 'alert' for danger, 'good' for a goal reached, '' for none. */
  mark(mark: '' | 'alert' | 'good'): void;
  show(visible: boolean): void;
}

export interface Hud {
  /** A label with a value, top left; always readable, whatever the frame's size. */
  chip(label: string, value?: string | number): Chip;
  /** A game's own round button (undo, hint …), left of pause; hidden outside play. */
  button(options: Omit<ButtonOptions, 'kind'>): HTMLButtonElement;
}

/** Space in frame pixels that the bar takes at the top. */
export const HUD_HEIGHT = 60;

export interface HudParts {
  hud: Hud;
  bar: HTMLElement;
  playOnly: HTMLElement;
  /** Writes the chips that changed; after drawing, since lettering on the canvas waits for a page that changed. */
  write(): void;
}

const numbers = new Intl.NumberFormat('en');
const written = (value: string | number): string =>
  typeof value === 'number' ? numbers.format(value) : value;

/** Builds the bar: chips at the left, buttons at the right, mute always there. */
export function createHud(sound: Sound, onPause: () => void): HudParts {
  const chips = element('div', 'hud-chips');
  const own = element('div', 'hud-buttons');
  const pause = createButton({ label: 'Pause', icon: 'pause', kind: 'round', hint: 'P', onPress: onPause });
  const mute = createButton({
    label: 'Sound',
    icon: 'muted',
    kind: 'round',
    hint: 'M',
    onPress: () => sound.toggle(),
  });
  sound.onChange((muted) => {
    mute.replaceChildren(createIcon(muted ? 'muted' : 'sound'));
    mute.setAttribute('aria-pressed', String(!muted));
  });
  const playOnly = element('div', 'hud-buttons', own, pause);
  const bar = element('div', 'hud', chips, element('div', 'hud-buttons', playOnly, mute));
  const changes = new Set<() => void>();
  return {
    bar,
    playOnly,
    write() {
      for (const change of changes) change();
      changes.clear();
    },
    hud: {
      chip(label, value = '') {
        const number = element('span', 'chip-value', written(value));
        const chip = element('div', 'chip', element('span', 'chip-label', label), number);
        chips.append(chip);
        let [shown, marked, isShown]: [string | number, string, boolean] = [value, '', true];
        const change = (): void => {
          const text = written(shown);
          if (number.textContent !== text) number.textContent = text;
          if ((chip.dataset.mark ?? '') !== marked) chip.dataset.mark = marked;
          if (chip.hidden === isShown) chip.hidden = !isShown;
        };
        return {
          set(next) {
            if (next === shown) return;
            shown = next;
            changes.add(change);
          },
          mark(mark) {
            if (mark === marked) return;
            marked = mark;
            changes.add(change);
          },
          show(visible) {
            if (visible === isShown) return;
            isShown = visible;
            changes.add(change);
          },
        };
      },
      button(options) {
        const button = createButton({ ...options, kind: 'round' });
        own.append(button);
        return button;
      },
    },
  };
}
