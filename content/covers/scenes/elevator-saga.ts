import {
  circlePath,
  defineScene,
  fill,
  gleam,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  rectPath,
  solid,
  staged,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { sky } from '../scenery.ts';
import { eye } from '../props.ts';

/** Draws the storeys of a house in cross-section over the whole canvas. */
function storeys(stage: Stage): string {
  let markup = '';
  for (let level = -3; level < 5; level += 1) {
    const top = level * 178 - 40;
    for (let room = -9; room < 9; room += 1) {
      const x = room * 96 + 8;
      markup += fill(
        rectPath(x, top + 44, 66, 70, 10),
        linear(['#eaf6ff', '#a9c6f2'], 70),
        (room + level * 2 + 40) % 3 === 0 ? 0.95 : 0.45,
      );
      markup += line(`M${x + 33} ${top + 44}V${top + 114}`, '#7f97c4', 5, 0.7);
    }
    markup += `<rect x="-1200" y="${top + 150}" width="2800" height="28" fill="${linear(['#5e74a8', '#3a4d7c'], 90)}"/><rect x="-1200" y="${top + 150}" width="2800" height="6" fill="#dbe8ff" opacity=".8"/>`;
  }
  return sky(stage, '#b9cdec', '#5f79b0') + staged(stage, markup);
}

/** Draws a small rider: a head on a coat, seen from the front. */
const rider = (
  x: number,
  y: number,
  size: number,
  coat: string,
  skin: string,
  hair: string,
  look: number,
): string =>
  place(
    x,
    y,
    solid('M-46 96V20Q-46 -14 0 -14Q46 -14 46 20V96Z', coat, { edge: 10 }) +
      line('M0 -6V90', tint(coat, 0.4), 5, 0.6) +
      solid(circlePath(0, -46, 42), skin, { edge: 8 }) +
      fill('M-42 -46Q-46 -92 0 -92Q46 -92 42 -46Q28 -66 0 -64Q-28 -66 -42 -46Z', hair) +
      eye(-15, -42, 12, [look, 0.1], '#2d3a6e') +
      eye(16, -42, 12, [look, 0.1], '#2d3a6e') +
      line('M-8 -20Q2 -14 12 -20', '#8a3b2b', 5),
    { scale: size },
  );

const doors = (x: number): string =>
  solid(rectPath(x, 106, 20, 216, 4), '#cdd8ee', { edge: 5 }) + gleam(`M${x + 6} 130V210`, 4, 0.8);

export default defineScene({
  palette: 'steel',
  bleed: 'all',
  background: storeys,
  motif: () =>
    fill('M72 -700H328V1100H72Z', linear(['#1c2752', '#35467f 50%', '#16204a'], 0)) +
    line('M92 -700V1100M308 -700V1100', '#8ea3d6', 9) +
    line('M176 -700V60M200 -700V60M224 -700V60', '#0d1438', 7) +
    line('M174 -700V60M198 -700V60M222 -700V60', '#9fb2e0', 2.5, 0.8) +
    glow(200, 214, 220, '#ffd98a', 0.7) +
    solid(
      polygonPath(
        [
          [150, 40],
          [250, 40],
          [262, 70],
          [138, 70],
        ],
        8,
      ),
      '#ff7043',
      { edge: 7 },
    ) +
    solid(rectPath(84, 62, 232, 284, 22), '#ff7043', { edge: 13, bounce: '#ffd0a0' }) +
    fill(rectPath(104, 106, 192, 218, 8), linear(['#fff6d0', '#ffd070 60%', '#f09a45'], 90)) +
    fill('M130 106H270L296 150H104Z', '#ffffff', 0.55) +
    fill(rectPath(104, 298, 192, 28, 4), '#a4542f') +
    rider(150, 240, 0.8, '#2f7de1', '#ffd0a6', '#6b3a1c', 0.8) +
    rider(252, 236, 0.8, '#26b58a', '#c98a5e', '#241a3e', -0.8) +
    rider(201, 262, 0.86, '#8f4fd8', '#ffc79a', '#f2a93b', 0) +
    fill('M104 324H296V346H104Z', '#c9482a') +
    doors(98) +
    doors(282) +
    solid(rectPath(136, 74, 128, 26, 13), '#241a4e', { edge: 4, rim: 0.2 }) +
    fill(
      polygonPath(
        [
          [184, 93],
          [200, 78],
          [216, 93],
        ],
        3,
      ),
      '#ffe27a',
    ) +
    [150, 164, 236, 250].map((x) => fill(circlePath(x, 87, 4), '#ff9a6b')).join('') +
    gleam(`M${num(98)} 84Q102 76 116 76`, 6, 0.9) +
    solid(rectPath(340, 152, 46, 96, 16), '#f4f8ff', { edge: 6 }) +
    fill(
      polygonPath(
        [
          [348, 190],
          [363, 168],
          [378, 190],
        ],
        4,
      ),
      '#ff7043',
    ) +
    fill(
      polygonPath(
        [
          [348, 208],
          [363, 230],
          [378, 208],
        ],
        4,
      ),
      '#9fb0d4',
    ),
});
