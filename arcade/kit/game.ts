import './kit.css';
import './hud.css';
import './screens.css';
import './level-select.css';
import './compact.css';
import { createBestScore } from './best-score.ts';
import type { BestScore } from './best-score.ts';
import type { Campaign } from './campaign.ts';
import type { Played } from './demo.ts';
import { element, inItsLanguage } from './element.ts';
import { HUD_HEIGHT } from './hud.ts';
import type { Hud } from './hud.ts';
import { createInput } from './input.ts';
import type { Input, PointerHandlers } from './input.ts';
import type { LevelsOptions } from './level-select.ts';
import { createLink } from './link.ts';
import type { LogoColors } from './logo.ts';
import { createRoundStore } from './kept-round.ts';
import type { Keeper } from './kept-round.ts';
import { startLoop } from './loop.ts';
import { createScreens } from './screens.ts';
import type { GameState, Screens } from './screens.ts';
import { createSound } from './sound.ts';
import type { Sound } from './sound.ts';
import { createStage } from './stage.ts';
import type { Stage, StageOptions } from './stage.ts';
import { createStorage } from './storage.ts';
import type { Storage } from './storage.ts';
import { kitWord } from './texts.ts';
import { createRounds } from './rounds.ts';
import type { Outcome, Rounds } from './rounds.ts';
import type { HowToCard, KeptChoice } from './title-screen.ts';
import type { IconName } from './icons.ts';

/** A way of playing besides the campaign, such as a daily challenge. Its button is beside Play. */
export interface Mode<Id extends string> {
  id: Id;
  label: string;
  icon: IconName;
  /** Called when the player chooses it, before `begin`. */
  pick?(): void;
}

export interface GameOptions<Action extends string, ModeId extends string = never> {
  slug: string;
  title: string;
  tagline: string;
  /** Description of the canvas, for screen readers. */
  label: string;
  logo: LogoColors;
  howTo: readonly HowToCard[];
  layout: StageOptions['layout'];
  inset?: StageOptions['inset'];
  actions: Readonly<Record<Action, readonly string[]>>;
  pointer?: PointerHandlers;
  swipeDistance?: number;
  /** The levels of the game. Adds the grid of levels, and the button to the next level after a win. */
  campaign?: Campaign;
  /** Replaces the grid of the campaign's levels. */
  levels?: LevelsOptions;
  /** More ways to play, as buttons beside Play. */
  modes?: readonly Mode<ModeId>[];
  /**
   * Keeps a round that is not over, so that the title screen can offer to continue it. The game calls `keep` after each
   * move.
   */
  keeper?: Keeper<ModeId | 'levels'>;
  /** Pauses when the window loses the focus. Not needed for games without time pressure. */
  pauseOnBlur?: boolean;
  /** Begins a round, for example when the player presses Play, plays again or goes on to the next level. */
  begin(): void;
  /** Called instead of `begin` when the player presses Play or chooses a level or another mode. */
  onStart?(): void;
  /** Called instead of `begin` when the player restarts a round or plays again. */
  onRestart?(): void;
  /** Called when the player continues after a win. By default, the next level of the campaign begins. */
  onNext?(): void;
  onPause?(): void;
  onResume?(): void;
  /**
   * Called when the title screen or the grid of levels is shown. The campaign is then at the last unlocked level, and
   * no other mode is chosen.
   */
  onTitle?(): void;
  /** Returns an additional element for the title screen, above its buttons, such as a choice of modes. */
  titleExtra?(): HTMLElement;
  /**
   * True if the title screen contains a required choice, such as the number of players. It is then shown even if the
   * player has pressed Play on the portal's page.
   */
  titleAsks?: boolean;
  onResize?(stage: Stage): void;
  /** Updates rules and input. Called only during play. */
  update(dt: number): void;
  /** Updates animations, such as backdrop and particles. Called in every state except while paused. */
  ambient?(dt: number): void;
  draw(ctx: CanvasRenderingContext2D, alpha: number): void;
  /** Returns the visible state of the game as plain data. A demo decides from it what to do. */
  inspect?(): unknown;
}

export interface Game<Action extends string, ModeId extends string = never> {
  readonly state: GameState;
  /** The chosen mode. `levels` is the campaign, or the only way to play. */
  readonly mode: Rounds<ModeId>['mode'];
  readonly stage: Stage;
  readonly input: Input<Action>;
  readonly sound: Sound;
  readonly storage: Storage;
  readonly best: BestScore;
  readonly screens: Screens;
  readonly hud: Hud;
  /** Stores the round, which `keeper` describes, so that leaving the page loses nothing. */
  keep(): void;
  /** Ends the round with a win: stores the stars and the best score, and shows the result. */
  win(outcome: Outcome): void;
  /** Ends the round with a loss and shows the result. Stores the best score only if `counts` is true. */
  lose(outcome: Outcome & { counts?: boolean }): void;
  /** Shows the title screen and starts the loop. Call it once, when everything is ready. */
  run(): void;
}

