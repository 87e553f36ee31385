import './kit.css';
import './hud.css';
import './screens.css';
import './level-select.css';
import './compact.css';
import { createBestScore } from './best-score.ts';
import type { BestScore } from './best-score.ts';
import type { Played } from './demo.ts';
import { element } from './element.ts';
import { HUD_HEIGHT } from './hud.ts';
import type { Hud } from './hud.ts';
import { createInput } from './input.ts';
import type { Input, PointerHandlers } from './input.ts';
import type { LevelsOptions } from './level-select.ts';
import { createLink } from './link.ts';
import type { LogoColors } from './logo.ts';
import { startLoop } from './loop.ts';
import { createScreens } from './screens.ts';
import type { GameState, Screens } from './screens.ts';
import { createSound } from './sound.ts';
import type { Sound } from './sound.ts';
import { createStage } from './stage.ts';
import type { Stage, StageOptions } from './stage.ts';
import { createStorage } from './storage.ts';
import type { Storage } from './storage.ts';
import type { HowToCard, Mode } from './title-screen.ts';

export interface GameOptions<Action extends string> {
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
  levels?: LevelsOptions;
  /** More ways to play, as buttons beside Play. */
  modes?: readonly Mode[];
  /** Pause when the window loses focus; leave it out for games without time pressure. */
  pauseOnBlur?: boolean;
  onStart(): void;
  onRestart(): void;
  onNext?(): void;
  onPause?(): void;
  onResume?(): void;
  onTitle?(): void;
  /** More for the title screen, above its buttons (a choice of modes). */
  titleExtra?(): HTMLElement;
  /**
   * The title screen asks for a required choice, such as the number of players. It is shown even if Play was pressed
   * outside.
   */
  titleAsks?: boolean;
  onResize?(stage: Stage): void;
  /** Rules and input: only while playing. */
  update(dt: number): void;
  /** Looks (backdrop, particles): in every state but paused. */
  ambient?(dt: number): void;
  draw(ctx: CanvasRenderingContext2D, alpha: number): void;
  /** The visible state of the game as plain data. A demo plays from it. */
  inspect?(): unknown;
}

export interface Game<Action extends string> {
  readonly state: GameState;
  readonly stage: Stage;
  readonly input: Input<Action>;
  readonly sound: Sound;
  readonly storage: Storage;
  readonly best: BestScore;
  readonly screens: Screens;
  readonly hud: Hud;
  /** Shows the title screen and starts the loop; call it once, when everything is ready. */
  run(): void;
}

/** Puts the kit together: canvas, stage, input, sound, storage, screens and loop. */
export function createGame<Action extends string>(options: GameOptions<Action>): Game<Action> {
  const parent = document.querySelector<HTMLElement>('#game') ?? document.body;
  const canvas = element('canvas', 'stage');
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', options.label);
  parent.append(canvas);

  const storage = createStorage(options.slug);
  const sound = createSound(storage);
  const best = createBestScore(storage);
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
    titleAsks: options.titleAsks ?? false,
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
    levels: options.levels,
    modes: options.modes,
    onStart() {
      input.clear();
      options.onStart();
    },
    onRestart() {
      input.clear();
      options.onRestart();
    },
    ...(options.onNext && {
      onNext() {
        input.clear();
        options.onNext?.();
      },
    }),
    onPause() {
      input.clear();
      options.onPause?.();
    },
    onResume() {
      input.clear();
      loop?.resumeGently();
      options.onResume?.();
    },
    onTitle: () => options.onTitle?.(),
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

  let loop: ReturnType<typeof startLoop> | undefined;
  return {
    get state() {
      return screens.state;
    },
    stage,
    input,
    sound,
    storage,
    best,
    screens,
    hud: screens.hud,
    run() {
      screens.showTitle(best.value > 0 ? `Best ${best.value.toLocaleString('en')}` : undefined);
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
