import { defineScene, ellipsePath, fill, line, turn } from '../grammar.ts';
import {
  body,
  brightEye,
  cream,
  elementLight,
  gold,
  mirrored,
  nightSky,
  smoothPath,
  starOf,
} from '../night.ts';

const light = elementLight.fire;

const lock = 'M172 120C160 76 178 40 214 8C212 48 240 66 228 120Z';
const ring = (colour: string, count: number, offset: number): string =>
  Array.from({ length: count }, (_, index) =>
    turn(offset + (index * 360) / count, 200, 206, body(lock, colour, { edge: 6 })),
  ).join('');

const face = smoothPath([
  [200, 106],
  [262, 122],
  [288, 184],
  [272, 250],
  [236, 296],
  [200, 308],
  [164, 296],
  [128, 250],
  [112, 184],
  [138, 122],
]);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'fire', 53),
  motif: () =>
    ring('#e0486a', 12, 15) +
    ring(light, 12, 0) +
    mirrored(
      body(ellipsePath(274, 128, 30, 30), gold, { edge: 6 }) + fill(ellipsePath(274, 130, 15, 15), '#c9527a'),
    ) +
    body(face, gold) +
    body('M200 118C216 150 220 190 226 232H174C180 190 184 150 200 118Z', cream, { edge: 4, shade: 0.1 }) +
    body(ellipsePath(200, 262, 54, 38), cream, { edge: 7, shade: 0.15 }) +
    mirrored(
      brightEye(244, 196, 18, light) +
        line('M222 168Q246 158 268 174', '#8a3a5c', 8) +
        line('M226 262L272 256M226 272L268 280', '#ffffff', 3, 0.7),
    ) +
    fill('M172 228Q200 216 228 228Q220 252 200 258Q180 252 172 228Z', '#5d2470') +
    line('M200 256V270M200 270Q186 286 168 276M200 270Q214 286 232 276', '#5d2470', 6) +
    starOf(200, 140, 20),
});
