import {
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  num,
  polygonPath,
  radial,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';

/** Returns the position of an intersection. 0,0 is the far corner of the board. */
const spot = (u: number, v: number): Point => [190 + (u - v) * 46, 96 + (u + v) * 27];

const at = (u: number, v: number): string => spot(u, v).map(num).join(' ');

const outline = (grow: number): string =>
  polygonPath(
    [spot(-grow, -grow), spot(4 + grow, -grow), spot(4 + grow, 4 + grow), spot(-grow, 4 + grow)],
    10,
  );

const stone = (u: number, v: number, colour: string, lift = 0): string => {
  const [x, y] = spot(u, v);
  return (
    fill(ellipsePath(x + 5, y + 5, 40, 23), '#5a2408', 0.45) +
    fill(
      ellipsePath(x, y - 9 - lift, 40, 25),
      radial([tint(colour, 0.55), `${colour} 50%`, deepen(colour, 0.42)], 34, 22, 82),
    ) +
    fill(ellipsePath(x - 13, y - 19 - lift, 12, 5), '#ffffff', 0.85)
  );
};

const [white, black] = ['#fffaf0', '#2b2a5c'];

export default defineScene({
  palette: 'mint',
  background: (stage) =>
    sky(stage, '#a4f7cf', '#16917f') + rays(stage, 190, 150, 14, 0.14) + disc(stage, 180, 150, 160),
  motif: () =>
    shadow(196, 364, 210, 0.5, 0.2) +
    solid(outline(0.62), '#e9a94a', {
      edge: 8,
      depth: 46,
      shade: 0.16,
      paint: linear(['#ffdf94', '#f2b352 60%', '#dd9238'], 60),
    }) +
    [0, 1, 2, 3, 4]
      .map((step) =>
        line(`M${at(step, 0)}L${at(step, 4)}M${at(0, step)}L${at(4, step)}`, '#7a3d12', 4.5, 0.85),
      )
      .join('') +
    gleam('M86 152L176 100', 7, 0.55) +
    [
      [0, 1, white],
      [2, 0, black],
      [1, 1, white],
      [2, 1, black],
      [1, 3, white],
      [2, 2, white],
      [4, 1, black],
      [3, 2, black],
      [2, 4, white],
      [4, 4, black],
    ]
      .map(([u, v, colour]) => stone(Number(u), Number(v), String(colour)))
      .join(''),
});