/** Creates a game from the parts of the kit: canvas, stage, input, sound, storage, screens and loop. */
export function createGame<Action extends string, ModeId extends string = never>(
  options: GameOptions<Action, ModeId>,
): Game<Action, ModeId> {
  const { campaign, keeper } = options;
  const onNext = options.onNext ?? (campaign && playNext);
  const parent = document.querySelector<HTMLElement>('#game') ?? document.body;
  const canvas = element('canvas', 'stage');
  canvas.tabIndex = 0;
  canvas.dir = 'ltr';
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', options.label);
  inItsLanguage(canvas, options.label);
  parent.append(canvas);

  const storage = createStorage(options.slug);
  const sound = createSound(storage);
  const best = createBestScore(storage);
  const rounds = createRounds<ModeId>({ storage, best, campaign });
  const modeIds = options.modes?.map(({ id }) => id) ?? [];
  const roundStore = keeper && createRoundStore(storage, modeIds, campaign);
  const stage = createStage({
    canvas,
    layout: options.layout,
    inset: options.inset ?? (() => ({ top: HUD_HEIGHT, right: 8, bottom: 8, left: 8 })),
    onResize: (resized) => options.onResize?.(resized),
  });
  const link = createLink({
    best,
    sound,
    screens: () => screens,
    // Pressing Play on the portal's page must not replace a kept round, so the player decides on the title screen.
    titleAsks: () => (options.titleAsks ?? false) || screens.keepsRound,
  });
  const played: Played = { inspect: () => options.inspect?.(), toFrame: stage.toFrame };
  Object.assign(canvas, { played });
  const screens = createScreens({
    parent,
    title: options.title,
    tagline: options.tagline,
    logo: options.logo,
    howTo: options.howTo,
    sound,
    levels: options.levels ?? campaign?.levels,
    modes: options.modes?.map(({ id, label, icon, pick }) => ({
      label,
      icon,
      pick() {
        rounds.choose(id);
        pick?.();
      },
    })),
    onStart: () => beginFresh(options.onStart ?? options.begin),
    onRestart: () => beginFresh(options.onRestart ?? options.begin),
    ...(onNext && { onNext: () => beginFresh(onNext) }),
    keptRound,
    onPause() {
      input.clear();
      // The time of the round has advanced since its last move, so the round is stored again.
      keep();
      options.onPause?.();
    },
    onResume() {
      input.clear();
      loop?.resumeGently();
      options.onResume?.();
    },
    onTitle() {
      rounds.reset();
      options.onTitle?.();
    },
    onState: link.setState,
    onScore: link.setScore,
    ...(options.titleExtra && { titleExtra: options.titleExtra }),
  });
  const input = createInput<Action>({
    canvas,
    toLogical: stage.toLogical,
    actions: options.actions,
    pointer: options.pointer,
    swipeDistance: options.swipeDistance,
    active: () => screens.state === 'playing',
    onPad(code) {
      if (code === 'PadStart' && screens.state === 'playing') screens.pause();
      else if ((code === 'PadA' || code === 'PadStart') && screens.state !== 'playing') screens.confirm();
    },
  });
  if (options.pauseOnBlur) addEventListener('blur', () => screens.pause());

  function beginFresh(begin: () => void): void {
    input.clear();
    roundStore?.drop();
    begin();
  }

  function keep(): void {
    const play = keeper?.save();
    if (!play) roundStore?.drop();
    else {
      const level = rounds.mode === 'levels' ? (campaign?.level ?? 0) : 0;
      roundStore?.keep({ mode: rounds.mode, level, play });
    }
  }

  /** Returns the kept round for the title screen. A round that is not valid is dropped. */
  function keptRound(): KeptChoice | undefined {
    const round = roundStore?.read();
    const restored = round && keeper?.restore(round);
    if (!round || !restored) {
      roundStore?.drop();
      return undefined;
    }
    const mode = options.modes?.find(({ id }) => id === round.mode);
    const open = (begin: () => void): void => {
      if (mode) rounds.choose(mode.id);
      else if (campaign) campaign.level = round.level;
      begin();
    };
    return {
      label: mode?.label ?? kitWord('result.level', { level: round.level }),
      resume: () =>
        open(() => {
          input.clear();
          restored();
        }),
      restart: () => open(() => beginFresh(options.onRestart ?? options.begin)),
    };
  }

  function playNext(): void {
    rounds.next();
    options.begin();
  }

  let loop: ReturnType<typeof startLoop> | undefined;
  return {
    get state() {
      return screens.state;
    },
    get mode() {
      return rounds.mode;
    },
    stage,
    input,
    sound,
    storage,
    best,
    screens,
    hud: screens.hud,
    keep,
    win(outcome) {
      roundStore?.drop();
      screens.win(rounds.win(outcome));
    },
    lose({ counts = false, ...outcome }) {
      roundStore?.drop();
      screens.lose(rounds.lose(outcome, counts));
    },
    run() {
      screens.showTitle(best.value > 0 ? kitWord('result.best', { best: best.value }) : undefined);
      options.onResize?.(stage);
      link.ready();
      loop = startLoop({
        frame: () => input.poll(),
        update(dt) {
          if (screens.state === 'paused') return;
          stage.step(dt);
          options.ambient?.(dt);
          if (screens.state === 'playing') {
            options.update(dt);
            input.endStep();
          }
        },
        draw(alpha) {
          stage.begin();
          options.draw(stage.ctx, screens.state === 'paused' ? 1 : alpha);
          screens.writeHud();
        },
      });
    },
  };
}
