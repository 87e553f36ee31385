import { defineScene, ellipsePath, fill, line } from '../grammar.ts';
import {
  body,
  brightEye,
  cream,
  elementLight,
  gold,
  mirrored,
  nightSky,
  shrinking,
  smoothPath,
  spiral,
  starOf,
  tapered,
} from '../night.ts';

const light = elementLight.fire;
const coil = spiral([300, 178], [-165, 250], [92, 22], 26);
const horn = tapered(coil, shrinking(coil.length, 34, 7));
const ridges = coil
  .slice(1, -4)
  .map(([x, y], index) => {
    const turned = ((-165 + (415 * (index + 1)) / 26) * Math.PI) / 180;
    const half = 31 - index * 0.95;
    const [dx, dy] = [Math.cos(turned) * half, Math.sin(turned) * half];
    return line(`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`, '#b3507a', 4, 0.55);
  })
  .join('');

const face = smoothPath([
  [200, 92],
  [252, 116],
  [268, 176],
  [250, 250],
  [232, 314],
  [200, 336],
  [168, 314],
  [150, 250],
  [132, 176],
  [148, 116],
]);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'fire', 11),
  motif: () =>
    mirrored(
      body('M258 214C298 214 334 232 346 262C310 278 270 268 248 244Z', '#ffb38a', { edge: 6 }) +
        body(horn, gold, { decor: ridges, edge: 8 }),
    ) +
    body(face, cream) +
    body(
      'M146 132C150 88 176 66 200 66C224 66 250 88 254 132C240 116 226 140 214 118C206 144 194 144 186 118C174 140 160 116 146 132Z',
      light,
      {
        edge: 6,
      },
    ) +
    mirrored(brightEye(236, 186, 17, light) + fill(ellipsePath(217, 300, 8, 6), '#6a2a72')) +
    line('M200 304V318M182 324Q200 336 218 324', '#6a2a72', 6) +
    starOf(200, 152, 22),
});
