import {
  circlePath,
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
  staged,
} from '../grammar.ts';
import { cloud, mountains, sky, sun } from '../scenery.ts';
import { pine } from '../props.ts';

const racer = (x: number, y: number, size: number, colour: string): string =>
  place(
    x,
    y,
    shadow(0, 62, 120, 0.6, 0.16) +
      fill(rectPath(-108, 0, 46, 68, 16), '#14102e') +
      fill(rectPath(62, 0, 46, 68, 16), '#14102e') +
      line('M-102 18H-70M-102 34H-70M70 18H102M70 34H102', '#4a4470', 5) +
      fill(rectPath(-74, -44, 12, 30, 4), '#2b2456') +
      fill(rectPath(62, -44, 12, 30, 4), '#2b2456') +
      solid('M-44 -20Q-40 -58 0 -58Q40 -58 44 -20Z', '#2b2456', { edge: 6 }) +
      solid(rectPath(-104, -52, 208, 26, 11), colour, { edge: 7 }) +
      solid(circlePath(0, -44, 25), '#ffffff', {
        edge: 6,
        decor: fill(rectPath(-6, -70, 12, 60), '#2f7de1'),
      }) +
      solid('M-74 54Q-80 -16 -40 -24H40Q80 -16 74 54Q74 62 62 62H-62Q-74 62 -74 54Z', colour, {
        edge: 13,
        bounce: '#ffe0a0',
        decor: fill(rectPath(-16, -30, 13, 60), '#ffffff') + fill(rectPath(4, -30, 13, 60), '#ffffff'),
      }) +
      fill(rectPath(-56, 26, 112, 28, 12), '#241a4a') +
      fill(rectPath(-50, 31, 30, 17, 8), '#ff4f4f') +
      fill(rectPath(20, 31, 30, 17, 8), '#ff4f4f') +
      fill(circlePath(-8, 40, 8), '#8e9cc9') +
      fill(circlePath(10, 40, 8), '#8e9cc9') +
      gleam('M-92 -44H-44', 6, 0.8) +
      gleam('M-56 -2Q-52 -12 -38 -14', 6, 0.8),
    { scale: size },
  );

const left = (y: number): number => 206 - ((y - 214) / 206) * 466;
const right = (y: number): number => 236 + ((y - 214) / 206) * 464;
const wide = (y: number): number => 2 + (y - 214) * 0.17;

const road =
  fill('M206 214H236L700 420H-260Z', linear(['#8a5aa8', '#34245f'], 90)) +
  [0, 1, 2, 3, 4]
    .map((index) => {
      const [a, b] = [214 + 206 * (index / 5) ** 2, 214 + 206 * ((index + 0.55) / 5) ** 2];
      return (
        fill(
          `M${num(left(a))} ${a}L${num(left(a) - wide(a))} ${a}L${num(left(b) - wide(b))} ${b}L${num(left(b))} ${b}Z`,
          '#fff6ea',
        ) +
        fill(
          `M${num(right(a))} ${a}L${num(right(a) + wide(a))} ${a}L${num(right(b) + wide(b))} ${b}L${num(right(b))} ${b}Z`,
          '#fff6ea',
        ) +
        fill(
          `M${num(221 - wide(a) * 0.2)} ${a}H${num(221 + wide(a) * 0.2)}L${num(221 + wide(b) * 0.2)} ${b}H${num(221 - wide(b) * 0.2)}Z`,
          '#ffd23f',
        )
      );
    })
    .join('');

export default defineScene({
  palette: 'coral',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#ff7a4a', '#c2186f') +
    sun(stage, 221, 168, 84, '#ffd84a') +
    cloud(stage, 66, 92, 0.66, '#ffd9c2', 0.75) +
    cloud(stage, 350, 60, 0.56, '#ffd9c2', 0.7) +
    mountains(stage, 216, '#a8327f', 19, 92, '#ffe3d8') +
    `<rect y="${num(stage.y(214))}" width="${stage.width}" height="${stage.height}" fill="${linear(['#ff9a5a', '#8f1f6b'], 90)}"/>` +
    staged(stage, glow(221, 216, 150, '#ffe28a', 0.6)),
  motif: ({ pop }) =>
    road +
    pine(112, 252, 70, '#3f8f6a') +
    pine(330, 252, 70, '#3f8f6a') +
    pine(32, 300, 124, '#3f8f6a') +
    pine(392, 300, 124, '#3f8f6a') +
    racer(286, 262, 0.46, '#39c6ff') +
    line('M22 352L-20 366M40 376L-8 396M372 352L420 366M362 378L404 396', '#fff3d0', 6, 0.7) +
    racer(182, 322, 1.06, pop) +
    fill(ellipsePath(96, 392, 26, 10), '#ffd9c2', 0.6) +
    fill(ellipsePath(316, 392, 26, 10), '#ffd9c2', 0.6),
});
