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
  linear,
  num,
  place,
  random,
  rectPath,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import { sparkle } from '../props.ts';

const [coral, turquoise, cream] = ['#ff5140', '#14bfae', '#fff1d2'] as const;

/** The angle of the roller in degrees. The roller rolls towards its own top. */
const lean = 32;

const joints = (colour: string, opacity: number): string =>
  line(
    Array.from(
      { length: 15 },
      (_, index) => `M${-900 + index * 130} -1200V1200M-1200 ${-900 + index * 130}H1200`,
    ).join(''),
    colour,
    6,
    opacity,
  );

/** Draws a flying drop of paint with its highlight. */
const drop = (x: number, y: number, size: number, turned: number, colour: string): string =>
  place(
    x,
    y,
    solid(
      `M0 ${num(-size * 1.9)}C${num(size * 0.4)} ${num(-size * 0.9)} ${num(size)} ${num(-size * 0.6)} ${num(size)} ${num(size * 0.1)}` +
        `A${num(size)} ${num(size)} 0 0 1 ${num(-size)} ${num(size * 0.1)}C${num(-size)} ${num(-size * 0.6)} ${num(-size * 0.4)} ${num(-size * 0.9)} 0 ${num(-size * 1.9)}Z`,
      colour,
      { edge: size * 0.26 },
    ) + fill(ellipsePath(-size * 0.36, -size * 0.1, size * 0.2, size * 0.3), '#ffffff', 0.9),
    { turn: turned },
  );

/** The wave of turquoise paint in front of the roller, with splashes. */
const wave =
  'M-176 20C-206 -10 -198 -52 -166 -56C-158 -104 -128 -108 -118 -70C-108 -126 -66 -150 -58 -88C-42 -66 -28 -74 -20 -104C-6 -172 40 -160 38 -96' +
  'C52 -70 64 -80 74 -110C92 -150 126 -128 122 -84C142 -92 172 -84 170 -52C206 -44 202 0 176 22Z';

const roller =
  fill(rectPath(-140, -26, 292, 92, 40), '#083a4a', 0.4) +
  line('M152 8H178Q194 8 194 26V66Q194 90 168 96L34 124Q8 130 8 156V190', deepen('#c9d6ea', 0.5), 19) +
  line('M150 5H176Q191 5 191 23V63Q191 86 165 92L31 120Q5 126 5 152V190', '#e8effa', 11) +
  solid(rectPath(-156, -46, 312, 98, 42), coral, {
    edge: 16,
    rim: 0.6,
    paint: linear([tint(coral, 0.5), `${tint(coral, 0.12)} 26%`, `${coral} 52%`, deepen(coral, 0.42)], 90),
    decor: (() => {
      const next = random(12);
      return Array.from({ length: 60 }, () =>
        fill(
          ellipsePath(-150 + next() * 300, -40 + next() * 86, 5 + next() * 6, 3 + next() * 3),
          next() > 0.5 ? '#ffffff' : deepen(coral, 0.5),
          0.2,
        ),
      ).join('');
    })(),
  }) +
  solid(rectPath(138, -40, 26, 86, 12), cream, { edge: 7 }) +
  gleam('M-124 -24H52', 11, 0.85) +
  gleam('M76 -24H88', 11, 0.85) +
  solid(rectPath(-26, 178, 62, 190, 28), cream, {
    edge: 12,
    decor: fill(rectPath(-40, 216, 100, 26), turquoise) + fill(rectPath(-40, 256, 100, 14), coral),
  });

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#58ecd6', `${turquoise} 48%`, '#06777f'], 66)}"/>` +
    staged(
      stage,
      glow(20, 0, 330, '#eafff6', 0.8) +
        place(
          206,
          168,
          joints('#eafff8', 0.34) +
            fill(rectPath(-150, 10, 300, 1400), linear([tint(coral, 0.12), coral], 90)) +
            fill(rectPath(-150, 10, 26, 1400), tint(coral, 0.5), 0.5) +
            fill(rectPath(126, 10, 24, 1400), deepen(coral, 0.4), 0.6) +
            inside(rectPath(-150, 10, 300, 1400), joints(deepen(coral, 0.4), 0.3)),
          { turn: lean },
        ),
    ),
  motif: () =>
    place(
      206,
      168,
      fill(wave, '#04585f', 0.5) +
        place(
          -4,
          -8,
          solid(wave, '#23d9c4', { edge: 13, rim: 0.7 }) +
            gleam('M-170 -16Q-178 -34 -160 -40', 8, 0.9) +
            gleam('M-100 -84Q-92 -104 -82 -104', 8, 0.9) +
            gleam('M-4 -112Q4 -134 14 -132', 8, 0.9),
        ) +
        roller,
      { turn: lean },
    ) +
    drop(352, 34, 19, 40, '#23d9c4') +
    drop(212, 26, 13, 4, coral) +
    drop(60, 62, 15, -44, coral) +
    drop(380, 150, 13, 70, coral) +
    fill(circlePath(30, 116, 9), '#23d9c4') +
    fill(circlePath(312, 22, 8), coral) +
    sparkle(104, 60, 18) +
    sparkle(352, 268, 14),
});
