/** Objects that several scenes use, in motif units and with the light of the collection. */
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
  mix,
  num,
  place,
  polygonPath,
  radial,
  rectPath,
  regular,
  solid,
  starPath,
  tint,
} from './grammar.ts';
import type { Point } from './grammar.ts';

/** Draws a glossy ball. */
export function ball(cx: number, cy: number, r: number, colour: string, bounce = tint(colour, 0.6)): string {
  const paint = radial([tint(colour, 0.55), `${colour} 42%`, deepen(colour, 0.5)], 34, 26, 82);
  const back = linear([alpha(bounce, 0), `${alpha(bounce, 0)} 60%`, alpha(bounce, 0.85)], 55);
  return (
    fill(circlePath(cx, cy, r), paint) +
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(r * 0.93)}" fill="none" stroke="${back}" stroke-width="${num(r * 0.1)}"/>` +
    place(cx - r * 0.34, cy - r * 0.46, fill(ellipsePath(0, 0, r * 0.3, r * 0.17), '#ffffff', 0.9), {
      turn: -34,
    })
  );
}

/** Draws a cut gem: a bright flat top, and facets whose brightness depends on their direction. */
export function gem(cx: number, cy: number, r: number, colour: string, sides = 6, turned = 0): string {
  const outer = regular(sides, 0, 0, r, turned);
  const table = regular(sides, 0, 0, r * 0.56, turned);
  const outline = polygonPath(outer, r * 0.12);
  const facets = outer.map((corner, index) => {
    const next = outer[(index + 1) % sides] ?? corner;
    const inner = table[index] ?? corner;
    const innerNext = table[(index + 1) % sides] ?? corner;
    const angle = Math.atan2(corner[1] + next[1], corner[0] + next[0]);
    const light = Math.cos(angle - Math.PI * 1.3);
    const tone = light > 0 ? tint(colour, light * 0.55) : deepen(colour, -light * 0.5);
    return `<path d="M${[corner, next, innerNext, inner].map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z" fill="${tone}" stroke="${tone}" stroke-width="1"/>`;
  });
  const tablePath = polygonPath(table, r * 0.05);
  return place(
    cx,
    cy,
    `<g transform="translate(0 ${num(r * 0.13)})">${fill(outline, deepen(colour, 0.58))}</g>` +
      fill(outline, colour) +
      inside(outline, facets.join('')) +
      fill(tablePath, linear([tint(colour, 0.62), `${tint(colour, 0.18)} 50%`, colour], 58)) +
      inside(
        tablePath,
        fill(
          `M${num(-r)} ${num(-r * 0.1)}L${num(-r * 0.1)} ${num(-r)}L${num(r * 0.22)} ${num(-r)}L${num(-r)} ${num(r * 0.3)}Z`,
          '#ffffff',
          0.4,
        ),
      ) +
      sparkle(-r * 0.5, -r * 0.55, r * 0.26),
  );
}

/** Draws a sparkle with four points. */
export const sparkle = (cx: number, cy: number, r: number, colour = '#ffffff'): string =>
  fill(
    `M${num(cx)} ${num(cy - r)}Q${num(cx + r * 0.14)} ${num(cy - r * 0.14)} ${num(cx + r)} ${num(cy)}Q${num(cx + r * 0.14)} ${num(cy + r * 0.14)} ${num(cx)} ${num(cy + r)}` +
      `Q${num(cx - r * 0.14)} ${num(cy + r * 0.14)} ${num(cx - r)} ${num(cy)}Q${num(cx - r * 0.14)} ${num(cy - r * 0.14)} ${num(cx)} ${num(cy - r)}Z`,
    colour,
  );

/** Draws a thick toy block with a raised face. x and y are its upper left corner. */
export function block(x: number, y: number, size: number, colour: string, decor = ''): string {
  const face = rectPath(x + size * 0.13, y + size * 0.12, size * 0.74, size * 0.72, size * 0.14);
  return (
    solid(rectPath(x, y, size, size, size * 0.2), colour, { edge: size * 0.1, depth: size * 0.12 }) +
    fill(face, linear([tint(colour, 0.36), tint(colour, 0.04)], 60)) +
    decor +
    gleam(`M${num(x + size * 0.22)} ${num(y + size * 0.2)}h${num(size * 0.28)}`, size * 0.07, 0.8)
  );
}

