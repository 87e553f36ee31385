/** More objects that several scenes use: fruit, crates, dice, arrows, a soft burst. */
import {
  alpha,
  circlePath,
  deepen,
  ellipsePath,
  fill,
  gleam,
  inside,
  line,
  linear,
  lit,
  num,
  place,
  polygonPath,
  radial,
  rectPath,
  solid,
  starPath,
  tint,
} from './grammar.ts';
import type { Point } from './grammar.ts';
import { leaf } from './props.ts';

/** Draws an apple with stem and leaf. */
export const apple = (cx: number, cy: number, r: number, colour: string, turned = 0): string =>
  place(
    cx,
    cy,
    solid(
      `M0 ${num(-r * 0.72)}C${num(r * 0.34)} ${num(-r * 1.06)} ${num(r * 1.08)} ${num(-r * 0.86)} ${num(r)} ${num(-r * 0.04)}C${num(r * 0.94)} ${num(r * 0.66)} ${num(r * 0.46)} ${num(r * 1.04)} 0 ${num(r * 0.9)}` +
        `C${num(-r * 0.46)} ${num(r * 1.04)} ${num(-r * 0.94)} ${num(r * 0.66)} ${num(-r)} ${num(-r * 0.04)}C${num(-r * 1.08)} ${num(-r * 0.86)} ${num(-r * 0.34)} ${num(-r * 1.06)} 0 ${num(-r * 0.72)}Z`,
      colour,
      {
        edge: r * 0.18,
        paint: radial([tint(colour, 0.45), `${colour} 45%`, deepen(colour, 0.4)], 34, 26, 82),
      },
    ) +
      line(
        `M0 ${num(-r * 0.66)}Q${num(r * 0.02)} ${num(-r * 1.02)} ${num(r * 0.18)} ${num(-r * 1.2)}`,
        '#6b3a1c',
        r * 0.15,
      ) +
      leaf(r * 0.1, -r * 0.86, r * 0.66, 64, '#5ccb4e') +
      gleam(
        `M${num(-r * 0.62)} ${num(-r * 0.2)}Q${num(-r * 0.56)} ${num(-r * 0.52)} ${num(-r * 0.32)} ${num(-r * 0.6)}`,
        r * 0.15,
        0.9,
      ),
    { turn: turned },
  );

/** Draws a pear with stem and leaf. */
export const pear = (cx: number, cy: number, r: number, colour: string, turned = 0): string =>
  place(
    cx,
    cy,
    solid(
      `M0 ${num(-r * 1.25)}C${num(r * 0.46)} ${num(-r * 1.25)} ${num(r * 0.42)} ${num(-r * 0.6)} ${num(r * 0.72)} ${num(-r * 0.16)}C${num(r * 1.14)} ${num(r * 0.46)} ${num(r * 0.7)} ${num(r)} 0 ${num(r)}` +
        `C${num(-r * 0.7)} ${num(r)} ${num(-r * 1.14)} ${num(r * 0.46)} ${num(-r * 0.72)} ${num(-r * 0.16)}C${num(-r * 0.42)} ${num(-r * 0.6)} ${num(-r * 0.46)} ${num(-r * 1.25)} 0 ${num(-r * 1.25)}Z`,
      colour,
      {
        edge: r * 0.17,
        paint: radial([tint(colour, 0.5), `${colour} 45%`, deepen(colour, 0.36)], 36, 40, 80),
      },
    ) +
      line(
        `M0 ${num(-r * 1.2)}Q${num(-r * 0.02)} ${num(-r * 1.44)} ${num(-r * 0.14)} ${num(-r * 1.56)}`,
        '#6b3a1c',
        r * 0.14,
      ) +
      leaf(0, -r * 1.3, r * 0.62, 70, '#3fae4f') +
      gleam(
        `M${num(-r * 0.56)} ${num(r * 0.12)}Q${num(-r * 0.6)} ${num(-r * 0.16)} ${num(-r * 0.36)} ${num(-r * 0.4)}`,
        r * 0.14,
        0.85,
      ),
    { turn: turned },
  );

