import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import { disc, sky, skyline, starfield } from '../scenery.ts';
import { flash } from '../props-more.ts';
import { burst } from '../props.ts';

const metal = linear(['#ffffff', '#d5ddf2 34%', '#7f8bb8'], 8);

/** Draws a tin can on legs. It looks to the right if `side` is 1. */
function robot(side: 1 | -1, colour: string, eyes: string): string {
  const x = (value: number): number => value * side;
  const foot = (at: number): string =>
    line(`M${num(at)} 74V112`, '#59648f', 20) +
    solid(rectPath(at - 26 + x(6), 104, 52, 28, 14), deepen(colour, 0.3), { edge: 6 });
  const body = 'M-62 -74V66A62 21 0 0 0 62 66V-74A62 21 0 0 0 -62 -74Z';
  const label = 'M-64 -40A64 21 0 0 0 64 -40V42A64 21 0 0 1 -64 42Z';
  return (
    line(`M${num(x(-54))} 4Q${num(x(-92))} 12 ${num(x(-84))} 46`, '#59648f', 17) +
    solid(circlePath(x(-84), 52, 23), deepen(colour, 0.16), { edge: 7 }) +
    foot(-30) +
    foot(30) +
    solid(body, '#c6d0ea', {
      paint: metal,
      edge: 12,
      decor:
        fill(label, linear([tint(colour, 0.3), `${colour} 40%`, deepen(colour, 0.4)], 8)) +
        line('M-62 52A62 21 0 0 0 62 52M-62 -54A62 21 0 0 0 62 -54', '#6b76a4', 4, 0.55),
    }) +
    fill(ellipsePath(0, -74, 62, 21), linear(['#ffffff', '#aab5da'], 60)) +
    fill(ellipsePath(0, -73, 48, 14), linear(['#8f9bc6', '#dfe6f7'], 60)) +
    line('M-22 -78C-22 -112 22 -112 22 -78', '#8792bd', 10) +
    line('M-22 -82C-22 -112 16 -112 20 -92', '#ffffff', 4, 0.8) +
    solid(rectPath(x(10) - 46, -36, 92, 52, 25), '#1b1650', { edge: 6, rim: 0.2 }) +
    glow(x(32), -10, 22, eyes, 0.8) +
    glow(x(-10), -10, 22, eyes, 0.8) +
    fill(
      polygonPath(
        [
          [x(-24), -22],
          [x(4), -14],
          [x(4), 2],
          [x(-20), 2],
        ],
        6,
      ),
      eyes,
    ) +
    fill(
      polygonPath(
        [
          [x(46), -22],
          [x(18), -14],
          [x(18), 2],
          [x(42), 2],
        ],
        6,
      ),
      eyes,
    ) +
    gleam('M-50 -46V36', 7, 0.55)
  );
}

/** Draws the striking arm of a robot, from shoulder to fist. */
const arm = (side: 1 | -1, colour: string): string => {
  const x = (value: number): number => value * side;
  return (
    line(`M0 0Q${num(x(30))} 20 ${num(x(44))} -14`, '#59648f', 18) +
    line(`M${num(x(8))} -2Q${num(x(28))} 10 ${num(x(38))} -14`, '#a8b3d6', 5, 0.8) +
    solid(circlePath(x(54), -36, 33), colour, { edge: 11 }) +
    solid(rectPath(x(40) - 16, -22, 32, 20, 10), tint(colour, 0.1), { edge: 5 }) +
    gleam(`M${num(x(54) - 18)} -48Q${num(x(54) - 10)} -60 ${num(x(54) + 4)} -60`, 7, 0.85)
  );
};

export default defineScene({
  palette: 'dusk',
  background: (stage) => {
    const edge = stage.y(330);
    const bricks = Array.from({ length: Math.ceil(stage.width / (62 * stage.scale)) + 1 }, (_, index) =>
      [0, 1, 2]
        .map(
          (row) =>
            `<rect x="${num((index - (row % 2) / 2) * 62 * stage.scale + 2)}" y="${num(edge + (26 + row * 26) * stage.scale)}" width="${num(58 * stage.scale)}" height="${num(22 * stage.scale)}" rx="${num(4 * stage.scale)}"/>`,
        )
        .join(''),
    ).join('');
    return (
      sky(stage, '#ff9a6e', '#43267f') +
      starfield(stage, 16, 8, '#fff3d6', 120) +
      disc(stage, 200, 160, 150, '#ffe9a8') +
      skyline(stage, 340, '#6a3f9c', 4, 120, '#ffd98a') +
      skyline(stage, 350, '#43287c', 9, 70, '#ffd23f') +
      `<rect y="${num(edge)}" width="${stage.width}" height="${stage.height}" fill="${linear(['#5b2f6f', '#26124d'], 90)}"/>` +
      `<g fill="#7a3f79" opacity=".75">${bricks}</g>` +
      `<rect y="${num(edge)}" width="${stage.width}" height="${num(20 * stage.scale)}" fill="${linear(['#c78bb0', '#7d4a8c'], 90)}"/>`
    );
  },
  motif: () =>
    shadow(96, 342, 92, 0.6, 0.16) +
    shadow(304, 342, 92, 0.6, 0.16) +
    glow(200, 150, 130, '#fff3b8', 0.95) +
    burst(200, 132, 96, 150, 12, '#fff6cf', 9, 8) +
    place(96, 212, robot(1, '#ff4f5e', '#ffe27a'), { turn: 7 }) +
    place(304, 212, robot(-1, '#17c3d6', '#b8fff0'), { turn: -7 }) +
    flash(200, 142, 84, '#ffcb08', '#ffffff', 10, 6) +
    place(118, 186, arm(1, '#ff4f5e')) +
    place(282, 186, arm(-1, '#17c3d6')),
});