/** Draws a cube seen from above at an angle. cx and cy are the middle of its top face. */
export function cube(cx: number, cy: number, size: number, colour: string, tall = size): string {
  const [w, h] = [size * 0.87, size * 0.5];
  const top: Point[] = [
    [cx, cy - h],
    [cx + w, cy],
    [cx, cy + h],
    [cx - w, cy],
  ];
  const left: Point[] = [
    [cx - w, cy],
    [cx, cy + h],
    [cx, cy + h + tall],
    [cx - w, cy + tall],
  ];
  const right: Point[] = [
    [cx, cy + h],
    [cx + w, cy],
    [cx + w, cy + tall],
    [cx, cy + h + tall],
  ];
  const under = polygonPath(
    [
      [cx, cy - h],
      [cx + w, cy],
      [cx + w, cy + tall],
      [cx, cy + h + tall],
      [cx - w, cy + tall],
      [cx - w, cy],
    ],
    size * 0.1,
  );
  return inside(
    under,
    fill(under, colour) +
      fill(polygonPath(left), linear([colour, deepen(colour, 0.22)], 80)) +
      fill(polygonPath(right), linear([deepen(colour, 0.32), deepen(colour, 0.54)], 80)) +
      fill(polygonPath(top), linear([tint(colour, 0.62), tint(colour, 0.24)], 50)) +
      line(
        `M${num(cx - w)} ${num(cy)}L${num(cx)} ${num(cy + h)}L${num(cx + w)} ${num(cy)}`,
        '#ffffff',
        size * 0.045,
        0.5,
      ) +
      line(`M${num(cx)} ${num(cy + h)}v${num(tall)}`, '#ffffff', size * 0.03, 0.25),
  );
}

/** Draws a lively eye. `look` is the direction of the pupil, from -1 to 1. */
export function eye(
  cx: number,
  cy: number,
  r: number,
  look: Point = [0.2, 0],
  iris = '#2a1a5e',
  lid?: string,
): string {
  const white = circlePath(cx, cy, r);
  const [px, py] = [cx + look[0] * r * 0.42, cy + look[1] * r * 0.42];
  return (
    fill(circlePath(cx, cy + r * 0.1, r), '#1a0a4a', 0.28) +
    fill(white, linear(['#ffffff', '#d9dcf2'], 70)) +
    inside(
      white,
      fill(circlePath(px, py, r * 0.58), linear([deepen(iris, 0.2), tint(iris, 0.25)], 90)) +
        fill(circlePath(px, py, r * 0.32), '#0d0628') +
        (lid === undefined ? '' : fill(rectPath(cx - r - 2, cy - r - 4, r * 2 + 4, r * 0.85 + 4), lid)),
    ) +
    fill(circlePath(px - r * 0.2, py - r * 0.24, r * 0.19), '#ffffff') +
    fill(circlePath(px + r * 0.2, py + r * 0.2, r * 0.09), '#ffffff', 0.8)
  );
}

/** Draws a leaf from its stem at x, y. With a turn of 0 it points up. */
export const leaf = (x: number, y: number, length: number, turned: number, colour: string): string =>
  place(
    x,
    y,
    solid(
      `M0 0C${num(length * 0.5)} ${num(-length * 0.25)} ${num(length * 0.42)} ${num(-length * 0.8)} 0 ${num(-length)}C${num(-length * 0.42)} ${num(-length * 0.8)} ${num(-length * 0.5)} ${num(-length * 0.25)} 0 0Z`,
      colour,
      { edge: length * 0.09 },
    ) + line(`M0 ${num(-length * 0.08)}V${num(-length * 0.78)}`, tint(colour, 0.5), length * 0.05, 0.7),
    { turn: turned },
  );

/** Draws a coin. `tilt`, from 0 to 1, makes it narrower. */
export function coin(cx: number, cy: number, r: number, colour = '#ffc928', tilt = 0): string {
  const rx = r * (1 - tilt);
  return (
    fill(ellipsePath(cx + r * 0.12, cy + r * 0.08, rx, r), deepen(colour, 0.5)) +
    fill(ellipsePath(cx, cy, rx, r), lit(colour)) +
    fill(ellipsePath(cx, cy, rx * 0.74, r * 0.74), linear([deepen(colour, 0.22), colour], 60)) +
    fill(starPath(cx, cy, r * 0.48 * (1 - tilt * 0.6), 5, 0.5, r * 0.06), tint(colour, 0.6)) +
    line(
      `M${num(cx - rx * 0.72)} ${num(cy - r * 0.42)}Q${num(cx - rx * 0.4)} ${num(cy - r * 0.82)} ${num(cx + rx * 0.1)} ${num(cy - r * 0.86)}`,
      '#ffffff',
      r * 0.1,
      0.9,
    )
  );
}

