import { element, createButton, inItsLanguage } from './element.ts';
import type { ButtonOptions } from './element.ts';
import { createIcon } from './icons.ts';
import type { Sound } from './sound.ts';
import { formatNumber, kitWord } from './texts.ts';

export interface Chip {
  /** Sets the value, which is shown after the frame was drawn. Numbers get thousands separators. */
  set(value: string | number): void;
  /** Highlights the value: 'alert' for danger, 'good' for a reached goal, '' for no highlight. */
  mark(mark: '' | 'alert' | 'good'): void;
  show(visible: boolean): void;
}

export interface Hud {
  /** Adds a label with a value at the top left. It is readable at every frame size. */
  chip(label: string, value?: string | number): Chip;
  /**
   * Adds a round button of the game, such as undo or hint, to the left of the pause button. It is hidden outside play.
   */
  button(options: Omit<ButtonOptions, 'kind'>): HTMLButtonElement;
}

/** Height of the bar at the top in frame pixels. */
export const HUD_HEIGHT = 60;

export interface HudParts {
  hud: Hud;
  bar: HTMLElement;
  playOnly: HTMLElement;
  /**
   * Writes the changed values into the page. Called after drawing, because the browser would otherwise update the
   * changed page before it draws text on the canvas.
   */
  write(): void;
}

const written = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

/** Creates the bar: values on the left, buttons on the right. The mute button is always shown. */
export function createHud(sound: Sound, onPause: () => void): HudParts {
  const chips = element('div', 'hud-chips');
  const own = element('div', 'hud-buttons');
  const pause = createButton({
    label: kitWord('button.pause'),
    icon: 'pause',
    kind: 'round',
    hint: 'P',
    onPress: onPause,
  });
  const mute = createButton({
    label: kitWord('button.sound'),
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
        const chip = element('div', 'chip', inItsLanguage(element('span', 'chip-label', label)), number);
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
