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
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky, wallpaper } from '../scenery.ts';
import { sparkle } from '../props.ts';

const brass = '#f2a13a';

/** Draws riveted plates over the whole wall. */
const plates = (stage: Stage): string =>
  sky(stage, '#5cd48c', '#0b5448') +
  wallpaper(
    stage,
    108,
    () =>
      fill(rectPath(-50, -50, 100, 100, 14), '#ffffff', 0.08) +
      [
        [-38, -38],
        [38, -38],
        [-38, 38],
        [38, 38],
      ]
        .map(
          ([x = 0, y = 0]) =>
            fill(circlePath(x, y, 5), '#063a35', 0.4) + fill(circlePath(x - 1, y - 1.5, 4), '#d8ffe0', 0.4),
        )
        .join(''),
  );

const tube = (path: string): string =>
  `<g transform="translate(8 16)">${line(path, '#04302c', 74, 0.4)}</g>` +
  line(path, deepen(brass, 0.56), 74) +
  `<g transform="translate(-1 -2)">${line(path, deepen(brass, 0.14), 66)}</g>` +
  `<g transform="translate(-5 -7)">${line(path, brass, 48)}</g>` +
  `<g transform="translate(-13 -15)">${line(path, tint(brass, 0.62), 11, 0.85)}</g>`;

const flange = (x: number, y: number, upright: boolean): string =>
  solid(upright ? rectPath(x - 48, y - 15, 96, 30, 10) : rectPath(x - 15, y - 48, 30, 96, 10), '#e0772b', {
    edge: 8,
  }) +
  (upright
    ? [-30, 0, 30].map((d) => fill(circlePath(x + d, y, 5), '#fff0c8'))
    : [-30, 0, 30].map((d) => fill(circlePath(x, y + d, 5), '#fff0c8'))
  ).join('');

/** Draws a round window in the pipe with water behind it. */
const porthole = (x: number, y: number): string =>
  fill(circlePath(x, y + 3, 31), deepen(brass, 0.62)) +
  fill(circlePath(x, y, 30), '#ffe0a0') +
  fill(circlePath(x, y, 23), linear(['#bff6ff', '#1f8fff'], 70)) +
  line(`M${num(x - 18)} ${num(y + 3)}q9 -9 18 0t18 0`, '#ffffff', 5, 0.85) +
  gleam(`M${num(x - 14)} ${num(y - 9)}q5 -8 13 -9`, 4, 0.95);

const valve =
  solid(rectPath(-13, -24, 26, 70, 8), '#c9622a', { edge: 6 }) +
  fill(circlePath(3, -26, 56), '#04302c', 0.35) +
  `<circle cy="-32" r="46" fill="none" stroke="#a3123f" stroke-width="22"/><circle cx="-1" cy="-34" r="46" fill="none" stroke="#ff4a5c" stroke-width="18"/>` +
  line('M-44 -32H44M0 -76V12', '#d92450', 14) +
  line('M-34 -66Q-18 -82 4 -81', '#ffc0c8', 6, 0.9) +
  solid(circlePath(0, -32, 17), '#ffcb4a', { edge: 5 });

export default defineScene({
  palette: 'forest',
  bleed: 'all',
  background: plates,
  motif: () =>
    tube('M92 -700V212Q92 260 140 260H222Q270 260 270 212V124Q270 92 300 92') +
    porthole(92, 150) +
    porthole(270, 178) +
    flange(92, 52, true) +
    flange(181, 260, false) +
    glow(346, 150, 100, '#d8fbff', 0.75) +
    fill(
      'M300 64C358 56 392 110 386 180C384 250 380 300 384 420H312C322 330 318 260 316 200C314 150 306 128 296 122Z',
      linear(['#c9f8ff', '#39b8ff 45%', '#1670e0'], 80),
    ) +
    line(
      'M318 78C362 84 368 140 364 210Q360 300 366 400M312 102C338 120 338 170 338 230V390',
      '#ffffff',
      7,
      0.7,
    ) +
    flange(294, 92, false) +
    fill(ellipsePath(348, 402, 92, 26), '#d8fbff', 0.9) +
    fill(ellipsePath(348, 408, 70, 18), '#7fd8ff') +
    [
      [286, 372, 12],
      [304, 346, 8],
      [398, 366, 11],
      [270, 396, 7],
      [296, 196, 9],
      [288, 226, 6],
    ]
      .map(([x = 0, y = 0, r = 0]) => fill(circlePath(x, y, r), linear(['#ffffff', '#5fc4ff'], 60)))
      .join('') +
    shadow(134, 384, 96, 0.4, 0.14) +
    place(132, 352, tubePiece(), { turn: -6, scale: 0.86 }) +
    place(181, 206, valve, { scale: 0.9 }) +
    sparkle(36, 96, 14) +
    sparkle(186, 82, 13),
});

/** Draws a loose bend of pipe. */
function tubePiece(): string {
  const elbow = 'M-58 14Q-10 14 -4 -6Q2 -26 44 -26';
  return (
    line(elbow, deepen('#8fa6d6', 0.56), 56) +
    `<g transform="translate(-1 -2)">${line(elbow, deepen('#8fa6d6', 0.1), 48)}</g>` +
    `<g transform="translate(-5 -7)">${line(elbow, tint('#8fa6d6', 0.3), 28)}</g>` +
    solid(rectPath(-76, -20, 22, 70, 8), '#6f86c0', { edge: 6 }) +
    solid(rectPath(46, -62, 22, 70, 8), '#6f86c0', { edge: 6 })
  );
}