/** Draws the slatted front of a wooden crate. x and y are its upper left corner. */
export function crate(
  x: number,
  y: number,
  width: number,
  height: number,
  colour = '#e2a052',
  slats = 3,
): string {
  const gap = height * 0.05;
  const tall = (height - gap * (slats - 1)) / slats;
  const boards = Array.from({ length: slats }, (_, index) => {
    const top = y + index * (tall + gap);
    return (
      solid(rectPath(x, top, width, tall, tall * 0.18), colour, { edge: tall * 0.16, shade: 0.26 }) +
      line(
        `M${num(x + width * 0.24)} ${num(top + tall * 0.42)}h${num(width * 0.2)}M${num(x + width * 0.56)} ${num(top + tall * 0.64)}h${num(width * 0.16)}`,
        deepen(colour, 0.4),
        tall * 0.07,
        0.5,
      )
    );
  });
  const post = (left: number): string =>
    solid(rectPath(left, y - height * 0.06, width * 0.12, height * 1.1, width * 0.03), deepen(colour, 0.12), {
      edge: width * 0.03,
    }) +
    Array.from({ length: slats }, (_, index) =>
      fill(
        circlePath(left + width * 0.06, y + index * (tall + gap) + tall / 2, width * 0.02),
        deepen(colour, 0.6),
      ),
    ).join('');
  return (
    fill(rectPath(x, y, width, height, 6), deepen(colour, 0.66)) +
    boards.join('') +
    post(x + width * 0.04) +
    post(x + width * 0.84)
  );
}

const pipPlaces: Readonly<Record<number, readonly Point[]>> = {
  1: [[0, 0]],
  2: [
    [-0.5, -0.5],
    [0.5, 0.5],
  ],
  3: [
    [-0.55, -0.55],
    [0, 0],
    [0.55, 0.55],
  ],
  4: [
    [-0.5, -0.5],
    [0.5, -0.5],
    [-0.5, 0.5],
    [0.5, 0.5],
  ],
  5: [
    [-0.54, -0.54],
    [0.54, -0.54],
    [0, 0],
    [-0.54, 0.54],
    [0.54, 0.54],
  ],
  6: [
    [-0.5, -0.6],
    [0.5, -0.6],
    [-0.5, 0],
    [0.5, 0],
    [-0.5, 0.6],
    [0.5, 0.6],
  ],
};

/**
 * Draws a die seen from above a corner, with the pips of the top, left and right face. cx and cy are the middle of the
 * top face.
 */
export function die(
  cx: number,
  cy: number,
  size: number,
  colour: string,
  pips: readonly [number, number, number],
  mark = '#ffffff',
): string {
  const [w, h] = [size * 0.87, size * 0.5];
  const tall = size * 0.98;
  const outline = polygonPath(
    [
      [0, -h],
      [w, 0],
      [w, tall],
      [0, h + tall],
      [-w, tall],
      [-w, 0],
    ],
    size * 0.16,
  );
  const dots = (count: number, matrix: string, opacity: number): string =>
    `<g transform="matrix(${matrix})" fill="${mark}" opacity="${num(opacity)}">${(pipPlaces[count] ?? [])
      .map(
        ([x, y]) =>
          `<circle cx="${num(x * size * 0.5)}" cy="${num(y * size * 0.5)}" r="${num(size * 0.115)}"/>`,
      )
      .join('')}</g>`;
  return place(
    cx,
    cy,
    inside(
      outline,
      fill(outline, colour) +
        fill(
          polygonPath([
            [-w, 0],
            [0, h],
            [0, h + tall],
            [-w, tall],
          ]),
          linear([colour, deepen(colour, 0.2)], 80),
        ) +
        fill(
          polygonPath([
            [0, h],
            [w, 0],
            [w, tall],
            [0, h + tall],
          ]),
          linear([deepen(colour, 0.28), deepen(colour, 0.5)], 80),
        ) +
        fill(
          polygonPath([
            [0, -h],
            [w, 0],
            [0, h],
            [-w, 0],
          ]),
          linear([tint(colour, 0.5), tint(colour, 0.16)], 50),
        ) +
        line(`M${num(-w)} 0L0 ${num(h)}L${num(w)} 0M0 ${num(h)}v${num(tall)}`, '#ffffff', size * 0.05, 0.42),
    ) +
      dots(pips[0], `.87 .5 -.87 .5 0 0`, 1) +
      dots(pips[1], `.87 .5 0 .98 ${num(-w / 2)} ${num(h / 2 + tall / 2)}`, 0.95) +
      dots(pips[2], `.87 -.5 0 .98 ${num(w / 2)} ${num(h / 2 + tall / 2)}`, 0.85),
  );
}

