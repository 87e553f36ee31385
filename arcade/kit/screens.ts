import { createButton, element } from './element.ts';
import { createHud } from './hud.ts';
import type { Hud } from './hud.ts';
import { createIcon } from './icons.ts';
import type { IconName } from './icons.ts';
import { isControlKey } from './input.ts';
import { createLevelSelect } from './level-select.ts';
import type { LevelsOptions } from './level-select.ts';
import { drawLogo } from './logo.ts';
import type { LogoColors } from './logo.ts';
import { reducedMotion } from './motion.ts';
import type { Sound } from './sound.ts';
import { context2d } from './stage.ts';

export type GameState = 'title' | 'playing' | 'paused' | 'won' | 'lost';

/** One drawn step of "how to play": 120 x 90 units, `time` in seconds for a looping sketch. */
export interface HowToCard {
  caption: string;
  draw(ctx: CanvasRenderingContext2D, time: number): void;
}

export interface Result {
  heading: string;
  /** Short lines under the score. */
  lines?: readonly string[];
  stars?: number;
  /** Set false to hide the score row. */
  score?: number;
  best?: number;
  newBest?: boolean;
}

/** A second way to play, beside Play on the title screen: a daily challenge, two players … */
export interface Mode {
  label: string;
  icon: IconName;
  /** The player picked it; play starts right after. */
  pick(): void;
}

export interface ScreensOptions {
  parent: HTMLElement;
  title: string;
  tagline: string;
  logo: LogoColors;
  howTo: readonly HowToCard[];
  sound: Sound;
  levels?: LevelsOptions;
  modes?: readonly Mode[];
  /** Begin play from the title screen (also after a level pick). */
  onStart(): void;
  /** Begin the same level or run again. */
  onRestart(): void;
  /** Offered after a win. */
  onNext?(): void;
  onPause?(): void;
  onResume?(): void;
  /** The title screen comes back. */
  onTitle?(): void;
  /** More for the title screen, above its buttons. */
  titleExtra?(): HTMLElement;
  /** Another screen, or play. */
  onState(state: GameState): void;
  onScore(score: number): void;
}

export interface Screens {
  readonly state: GameState;
  readonly hud: Hud;
  /** Updates data-score. */
  setScore(score: number): void;
  /** Shows what changed in the bar; once per frame, after drawing. */
  writeHud(): void;
  /** Says something to screen readers. */
  announce(message: string): void;
  pause(): void;
  /** Goes on after a pause. */
  resume(): void;
  win(result: Result): void;
  lose(result: Result): void;
  showTitle(best?: string): void;
  /** The main action of the screen shown: start, resume, next or again. */
  confirm(): void;
}

const LOCK_MS = 350;

const longest = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** Breaks a title into two lines of nearly the same length. */
export function twoLines(title: string): string[] {
  const words = title.split(' ');
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  return breaks.sort((one, other) => longest(one) - longest(other))[0] ?? [title];
}

function resultRows(result: Result): HTMLElement[] {
  const rows: HTMLElement[] = [];
  if (result.stars !== undefined) {
    const row = element('div', 'result-stars');
    row.setAttribute('role', 'img');
    row.setAttribute('aria-label', `${result.stars} of 3 stars`);
    for (let star = 1; star <= 3; star += 1) {
      const icon = createIcon('star');
      if (star <= result.stars) icon.classList.add('lit');
      row.append(icon);
    }
    rows.push(row);
  }
  if (result.score !== undefined) rows.push(element('p', 'result-score', result.score.toLocaleString('en')));
  if (result.newBest) rows.push(element('p', 'result-badge', 'New best!'));
  else if (result.best) rows.push(element('p', 'result-line', `Best ${result.best.toLocaleString('en')}`));
  for (const line of result.lines ?? []) rows.push(element('p', 'result-line', line));
  return rows;
}

