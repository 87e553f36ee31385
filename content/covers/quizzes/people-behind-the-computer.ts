import {
  circlePath,
  deepen,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { bokeh, disc, rays, sky } from '../scenery.ts';

/** Returns the outline of a cogwheel around 0,0. */
function toothed(r: number, teeth: number): string {
  const points = Array.from({ length: teeth }, (_, index) =>
    (
      [
        [-0.27, 0.84],
        [-0.17, 1],
        [0.17, 1],
        [0.27, 0.84],
      ] as const
    ).map(([turned, reach]): Point => {
      const angle = ((index + turned) / teeth) * Math.PI * 2;
      return [Math.cos(angle) * r * reach, Math.sin(angle) * r * reach];
    }),
  );
  return polygonPath(points.flat(), r * 0.03);
}

const cog = (x: number, y: number, r: number, teeth: number, turned: number, colour: string): string =>
  place(
    x,
    y,
    place(10, 16, fill(toothed(r, teeth), '#24083d', 0.45), { turn: turned }) +
      place(0, 0, fill(toothed(r, teeth), deepen(colour, 0.5)), { turn: turned }) +
      place(-3, -5, fill(toothed(r, teeth), linear([tint(colour, 0.45), colour, deepen(colour, 0.3)], 62)), {
        turn: turned,
      }) +
      fill(circlePath(-3, -5, r * 0.68), deepen(colour, 0.4)) +
      fill(circlePath(0, 0, r * 0.66), linear([deepen(colour, 0.1), tint(colour, 0.35)], 62)) +
      [0, 60, 120, 180, 240, 300]
        .map((angle) =>
          place(0, 0, fill(circlePath(0, -r * 0.44, r * 0.14), deepen(colour, 0.7)), {
            turn: angle + turned,
          }),
        )
        .join('') +
      solid(circlePath(-2, -3, r * 0.2), '#fff0c0', { edge: r * 0.05 }) +
      gleam(`M${-r * 0.62} ${-r * 0.5}Q${-r * 0.36} ${-r * 0.8} ${-r * 0.02} ${-r * 0.8}`, r * 0.06, 0.75),
  );

export default defineScene({
  palette: 'ruby',
  background: (stage) =>
    sky(stage, '#f85f93', '#4a1272') +
    rays(stage, 170, 150, 12, 0.12) +
    disc(stage, 170, 160, 160) +
    bokeh(stage, 8, 31),
  motif: () =>
    shadow(200, 388, 180, 0.4, 0.12) +
    cog(300, 118, 92, 12, 9, '#58c8d8') +
    cog(306, 302, 88, 12, 24, '#ff9a4a') +
    glow(140, 200, 170, '#ffe9a0', 0.4) +
    cog(136, 206, 130, 16, 4, '#f5b830') +
    line('M136 204L62 292', '#6a2410', 30) +
    line('M134 200L60 288', '#ffe3a0', 19) +
    solid(circlePath(134, 200, 22), '#fff0c0', { edge: 6 }) +
    solid(rectPath(34, 276, 50, 84, 22), '#c23a4f', { edge: 9 }) +
    gleam('M46 296V330', 7, 0.8),
});