/** Draws a broad arrow around its middle. It points right. */
export const arrow = (cx: number, cy: number, size: number, turned = 0): string => {
  const points: Point[] = [
    [-0.5, -0.18],
    [0.04, -0.18],
    [0.04, -0.48],
    [0.54, 0],
    [0.04, 0.48],
    [0.04, 0.18],
    [-0.5, 0.18],
  ];
  const angle = (turned * Math.PI) / 180;
  return polygonPath(
    points.map(([x, y]): Point => [
      cx + size * (x * Math.cos(angle) - y * Math.sin(angle)),
      cy + size * (x * Math.sin(angle) + y * Math.cos(angle)),
    ]),
    size * 0.08,
  );
};

/** Draws a jagged flash of an impact with a bright centre. */
export const flash = (
  cx: number,
  cy: number,
  r: number,
  outer: string,
  heart = '#ffffff',
  tips = 9,
  turned = 0,
): string =>
  fill(starPath(cx, cy, r, tips, 0.56, r * 0.05, turned), outer) +
  fill(starPath(cx, cy, r * 0.66, tips, 0.56, r * 0.04, turned + 10), linear([heart, tint(outer, 0.55)], 70));

/** Draws a clear soap bubble with an iridescent rim. */
export const bubble = (cx: number, cy: number, r: number, colour: string, content = ''): string =>
  fill(
    circlePath(cx, cy, r),
    radial(
      [alpha(tint(colour, 0.7), 0.5), `${alpha(colour, 0.55)} 60%`, alpha(deepen(colour, 0.25), 0.95)],
      40,
      34,
      66,
    ),
  ) +
  content +
  `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.94)}" fill="none" stroke="${linear([tint(colour, 0.8), alpha(colour, 0.4), tint(colour, 0.5)], 60)}" stroke-width="${num(r * 0.09)}"/>` +
  place(cx - r * 0.4, cy - r * 0.48, fill(ellipsePath(0, 0, r * 0.28, r * 0.15), '#ffffff', 0.95), {
    turn: -38,
  }) +
  line(
    `M${num(cx + r * 0.2)} ${num(cy + r * 0.68)}Q${num(cx + r * 0.56)} ${num(cy + r * 0.56)} ${num(cx + r * 0.68)} ${num(cy + r * 0.24)}`,
    '#ffffff',
    r * 0.08,
    0.6,
  );

/** Draws a gift box with ribbon and bow. x is its middle, y its foot. */
export function present(x: number, y: number, size: number, colour: string, ribbon: string): string {
  const [half, tall] = [size * 0.46, size * 0.6];
  const loop = (side: number): string =>
    solid(
      `M0 0C${num(side * size * 0.08)} ${num(-size * 0.34)} ${num(side * size * 0.46)} ${num(-size * 0.42)} ${num(side * size * 0.44)} ${num(-size * 0.16)}C${num(side * size * 0.42)} ${num(size * 0.02)} ${num(side * size * 0.16)} ${num(size * 0.02)} 0 0Z`,
      ribbon,
      { edge: size * 0.04 },
    ) +
    fill(
      `M${num(side * size * 0.08)} ${num(-size * 0.06)}C${num(side * size * 0.14)} ${num(-size * 0.22)} ${num(side * size * 0.34)} ${num(-size * 0.26)} ${num(side * size * 0.33)} ${num(-size * 0.14)}C${num(side * size * 0.3)} ${num(-size * 0.05)} ${num(side * size * 0.18)} ${num(-size * 0.04)} ${num(side * size * 0.08)} ${num(-size * 0.06)}Z`,
      deepen(ribbon, 0.45),
      0.75,
    );
  return place(
    x,
    y,
    solid(rectPath(-half, -tall, half * 2, tall, size * 0.07), colour, {
      edge: size * 0.06,
      decor:
        fill(rectPath(-size * 0.09, -tall, size * 0.18, tall), lit(ribbon)) +
        fill(rectPath(-half, -tall, half * 2, size * 0.1), '#1a0a4a', 0.3),
    }) +
      solid(
        rectPath(-half - size * 0.06, -tall - size * 0.13, half * 2 + size * 0.12, size * 0.2, size * 0.06),
        tint(colour, 0.08),
        {
          edge: size * 0.04,
          decor: fill(rectPath(-size * 0.1, -tall - size * 0.13, size * 0.2, size * 0.2), lit(ribbon)),
        },
      ) +
      place(
        0,
        -tall - size * 0.12,
        loop(-1) +
          loop(1) +
          solid(rectPath(-size * 0.085, -size * 0.11, size * 0.17, size * 0.15, size * 0.06), ribbon, {
            edge: size * 0.03,
          }),
      ) +
      gleam(`M${num(-half + size * 0.06)} ${num(-tall - size * 0.07)}h${num(size * 0.2)}`, size * 0.03),
  );
}
