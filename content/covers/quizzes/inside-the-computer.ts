import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  rectPath,
  shadow,
  solid,
  turn,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { disc } from '../scenery.ts';

/** Draws copper lines and eyelets over the whole board. */
function board(stage: Stage): string {
  const unit = stage.scale;
  const rows = Array.from({ length: 12 }, (_, index) => {
    const y = stage.y(-30 + index * 42);
    const bend = (index < 6 ? 1 : -1) * (26 + (index % 3) * 14) * unit;
    const [left, right] = [stage.x(-10 - (index % 4) * 26), stage.x(410 + ((index + 2) % 4) * 26)];
    return (
      `M${num(stage.x(200))} ${num(y)}H${num(left)}l${num(-Math.abs(bend))} ${num(bend)}H-9` +
      `M${num(stage.x(200))} ${num(y)}H${num(right)}l${num(Math.abs(bend))} ${num(bend)}H${stage.width + 9}`
    );
  }).join('');
  const columns = Array.from({ length: 9 }, (_, index) => {
    const x = stage.x(32 + index * 42);
    return `M${num(x)} ${num(stage.y(index % 2 === 0 ? 22 : -4))}V-9M${num(x)} ${num(stage.y(index % 2 === 0 ? 372 : 396))}V${stage.height + 9}`;
  }).join('');
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#4fd098', '#0f7a5c 55%', '#074a44'], 66)}"/>` +
    disc(stage, 180, 170, 170, '#d8ffb0') +
    line(rows + columns, '#b4f57a', 6 * unit, 0.5)
  );
}

const legs = (colour: string): string =>
  Array.from({ length: 6 }, (_, index) => {
    const at = 94 + index * 38;
    return [rectPath(at, 36, 22, 330, 6), rectPath(36, at, 330, 22, 6)]
      .map((path) => solid(path, colour, { edge: 4, paint: linear(['#fff0a0', '#f5b52e', '#c97a14'], 50) }))
      .join('');
  }).join('');

export default defineScene({
  palette: 'forest',
  background: board,
  motif: ({ pop }) =>
    shadow(214, 352, 190, 0.45, 0.3) +
    legs(pop) +
    solid(rectPath(66, 66, 270, 270, 26), '#2c2f5e', {
      edge: 14,
      depth: 12,
      rim: 0.35,
      paint: linear(['#565c9c', '#23264f'], 60),
    }) +
    fill(circlePath(98, 98, 10), '#8f98d8') +
    glow(201, 201, 150, '#5ef2ff', 0.75) +
    line(
      'M201 118V284M118 201H284M150 118V150H118M252 118V150H284M150 284V252H118M252 284V252H284',
      '#5ef2ff',
      7,
      0.9,
    ) +
    turn(
      45,
      201,
      201,
      solid(rectPath(147, 147, 108, 108, 18), '#19c8e8', {
        edge: 10,
        bounce: '#ffffff',
        paint: linear(['#e8ffff', '#4fe8ff 45%', '#0f8fd8'], 30),
      }),
    ) +
    gleam('M92 78H160', 9, 0.6),
});
