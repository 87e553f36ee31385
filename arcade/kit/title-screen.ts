import { createButton, element, inItsLanguage } from './element.ts';
import type { IconName } from './icons.ts';
import { drawLogo, twoLines } from './logo.ts';
import type { LogoColors } from './logo.ts';
import { reducedMotion } from './motion.ts';
import { context2d } from './stage.ts';
import { kitWord } from './texts.ts';

/** A drawn step of the instructions: 120 x 90 units, with `time` in seconds for an animation. */
export interface HowToCard {
  caption: string;
  draw(ctx: CanvasRenderingContext2D, time: number): void;
}

/** The button of another mode, beside Play on the title screen. */
export interface ModeButton {
  label: string;
  icon: IconName;
  /** Called when the player chooses it. Play starts immediately afterwards. */
  pick(): void;
}

/** A round that the player can continue. */
export interface KeptChoice {
  /** Says which round it is: its level or mode. */
  label: string;
  resume(): void;
  /** Begins the same level or mode again. */
  restart(): void;
}

export interface TitleOptions {
  title: string;
  tagline: string;
  logo: LogoColors;
  howTo: readonly HowToCard[];
  modes?: readonly ModeButton[];
  /** Begins play. */
  onStart(): void;
  /** Returns an additional element for the title screen, above its buttons. */
  titleExtra?(): HTMLElement;
}

export interface TitleScreen {
  readonly content: HTMLElement;
  /** Draws logo and cards while they are on the page, sized for `parent`. Returns a function that stops the drawing. */
  animate(parent: HTMLElement): () => void;
}

interface Sketch {
  card: HowToCard;
  canvas: HTMLCanvasElement;
  ctx: CanvasRenderingContext2D;
}

function createSketch(card: HowToCard): Sketch {
  const canvas = element('canvas', 'howto-picture');
  canvas.width = 240;
  canvas.height = 180;
  canvas.dir = 'ltr';
  canvas.setAttribute('aria-hidden', 'true');
  return { card, canvas, ctx: context2d(canvas) };
}

function drawSketch({ card, canvas, ctx }: Sketch, time: number): void {
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.setTransform(2, 0, 0, 2, 0, 0);
  card.draw(ctx, time);
}

interface Begin {
  /** Runs a function that begins play, after the title screen was hidden. */
  play(begin: () => void): void;
  /** Begins a round other than the kept one. Asks the player first, because the kept round would be lost. */
  playOther(begin: () => void): void;
}

function createFoot(
  options: TitleOptions,
  { play, playOther }: Begin,
  kept: KeptChoice | undefined,
  more: readonly HTMLElement[],
  best: string | undefined,
): HTMLElement {
  // The mode of the kept round already has the buttons Resume and Restart, so it gets no other button.
  const modes = (options.modes ?? [])
    .filter(({ label }) => label !== kept?.label)
    .map(({ label, icon, pick }) =>
      createButton({
        label,
        icon,
        onPress: () =>
          playOther(() => {
            pick();
            options.onStart();
          }),
      }),
    );
  const main = createButton({
    label: kitWord(kept ? 'button.resume' : 'button.play'),
    icon: 'play',
    kind: 'primary',
    hint: 'Enter',
    onPress: () => play(kept?.resume ?? options.onStart),
  });
  const again =
    kept &&
    createButton({ label: kitWord('button.restart'), icon: 'restart', onPress: () => play(kept.restart) });
  const note = [kept?.label, best].filter((text) => text !== undefined).join(' · ');
  return element(
    'div',
    'title-foot',
    ...(options.titleExtra ? [options.titleExtra()] : []),
    element('div', 'title-actions', main, ...(again ? [again] : []), ...modes, ...more),
    ...(note ? [element('p', 'title-best', note)] : []),
  );
}

/** Creates the title screen: logo, drawn instructions, and buttons, which end with those of `more`. */
export function createTitleScreen(
  options: TitleOptions,
  begin: Begin,
  kept: KeptChoice | undefined,
  more: readonly HTMLElement[],
  best: string | undefined,
): TitleScreen {
  const logo = element('canvas', 'logo');
  logo.setAttribute('aria-hidden', 'true');
  const sketches = options.howTo.map(createSketch);
  const head = element(
    'div',
    'title-head',
    element('h1', 'sr-only', options.title),
    logo,
    inItsLanguage(element('p', 'tagline', options.tagline)),
  );
  const cards = sketches.map(({ card, canvas }) =>
    element('li', 'howto-card', canvas, inItsLanguage(element('span', '', card.caption))),
  );

  let drawnFor = '';
  const paintLogo = ({ width, height }: DOMRect): void => {
    const isStacked = height > width || height < 500;
    const key = `${isStacked}${document.fonts.status}${devicePixelRatio}`;
    if (key === drawnFor) return;
    drawnFor = key;
    logo.classList.toggle('logo-stacked', isStacked);
    const lines = isStacked ? twoLines(options.title) : [options.title];
    drawLogo(logo, lines, options.logo, Math.min(2, devicePixelRatio || 1) * 1.2);
  };

  return {
    content: element(
      'div',
      'title',
      head,
      element('ul', 'howto', ...cards),
      createFoot(options, begin, kept, more, best),
    ),
    animate(parent) {
      const started = performance.now();
      let request = 0;
      const paint = (now: number): void => {
        if (!logo.isConnected) return;
        request = requestAnimationFrame(paint);
        paintLogo(parent.getBoundingClientRect());
        const time = reducedMotion() ? 1.2 : (now - started) / 1000;
        for (const sketch of sketches) drawSketch(sketch, time);
      };
      request = requestAnimationFrame(paint);
      return () => cancelAnimationFrame(request);
    },
  };
}
