import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  place,
  radial,
  rectPath,
  shadow,
  solid,
  staged,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { rays } from '../scenery.ts';
import { sparkle } from '../props.ts';

const [coral, teal] = ['#ff5f4c', '#0fb2b4'] as const;
const LOBES = 9;
const angleOf = (lobe: number): number => Math.PI * (1.17 - (lobe / LOBES) * 1.34);

const fan = (r: number): string => {
  const at = (angle: number, reach: number): string =>
    `${num(Math.cos(angle) * r * reach)} ${num(-Math.sin(angle) * r * reach)}`;
  const lobes = Array.from(
    { length: LOBES },
    (_, lobe) => `Q${at(angleOf(lobe + 0.5), 1.15)} ${at(angleOf(lobe + 1), 0.94)}`,
  );
  return `M${num(-r * 0.26)} ${num(r * 0.9)}Q${num(-r * 0.74)} ${num(r * 0.72)} ${at(angleOf(0), 0.94)}${lobes.join('')}Q${num(r * 0.74)} ${num(r * 0.72)} ${num(r * 0.26)} ${num(r * 0.9)}Q0 ${num(r * 1.06)} ${num(-r * 0.26)} ${num(r * 0.9)}Z`;
};

/** Draws a ribbed scallop that fans out upwards from its hinge. */
const scallop = (r: number): string => {
  const ribs = Array.from({ length: LOBES + 1 }, (_, lobe) => {
    const [x, y] = [Math.cos(angleOf(lobe)), -Math.sin(angleOf(lobe))];
    const [lightX, lightY] = [Math.cos(angleOf(lobe + 0.4)), -Math.sin(angleOf(lobe + 0.4))];
    return (
      line(`M0 ${num(r * 0.9)}L${num(x * r * 1.1)} ${num(y * r * 1.1)}`, '#045372', r * 0.07, 0.75) +
      line(
        `M${num(lightX * r * 0.4)} ${num(lightY * r * 0.4 + r * 0.24)}L${num(lightX * r * 0.98)} ${num(lightY * r * 0.98)}`,
        '#c9fff2',
        r * 0.085,
        0.6,
      )
    );
  }).join('');
  return (
    solid(fan(r), teal, {
      edge: r * 0.08,
      depth: r * 0.12,
      paint: radial(['#8ffbe8', '#19bcbd 45%', '#04688a'], 38, 30, 78),
      decor: ribs,
    }) +
    solid(circlePath(0, r * 0.9, r * 0.19), '#7ff0df', { edge: r * 0.05 }) +
    gleam(
      `M${num(-r * 0.6)} ${num(-r * 0.42)}Q${num(-r * 0.44)} ${num(-r * 0.64)} ${num(-r * 0.2)} ${num(-r * 0.72)}`,
      r * 0.08,
      0.85,
    )
  );
};

/** Draws a moon snail from above with its spiral shell. */
const snail = (r: number): string => {
  const body = circlePath(0, 0, r);
  const bands = Array.from({ length: 13 }, (_, band) => {
    const angle = (band / 13) * Math.PI * 2;
    const at = (turn: number, reach: number): string =>
      `${num(Math.cos(angle + turn) * r * reach)} ${num(Math.sin(angle + turn) * r * reach)}`;
    return line(`M${at(0, 0.5)}Q${at(0.2, 0.8)} ${at(0.36, 1.02)}`, '#ffe0bd', r * 0.075, 0.75);
  }).join('');
  const point = (turn: number, grow: number): Point => {
    const reach = r * 0.97 * Math.exp(-0.22 * turn) * grow;
    return [Math.cos(0.5 - turn) * reach, Math.sin(0.5 - turn) * reach];
  };
  const groove = (grow: number, wide: number, colour: string, opacity: number): string =>
    Array.from({ length: 64 }, (_, step) => {
      const [from, to] = [step * 0.24, step * 0.24 + 0.26];
      const [[x, y], [endX, endY]] = [point(from, grow), point(to, grow)];
      const width = r * wide * Math.exp(-0.17 * from);
      return line(`M${num(x)} ${num(y)}L${num(endX)} ${num(endY)}`, colour, width, opacity);
    }).join('');
  const whorls =
    inside(
      body,
      groove(1.02, 0.13, '#8d1232', 1) + groove(0.9, 0.08, '#ffb195', 1) + groove(0.86, 0.035, '#fff0dc', 1),
    ) + fill(circlePath(0, 0, r * 0.035), '#fff0dc');
  return (
    solid(body, coral, {
      edge: r * 0.09,
      depth: r * 0.14,
      paint: radial(['#ffd0b4', '#ff6b54 45%', '#b8243f'], 34, 26, 82),
      decor: bands,
    }) +
    whorls +
    gleam(
      `M${num(-r * 0.74)} ${num(-r * 0.36)}Q${num(-r * 0.6)} ${num(-r * 0.66)} ${num(-r * 0.28)} ${num(-r * 0.78)}`,
      r * 0.08,
      0.9,
    )
  );
};

const tiles = [-1, 0, 1, 2, 3, 4]
  .flatMap((column) =>
    [-1, 0, 1, 2, 3, 4].map((row) =>
      solid(
        rectPath(column * 132 - 60, row * 132 - 56, 124, 124, 20),
        (column + row) % 2 === 0 ? '#ffe9b4' : '#f6cf88',
        {
          edge: 6,
          shade: 0.18,
        },
      ),
    ),
  )
  .join('');

export default defineScene({
  palette: 'teal',
  bleed: 'all',
  background: (stage) =>
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#5ff0de', '#12a4bd 45%', '#0a5c96'], 70)}"/>` +
    rays(stage, 60, -20) +
    staged(stage, glow(40, 10, 300, '#fffbd0', 0.95)),
  motif: () =>
    place(210, 250, place(-150, -130, fill(rectPath(-900, -90, 1900, 900, 40), '#e0635f') + tiles), {
      turn: -14,
    }) +
    glow(60, 40, 250, '#fffde0', 0.75) +
    shadow(276, 262, 128, 0.5, 0.5) +
    place(276, 138, scallop(146), { turn: 18 }) +
    shadow(160, 352, 140, 0.55, 0.36) +
    place(146, 262, snail(134), { turn: -8 }) +
    sparkle(58, 66, 20) +
    sparkle(378, 40, 15) +
    sparkle(350, 330, 22),
});
