import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  linear,
  rectPath,
  shadow,
  solid,
  tint,
  turn,
} from '../grammar.ts';
import { bokeh, disc, rays, sky } from '../scenery.ts';
import { burst, sparkle } from '../props.ts';

/** Draws a tile with pips instead of a number. More pips mean a larger number. */
const tile = (column: number, row: number, colour: string, pips: number): string => {
  const [x, y] = [64 + column * 70, 96 + row * 70];
  const places = [
    [31, 31],
    [19, 19],
    [43, 43],
    [43, 19],
    [19, 43],
  ] as const;
  const dots = (pips === 1 ? [0] : pips === 2 ? [1, 2] : pips === 3 ? [0, 1, 2] : [1, 2, 3, 4]).map((at) => {
    const [dx, dy] = places[at] ?? [31, 31];
    return fill(circlePath(x + dx, y + dy, 7), '#ffffff', 0.92);
  });
  return (
    solid(rectPath(x, y, 62, 58, 15), colour, { edge: 6, depth: 8 }) +
    dots.join('') +
    gleam(`M${x + 14} ${y + 9}h18`, 4, 0.7)
  );
};

export default defineScene({
  palette: 'amber',
  background: (stage) =>
    sky(stage, '#ffbe3d', '#d9491a') +
    rays(stage, 236, 176, 14, 0.13) +
    disc(stage, 200, 190, 160) +
    bokeh(stage, 10, 4),
  motif: () =>
    shadow(206, 376, 170, 0.5) +
    turn(
      -7,
      200,
      210,
      solid(rectPath(46, 78, 308, 306, 36), '#8b3f22', { edge: 12, depth: 16, shade: 0.35, rim: 0.3 }) +
        [0, 1, 2, 3]
          .flatMap((row) =>
            [0, 1, 2, 3].map((column) =>
              fill(rectPath(64 + column * 70, 96 + row * 70, 62, 64, 15), '#3d0f12', 0.42),
            ),
          )
          .join('') +
        tile(0, 3, '#ff5a4d', 4) +
        tile(1, 3, '#ff8a3d', 3) +
        tile(2, 3, '#ffb13d', 2) +
        tile(3, 3, '#ffd98a', 1) +
        tile(0, 2, '#ffb13d', 2) +
        tile(1, 2, '#ffd98a', 1) +
        tile(3, 0, '#ffd98a', 1) +
        tile(0, 0, '#ff8a3d', 3),
    ) +
    glow(236, 172, 150, '#fff3b0', 0.9) +
    burst(236, 168, 98, 122, 14, '#fff8d8', 8, 12) +
    turn(
      8,
      236,
      168,
      fill(rectPath(160, 110, 158, 158, 36), '#4a0f12', 0.4) +
        solid(rectPath(158, 86, 156, 150, 36), '#ffcb08', {
          edge: 13,
          depth: 18,
          bounce: '#fff6c0',
          paint: linear([tint('#ffcb08', 0.6), '#ffcb08 50%', '#ff9d0a'], 62),
        }) +
        [
          [206, 132],
          [266, 132],
          [206, 190],
          [266, 190],
        ]
          .map(
            ([x = 0, y = 0]) =>
              fill(circlePath(x, y + 3, 17), '#b85a00', 0.6) + fill(circlePath(x, y, 17), '#ffffff'),
          )
          .join('') +
        gleam('M182 104h46', 9),
    ) +
    sparkle(334, 70, 20) +
    sparkle(120, 84, 14),
});
