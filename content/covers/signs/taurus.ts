import { circlePath, defineScene, ellipsePath, fill, line } from '../grammar.ts';
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
  starOf,
  tapered,
} from '../night.ts';
import type { Point } from '../grammar.ts';

const light = elementLight.earth;
const middle: Point[] = [
  [216, 138],
  [262, 142],
  [310, 132],
  [344, 100],
  [352, 60],
  [338, 24],
];

const head = smoothPath([
  [200, 112],
  [256, 122],
  [280, 168],
  [262, 236],
  [250, 292],
  [200, 316],
  [150, 292],
  [138, 236],
  [120, 168],
  [144, 122],
]);

export default defineScene({
  palette: 'violet',
  background: (stage) => nightSky(stage, 'earth', 23),
  motif: () =>
    mirrored(
      body('M262 172C308 150 350 162 362 186C340 218 294 226 262 206Z', '#c98bb6', { edge: 6 }) +
        body(tapered(middle, shrinking(middle.length, 33, 4)), cream),
    ) +
    body(head, gold) +
    body('M146 128Q200 84 254 128Q238 150 226 134Q216 164 200 142Q184 164 174 134Q162 150 146 128Z', light, {
      edge: 6,
    }) +
    body(ellipsePath(200, 298, 74, 50), cream, { edge: 8 }) +
    mirrored(brightEye(244, 200, 17, light) + fill(ellipsePath(226, 288, 13, 10), '#5d2470')) +
    line('M176 306A26 26 0 1 0 224 306', '#8a5a1c', 13) +
    line('M176 306A26 26 0 1 0 224 306', '#ffd86b', 8) +
    fill(circlePath(200, 340, 4), '#ffffff') +
    starOf(200, 190, 24),
});
