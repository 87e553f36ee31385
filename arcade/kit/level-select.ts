import { createButton, element } from './element.ts';
import { createIcon } from './icons.ts';
import { kitWord } from './texts.ts';

export interface LevelsOptions {
  count: number;
  /** Returns the number of levels, from the first, that may be played. */
  unlocked(): number;
  /** Returns the stars earned on a level (1-based): 0 to 3. */
  stars(level: number): number;
  /** Called when the player chooses a level, before play starts. */
  pick(level: number): void;
}

const PER_PAGE = 20;

/** Creates a grid of levels with pages. `start` begins play after a choice, and `close` goes back. */
export function createLevelSelect(options: LevelsOptions, start: () => void, close: () => void): HTMLElement {
  const grid = element('div', 'levels-grid');
  const count = element('span', 'levels-page');
  const pages = Math.ceil(options.count / PER_PAGE);
  let page = Math.min(pages - 1, Math.floor((Math.min(options.unlocked(), options.count) - 1) / PER_PAGE));

  const fill = (): void => {
    grid.replaceChildren();
    count.textContent = `${page + 1} / ${pages}`;
    const last = Math.min(options.count, (page + 1) * PER_PAGE);
    for (let level = page * PER_PAGE + 1; level <= last; level += 1) {
      const open = level <= options.unlocked();
      const stars = options.stars(level);
      const row = element('span', 'levels-stars');
      for (let star = 1; star <= 3; star += 1) {
        const icon = createIcon('star');
        if (star <= stars) icon.classList.add('lit');
        row.append(icon);
      }
      const button = element(
        'button',
        'level',
        open ? element('span', '', String(level)) : createIcon('lock'),
        open ? row : '',
      );
      button.type = 'button';
      button.disabled = !open;
      button.setAttribute(
        'aria-label',
        open ? kitWord('level.open', { level, stars }) : kitWord('level.locked', { level }),
      );
      if (level === options.unlocked()) button.classList.add('level-current');
      button.addEventListener('click', () => {
        options.pick(level);
        start();
      });
      grid.append(button);
    }
  };
  const turn = (by: number): void => {
    page = (page + by + pages) % pages;
    fill();
  };
  fill();
  const foot = element(
    'div',
    'panel-actions',
    createButton({ label: kitWord('button.back'), icon: 'home', onPress: close }),
  );
  if (pages > 1) {
    foot.append(
      createButton({
        label: kitWord('levels.previous'),
        icon: 'back',
        kind: 'round',
        onPress: () => turn(-1),
      }),
      count,
      createButton({ label: kitWord('levels.next'), icon: 'next', kind: 'round', onPress: () => turn(1) }),
    );
  }
  return element(
    'div',
    'panel panel-wide',
    element('h2', 'panel-title', kitWord('levels.heading')),
    grid,
    foot,
  );
}
