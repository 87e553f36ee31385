import {
  circlePath,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  inside,
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
import type { Stage } from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';
import { ball } from '../props.ts';

/** Draws two strings of pennants across the whole width. */
function bunting(stage: Stage): string {
  const colours = ['#ff5a6b', '#fff6ea', '#2f6fe0'];
  const rope = (y: number, sag: number, shift: number): string => {
    const span = 200;
    let markup = '';
    for (let index = -4; index < 5; index += 1) {
      const [from, to] = [index * span + shift, (index + 1) * span + shift];
      markup += line(`M${from} ${y}Q${(from + to) / 2} ${y + sag * 2} ${to} ${y}`, '#0b5d57', 4, 0.7);
      for (let flag = 0; flag < 5; flag += 1) {
        const t = (flag + 0.5) / 5;
        const [px, py] = [from + span * t, y + sag * 4 * t * (1 - t)];
        markup += place(
          px,
          py,
          solid(
            polygonPath(
              [
                [-17, 0],
                [17, 0],
                [0, 38],
              ],
              4,
            ),
            colours[(flag + index + 30) % 3] ?? '#ffffff',
            { edge: 4, shade: 0.2 },
          ),
          { turn: (t - 0.5) * -24 },
        );
      }
    }
    return markup;
  };
  return place(stage.x(200), stage.y(0), rope(4, 22, -100), { scale: stage.scale });
}

/** Draws a bingo ball: a bright ring around a white spot with a bar for its number. */
const number = (x: number, y: number, r: number, colour: string, turned = 0): string =>
  ball(x, y, r, colour) +
  place(
    x,
    y,
    fill(circlePath(0, r * 0.1, r * 0.54), '#ffffff') +
      line(
        `M${num(-r * 0.2)} ${num(-r * 0.1)}V${num(r * 0.32)}M${num(r * 0.18)} ${num(-r * 0.1)}V${num(r * 0.32)}`,
        '#1b2a5c',
        r * 0.17,
      ),
    { turn: turned },
  );

const cage = circlePath(0, 0, 124);
const wires = (opacity: number, colour: string): string =>
  [30, 74, 108].map((rx) => line(ellipsePath(0, 0, rx, 124), colour, 5, opacity)).join('') +
  line('M-124 0H124M-108 -62H108M-108 62H108', colour, 5, opacity);

export default defineScene({
  palette: 'mint',
  background: (stage) =>
    sky(stage, '#a8f5d0', '#149080') +
    rays(stage, 180, 180, 16, 0.14) +
    disc(stage, 178, 170, 160) +
    bunting(stage) +
    `<rect y="${num(stage.y(336))}" width="${stage.width}" height="${stage.height}" fill="${linear(['#c98a55', '#7c4630'], 90)}"/><rect y="${num(stage.y(336))}" width="${stage.width}" height="${num(8 * stage.scale)}" fill="#f2c48c"/>`,
  motif: () =>
    shadow(180, 366, 150, 0.6, 0.16) +
    solid(
      polygonPath(
        [
          [96, 366],
          [128, 316],
          [232, 316],
          [264, 366],
        ],
        12,
      ),
      '#9b2f4d',
      { edge: 10 },
    ) +
    line('M52 190V352M308 190V352', '#b98a2e', 18) +
    line('M49 190V352M305 190V352', '#ffe08a', 6, 0.9) +
    solid(rectPath(22, 344, 316, 26, 13), '#9b2f4d', { edge: 7 }) +
    place(
      180,
      192,
      fill(cage, linear(['#ffffff', '#bff3e2'], 70), 0.5) +
        wires(0.6, '#c79a3a') +
        inside(
          cage,
          number(-62, 30, 37, '#2f7de1', -20) +
            number(66, 22, 37, '#8f5bf0', 18) +
            number(2, 6, 37, '#ff9a1f', 8) +
            number(-34, 86, 37, '#ff4f6d', 14) +
            number(40, 84, 38, '#21b573', -12) +
            number(-96, 84, 34, '#ffc928', 6) +
            number(100, 84, 32, '#ff7fb0', -30) +
            number(34, -66, 33, '#ffcb08', 28),
        ) +
        wires(0.95, '#f2c75a') +
        line(cage, '#a97a22', 15) +
        line(cage, '#ffdb7a', 8) +
        gleam('M-100 -50Q-82 -88 -48 -104', 10, 0.9),
    ) +
    line('M308 190H340Q352 190 352 204V236', '#b98a2e', 13) +
    line('M308 187H340Q349 187 349 204V232', '#ffe08a', 4, 0.9) +
    solid(rectPath(336, 226, 32, 44, 15), '#ff4f6d', { edge: 6 }) +
    solid(circlePath(308, 190, 17), '#f2c75a', { edge: 5 }) +
    solid(circlePath(52, 190, 17), '#f2c75a', { edge: 5 }) +
    place(
      346,
      366,
      shadow(0, 8, 62, 0.5, 0.18) +
        fill(ellipsePath(0, 4, 58, 13), linear(['#ffffff', '#b9c6ea'], 60)) +
        line('M34 -40Q62 -42 58 -20Q54 -4 28 -8', '#ffffff', 10) +
        solid('M-42 -52H42Q42 2 14 4H-14Q-42 2 -42 -52Z', '#ffffff', {
          edge: 9,
          decor: fill('M-44 -28H44V-14H-44Z', tint('#2f6fe0', 0.1)),
        }) +
        fill(ellipsePath(0, -52, 42, 10), linear(['#e9edff', '#ffffff'], 60)) +
        fill(ellipsePath(0, -50, 34, 7), '#a8602c') +
        line('M-12 -66Q-22 -80 -10 -92M12 -68Q2 -82 14 -96', '#ffffff', 6, 0.7),
    ) +
    number(92, 352, 32, '#ff4f6d', -16),
});
