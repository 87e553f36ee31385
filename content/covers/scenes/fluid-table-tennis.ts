import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  num,
  place,
  radial,
  rectPath,
  solid,
} from '../grammar.ts';
import { bokeh, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

const bat = (x: number, y: number, colour: string, turned: number, size: number): string =>
  place(
    x,
    y,
    place(
      10,
      14,
      fill(
        'M-84 20C-84 -50 -40 -88 8 -84C58 -80 92 -40 92 22C92 84 40 100 30 122L20 176H-8L-18 122C-30 100 -84 84 -84 20Z',
        '#0a0630',
        0.35,
      ),
      { turn: turned },
    ) +
      place(
        0,
        0,
        solid(rectPath(-17, 66, 34, 112, 15), '#e0a45c', {
          edge: 8,
          decor: line('M-5 90V176M8 90V176', '#8a4b22', 3, 0.6),
        }),
        { turn: turned },
      ) +
      solid(circlePath(0, 0, 88), colour, { edge: 15, depth: 9 }) +
      place(
        0,
        0,
        fill('M-66 56Q0 24 66 56Q40 90 22 100H-22Q-40 90 -66 56Z', '#e0a45c') +
          line('M-66 57Q0 25 66 57', '#fff3d8', 6, 0.9),
        { turn: turned },
      ) +
      gleam('M-58 -26Q-46 -56 -12 -64', 13, 0.75),
    { scale: size },
  );

/** Draws a ribbon of ink winding inwards and swelling towards its end. */
function ribbon(
  from: number,
  until: number,
  outer: number,
  inner: number,
  wide: number,
  shift: number,
): string {
  const steps = 48;
  const edge = (side: number): string[] =>
    Array.from({ length: steps + 1 }, (_, index) => {
      const share = index / steps;
      const angle = ((from + (until - from) * share) * Math.PI) / 180;
      const reach = outer + (inner - outer) * share + shift + side * wide * Math.sin(share * Math.PI * 0.62);
      return `${num(196 + reach * Math.cos(angle))} ${num(200 + reach * 0.94 * Math.sin(angle))}`;
    });
  return `M${edge(1).join('L')}L${edge(-1).toReversed().join('L')}Z`;
}

const ink = (from: number, until: number, colours: readonly [string, string, string]): string =>
  fill(ribbon(from, until, 214, 104, 50, 0), deepen(colours[0], 0.3), 0.55) +
  fill(ribbon(from + 6, until, 212, 104, 40, 2), colours[0]) +
  fill(ribbon(from + 26, until, 210, 104, 25, 4), colours[1]) +
  fill(ribbon(from + 50, until, 208, 104, 11, 6), colours[2]);

export default defineScene({
  palette: 'ocean',
  bleed: 'all',
  wide: { scale: 0.94 },
  background: (stage) => sky(stage, '#2a7bff', '#140b5c') + bokeh(stage, 12, 9, '#9fefff', 0.2),
  motif: () =>
    glow(200, 200, 230, '#39e6ff', 0.5) +
    ink(150, 476, ['#1fb6ff', '#4ff0e0', '#e6fff6']) +
    ink(-24, 322, ['#c43bff', '#ff5fb8', '#ffe08a']) +
    fill(circlePath(60, 300, 15), '#7dffd8', 0.9) +
    fill(circlePath(92, 334, 8), '#7dffd8', 0.9) +
    fill(circlePath(342, 82, 13), '#ff7ae0', 0.9) +
    fill(circlePath(316, 50, 7), '#ff7ae0', 0.9) +
    bat(292, 132, '#3a4df0', -128, 0.78) +
    bat(122, 250, '#ff3d57', 42, 1.08) +
    glow(226, 222, 96, '#ffffff', 0.95) +
    fill(circlePath(226, 222, 40), radial(['#ffffff', '#fff3d8 50%', '#ffb93d'], 34, 28, 78)) +
    inside(circlePath(226, 222, 40), line('M186 238Q226 262 268 230', '#e8902a', 4, 0.55)) +
    fill(ellipsePath(212, 206, 12, 8), '#ffffff') +
    sparkle(352, 330, 14) +
    sparkle(70, 66, 12),
});
