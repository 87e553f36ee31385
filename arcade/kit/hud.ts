import { element, createButton } from './element.ts';
import type { ButtonOptions } from './element.ts';
import { createIcon } from './icons.ts';
import type { Sound } from './sound.ts';

export interface Chip {
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
}

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
  return {
    bar,
    playOnly,
    hud: {
      chip(label, value = '') {
        const number = element('span', 'chip-value', String(value));
        const chip = element('div', 'chip', element('span', 'chip-label', label), number);
        chips.append(chip);
        let shown = String(value);
        return {
          set(next) {
            const written = String(next);
            if (written === shown) return;
            shown = written;
            number.textContent = written;
          },
          mark(mark) {
            if (chip.dataset.mark !== mark) chip.dataset.mark = mark;
          },
          show(visible) {
            chip.hidden = !visible;
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