const tongue = (size: number): string =>
  `M0 0C${num(-size * 0.5)} 0 ${num(-size * 0.46)} ${num(-size * 0.42)} ${num(-size * 0.2)} ${num(-size * 0.6)}C${num(-size * 0.16)} ${num(-size * 0.45)} ${num(-size * 0.06)} ${num(-size * 0.46)} ${num(-size * 0.06)} ${num(-size)}C${num(size * 0.3)} ${num(-size * 0.74)} ${num(size * 0.52)} ${num(-size * 0.1)} 0 0Z`;

/** Draws a flame with its base at x, y. */
export const flame = (
  x: number,
  y: number,
  height: number,
  turned = 0,
  hot = '#fff3b0',
  mid = '#ffb02e',
  outer = '#ff5a36',
): string => {
  return place(
    x,
    y,
    fill(tongue(height), linear([mix(outer, mid, 0.3), outer], 90)) +
      fill(tongue(height * 0.7), mid) +
      fill(tongue(height * 0.42), hot),
    { turn: turned },
  );
};

/** Draws a rounded bush or treetop of three puffs with its base at x, y. */
export function bush(x: number, y: number, size: number, colour: string): string {
  const puffs = `${circlePath(-size * 0.42, -size * 0.3, size * 0.32)}${circlePath(size * 0.4, -size * 0.28, size * 0.3)}${circlePath(0, -size * 0.48, size * 0.44)}${rectPath(-size * 0.7, -size * 0.3, size * 1.36, size * 0.3, size * 0.15)}`;
  return place(
    x,
    y,
    fill(puffs, linear([tint(colour, 0.2), deepen(colour, 0.38)], 72)) +
      fill(ellipsePath(-size * 0.12, -size * 0.66, size * 0.2, size * 0.11), tint(colour, 0.6), 0.7) +
      fill(ellipsePath(-size * 0.5, -size * 0.42, size * 0.12, size * 0.07), tint(colour, 0.6), 0.6),
  );
}

/** Draws a tree with a round crown and its foot at x, y. */
export const tree = (x: number, y: number, height: number, colour: string, bark = '#8a4b2a'): string =>
  solid(rectPath(x - height * 0.07, y - height * 0.45, height * 0.14, height * 0.45, height * 0.05), bark, {
    edge: 4,
  }) + bush(x, y - height * 0.28, height * 0.72, colour);

/** Draws a pine of three tiers with its foot at x, y. */
export const pine = (x: number, y: number, height: number, colour: string, bark = '#7a4426'): string =>
  fill(rectPath(x - height * 0.05, y - height * 0.2, height * 0.1, height * 0.2, 3), bark) +
  [0, 1, 2]
    .map((tier) => {
      const [foot, half] = [y - height * (0.14 + tier * 0.24), height * (0.34 - tier * 0.08)];
      return solid(
        polygonPath(
          [
            [x, foot - height * 0.42],
            [x + half, foot],
            [x - half, foot],
          ],
          height * 0.06,
        ),
        colour,
        { edge: height * 0.05 },
      );
    })
    .join('');

/** Draws a stone or boulder on x, y. */
export const rock = (x: number, y: number, size: number, colour: string): string =>
  solid(
    polygonPath(
      [
        [x - size * 0.6, y],
        [x - size * 0.5, y - size * 0.42],
        [x - size * 0.1, y - size * 0.66],
        [x + size * 0.36, y - size * 0.5],
        [x + size * 0.6, y],
      ],
      size * 0.16,
    ),
    colour,
    { edge: size * 0.14 },
  );

/** Draws rays around a point, as lines of speed or impact. */
export const burst = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  count: number,
  colour: string,
  width = 8,
  turned = 0,
): string =>
  regular(count, 0, 0, 1, turned)
    .map(([x, y]) =>
      line(
        `M${num(cx + x * inner)} ${num(cy + y * inner)}L${num(cx + x * outer)} ${num(cy + y * outer)}`,
        colour,
        width,
      ),
    )
    .join('');

/** Draws a round button of a keyboard or arcade machine. */
export const button = (cx: number, cy: number, rx: number, colour: string, tall = rx * 0.35): string =>
  fill(
    `M${num(cx - rx)} ${num(cy)}v${num(tall)}a${num(rx)} ${num(rx * 0.5)} 0 0 0 ${num(rx * 2)} 0v${num(-tall)}Z`,
    linear([colour, deepen(colour, 0.55)], 0),
  ) +
  fill(ellipsePath(cx, cy, rx, rx * 0.5), linear([tint(colour, 0.5), colour], 40)) +
  fill(ellipsePath(cx - rx * 0.2, cy - rx * 0.12, rx * 0.5, rx * 0.18), '#ffffff', 0.3);