/** Builds title, pause, level and result screens and keeps the game's state on <html>. */
export function createScreens(options: ScreensOptions): Screens {
  const { parent, sound } = options;
  const root = document.documentElement;
  const overlay = element('div', 'overlay');
  const live = element('p', 'sr-only');
  live.setAttribute('aria-live', 'polite');
  const { hud, bar, playOnly, write } = createHud(sound, () => screens.pause());
  parent.append(overlay, bar, live);

  let state: GameState = 'title';
  let scored = 0;
  let best: string | undefined;
  let primary: (() => void) | undefined;
  let shownAt = 0;
  let used = false;
  let animation = 0;

  const show = (next: GameState, content: HTMLElement | undefined, action?: () => void): void => {
    state = next;
    root.dataset.state = next;
    primary = action;
    shownAt = performance.now();
    cancelAnimationFrame(animation);
    overlay.className = `overlay overlay-${next}`;
    overlay.replaceChildren(...(content ? [content] : []));
    overlay.hidden = !content;
    playOnly.hidden = next !== 'playing';
    if (used) parent.querySelector('canvas')?.focus({ preventScroll: true });
    if (content && used)
      overlay.querySelector<HTMLButtonElement>('.button-primary')?.focus({ preventScroll: true });
    used = true;
    options.onState(next);
  };
  const play = (begin: () => void): void => {
    show('playing', undefined);
    begin();
  };
  const resume = (): void => play(() => options.onResume?.());
  const restart = (): void => play(() => options.onRestart());
  const titleButton = (): HTMLButtonElement =>
    createButton({ label: 'Title', icon: 'home', onPress: () => screens.showTitle(best) });
  const restartButton = (label: string): HTMLButtonElement =>
    createButton({ label, icon: 'restart', hint: 'R', onPress: restart });
  const levelsButton = (): HTMLButtonElement[] =>
    options.levels ? [createButton({ label: 'Levels', icon: 'grid', onPress: showLevels })] : [];
  const showLevels = (): void => {
    const { levels } = options;
    if (!levels) return;
    options.onTitle?.();
    show(
      'title',
      createLevelSelect(
        levels,
        () => play(options.onStart),
        () => screens.showTitle(best),
      ),
      () => play(options.onStart),
    );
    overlay.querySelector<HTMLButtonElement>('.level-current')?.focus({ preventScroll: true });
  };
  const showResult = (next: 'won' | 'lost', result: Result): void => {
    const { onNext } = options;
    const action = next === 'won' && onNext ? () => play(onNext) : restart;
    const main =
      next === 'won' && onNext
        ? createButton({ label: 'Next', icon: 'next', kind: 'primary', hint: 'Enter', onPress: action })
        : createButton({
            label: 'Play again',
            icon: 'restart',
            kind: 'primary',
            hint: 'R',
            onPress: restart,
          });
    const actions = element('div', 'panel-actions', main);
    if (next === 'won' && onNext) actions.append(restartButton('Again'));
    actions.append(...levelsButton(), titleButton());
    const panel = element(
      'div',
      `panel panel-${next}`,
      element('h2', 'panel-title', result.heading),
      ...resultRows(result),
      actions,
    );
    show(next, panel, action);
    const score = result.score === undefined ? '' : ` Score ${result.score}.`;
    screens.announce(`${result.heading}.${score} ${result.lines?.join('. ') ?? ''}`);
  };

  const screens: Screens = {
    get state() {
      return state;
    },
    hud,
    writeHud: write,
    setScore(score) {
      if (score === scored) return;
      scored = score;
      root.dataset.score = String(score);
      options.onScore(score);
    },
    announce(message) {
      live.textContent = message;
    },
    pause() {
      if (state !== 'playing') return;
      const panel = element(
        'div',
        'panel',
        element('h2', 'panel-title', 'Paused'),
        element(
          'div',
          'panel-actions panel-column',
          createButton({ label: 'Resume', icon: 'play', kind: 'primary', hint: 'P', onPress: resume }),
          restartButton('Restart'),
          ...levelsButton(),
          titleButton(),
        ),
      );
      show('paused', panel, resume);
      options.onPause?.();
      screens.announce('Paused');
    },
    resume() {
      if (state === 'paused') resume();
    },
    win: (result) => showResult('won', result),
    lose: (result) => showResult('lost', result),
    showTitle(nextBest) {
      best = nextBest;
      const start = (): void => play(options.onStart);
      const logo = element('canvas', 'logo');
      logo.setAttribute('aria-hidden', 'true');
      const cards = options.howTo.map((card) => {
        const canvas = element('canvas', 'howto-picture');
        canvas.width = 240;
        canvas.height = 180;
        canvas.setAttribute('aria-hidden', 'true');
        return { card, canvas, ctx: context2d(canvas) };
      });
      const list = element(
        'ul',
        'howto',
        ...cards.map(({ card, canvas }) =>
          element('li', 'howto-card', canvas, element('span', '', card.caption)),
        ),
      );
      const actions = element(
        'div',
        'title-actions',
        createButton({ label: 'Play', icon: 'play', kind: 'primary', hint: 'Enter', onPress: start }),
        ...(options.modes ?? []).map(({ label, icon, pick }) =>
          createButton({
            label,
            icon,
            onPress() {
              pick();
              start();
            },
          }),
        ),
        ...levelsButton(),
      );
      const head = element(
        'div',
        'title-head',
        element('h1', 'sr-only', options.title),
        logo,
        element('p', 'tagline', options.tagline),
      );
      const foot = element(
        'div',
        'title-foot',
        ...(options.titleExtra ? [options.titleExtra()] : []),
        actions,
        ...(best ? [element('p', 'title-best', best)] : []),
      );
      show('title', element('div', 'title', head, list, foot), start);
      options.onTitle?.();

      let drawnFor = '';
      const started = performance.now();
      const paint = (now: number): void => {
        if (!logo.isConnected) return;
        animation = requestAnimationFrame(paint);
        const box = parent.getBoundingClientRect();
        const stacked = box.height > box.width || box.height < 500;
        const key = `${stacked}${document.fonts.status}${devicePixelRatio}`;
        if (key !== drawnFor) {
          drawnFor = key;
          logo.classList.toggle('logo-stacked', stacked);
          drawLogo(
            logo,
            stacked ? twoLines(options.title) : [options.title],
            options.logo,
            Math.min(2, devicePixelRatio || 1) * 1.2,
          );
        }
        const time = reducedMotion() ? 1.2 : (now - started) / 1000;
        for (const { card, canvas, ctx } of cards) {
          ctx.setTransform(1, 0, 0, 1, 0, 0);
          ctx.clearRect(0, 0, canvas.width, canvas.height);
          ctx.setTransform(2, 0, 0, 2, 0, 0);
          card.draw(ctx, time);
        }
      };
      animation = requestAnimationFrame(paint);
    },
    confirm() {
      if (performance.now() - shownAt > LOCK_MS) primary?.();
    },
  };

  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { code } = event;
    if (code === 'KeyM' && !event.repeat) sound.toggle();
    else if ((code === 'KeyP' || code === 'Escape') && !event.repeat) {
      if (state === 'playing') screens.pause();
      else if (state === 'paused') resume();
      else if (state === 'title' && code === 'Escape' && overlay.querySelector('.levels-grid'))
        screens.showTitle(best);
    } else if (code === 'KeyR' && !event.repeat && state !== 'title') restart();
    else if ((code === 'Enter' || code === 'Space') && state !== 'playing') {
      const early = performance.now() - shownAt <= LOCK_MS;
      if (!isControlKey(event) || early) event.preventDefault();
      if (!isControlKey(event) && !event.repeat) screens.confirm();
    }
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) screens.pause();
  });
  document.fonts.load('700 40px "Fredoka Variable"').catch(() => undefined);
  root.dataset.state = 'title';
  root.dataset.score = '0';
  return screens;
}
