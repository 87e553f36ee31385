import { createButton, element, inItsLanguage } from './element.ts';
import { createHud } from './hud.ts';
import type { Hud } from './hud.ts';
import { isControlKey } from './input.ts';
import { createKeptQuestion } from './kept-question.ts';
import { createLevelSelect } from './level-select.ts';
import type { LevelsOptions } from './level-select.ts';
import { resultRows } from './result.ts';
import type { Result } from './result.ts';
import type { Sound } from './sound.ts';
import { kitWord } from './texts.ts';
import { createTitleScreen } from './title-screen.ts';
import type { KeptChoice, TitleOptions } from './title-screen.ts';

export type GameState = 'title' | 'playing' | 'paused' | 'won' | 'lost';

export interface ScreensOptions extends TitleOptions {
  parent: HTMLElement;
  sound: Sound;
  levels?: LevelsOptions;
  /** Called to begin play from the title screen, or after a level was chosen. */
  onStart(): void;
  /** Called to restart the same level or run. */
  onRestart(): void;
  /** Called to continue after a win. Without it, the button is not offered. */
  onNext?(): void;
  /** Returns the round that the title screen offers to continue. */
  keptRound?(): KeptChoice | undefined;
  onPause?(): void;
  onResume?(): void;
  /** Called when the title screen or the grid of levels is shown. */
  onTitle?(): void;
  /** Called when another screen is shown, or when play begins. */
  onState(state: GameState): void;
  onScore(score: number): void;
}

export interface Screens {
  readonly state: GameState;
  readonly hud: Hud;
  /** True if the title screen offers to continue a kept round. */
  readonly keepsRound: boolean;
  /** Updates the attribute `data-score`. */
  setScore(score: number): void;
  /** Writes changed values of the bar into the page. Call it once per frame, after drawing. */
  writeHud(): void;
  /** Announces a message to screen readers. */
  announce(message: string): void;
  pause(): void;
  /** Continues after a pause. */
  resume(): void;
  win(result: Result): void;
  lose(result: Result): void;
  showTitle(best?: string): void;
  /** Begins play like the Play button of the title screen. */
  start(): void;
  /** Restarts the same level or run. On the title screen, starts one. */
  restart(): void;
  /** Runs the main action of the current screen: start, resume, next or again. */
  confirm(): void;
}

const LOCK_MS = 350;

/**
 * Creates the title, pause, level and result screens. The attribute `data-state` of the html element has the state of
 * the game.
 */
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
  let keepsRound = false;
  let primary: (() => void) | undefined;
  let shownAt = 0;
  let used = false;
  let stopTitle = (): void => undefined;

  const show = (next: GameState, content: HTMLElement | undefined, action?: () => void): void => {
    state = next;
    root.dataset.state = next;
    primary = action;
    shownAt = performance.now();
    stopTitle();
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
  const start = (): void => play(options.onStart);
  /** Begins another round. If it would replace a kept round, asks the player first. */
  const playOther = (begin: () => void): void => {
    const kept = options.keptRound?.();
    if (!kept) {
      play(begin);
      return;
    }
    const resumeKept = () => play(kept.resume);
    const question = createKeptQuestion(kept, {
      resume: resumeKept,
      begin: () => play(begin),
      close: () => screens.showTitle(best),
    });
    show('title', question, resumeKept);
    screens.announce(kitWord('kept.question'));
  };
  const startOther = (): void => playOther(options.onStart);
  const restart = (): void => play(() => options.onRestart());
  const titleButton = (): HTMLButtonElement =>
    createButton({ label: kitWord('button.title'), icon: 'home', onPress: () => screens.showTitle(best) });
  const restartButton = (label: string): HTMLButtonElement =>
    createButton({ label, icon: 'restart', hint: 'R', onPress: restart });
  const levelsButton = (): HTMLButtonElement[] =>
    options.levels
      ? [createButton({ label: kitWord('button.levels'), icon: 'grid', onPress: showLevels })]
      : [];
  const showLevels = (): void => {
    const { levels } = options;
    if (!levels) return;
    show(
      'title',
      createLevelSelect(levels, startOther, () => screens.showTitle(best)),
      startOther,
    );
    options.onTitle?.();
    overlay.querySelector<HTMLButtonElement>('.level-current')?.focus({ preventScroll: true });
  };
  const showResult = (next: 'won' | 'lost', result: Result): void => {
    const { onNext } = options;
    const action = next === 'won' && onNext ? () => play(onNext) : restart;
    const main =
      next === 'won' && onNext
        ? createButton({
            label: kitWord('button.next'),
            icon: 'next',
            kind: 'primary',
            hint: 'Enter',
            onPress: action,
          })
        : createButton({
            label: kitWord('button.playAgain'),
            icon: 'restart',
            kind: 'primary',
            hint: 'R',
            onPress: restart,
          });
    const actions = element('div', 'panel-actions', main);
    if (next === 'won' && onNext) actions.append(restartButton(kitWord('button.again')));
    actions.append(...levelsButton(), titleButton());
    const panel = element(
      'div',
      `panel panel-${next}`,
      inItsLanguage(element('h2', 'panel-title', result.heading)),
      ...resultRows(result),
      actions,
    );
    show(next, panel, action);
    const score = result.score === undefined ? [] : [`${kitWord('result.score', { score: result.score })}. `];
    const sentence = (text: string) => inItsLanguage(element('span', '', `${text}. `), text);
    live.replaceChildren(sentence(result.heading), ...score, ...(result.lines ?? []).map(sentence));
  };

  const screens: Screens = {
    get state() {
      return state;
    },
    hud,
    get keepsRound() {
      return keepsRound;
    },
    writeHud: write,
    setScore(score) {
      if (score === scored) return;
      scored = score;
      root.dataset.score = String(score);
      options.onScore(score);
    },
    announce(message) {
      live.replaceChildren(inItsLanguage(element('span', '', message)));
    },
    pause() {
      if (state !== 'playing') return;
      const panel = element(
        'div',
        'panel',
        element('h2', 'panel-title', kitWord('pause.heading')),
        element(
          'div',
          'panel-actions panel-column',
          createButton({
            label: kitWord('button.resume'),
            icon: 'play',
            kind: 'primary',
            hint: 'P',
            onPress: resume,
          }),
          restartButton(kitWord('button.restart')),
          ...levelsButton(),
          titleButton(),
        ),
      );
      show('paused', panel, resume);
      options.onPause?.();
      screens.announce(kitWord('pause.heading'));
    },
    resume() {
      if (state === 'paused') resume();
    },
    win: (result) => showResult('won', result),
    lose: (result) => showResult('lost', result),
    showTitle(nextBest) {
      best = nextBest;
      const kept = options.keptRound?.();
      keepsRound = kept !== undefined;
      const title = createTitleScreen(options, { play, playOther }, kept, levelsButton(), best);
      show('title', title.content, kept ? () => play(kept.resume) : start);
      options.onTitle?.();
      stopTitle = title.animate(parent);
    },
    start,
    restart: () => (state === 'title' ? start() : restart()),
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
      else if (state === 'title' && code === 'Escape' && overlay.querySelector('.panel'))
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
