import {
  defineScene,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  num,
  place,
  radial,
  random,
  shadow,
  solid,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { ball } from '../props.ts';

/** Draws deep water seen from above, with short crests. */
function sea(stage: Stage): string {
  const next = random(9);
  const crests = Array.from({ length: Math.round((26 * stage.width) / stage.height) }, () => {
    const [x, y, half] = [next() * stage.width, next() * stage.height, (10 + next() * 12) * stage.scale];
    return `M${num(x - half)} ${num(y)}q${num(half / 2)} ${num(-half * 0.4)} ${num(half)} 0t${num(half)} 0`;
  }).join('');
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#3fc6f0', '#0f5cc0 60%', '#0a3488'], 70)}"/>` +
    line(crests, '#bff3ff', 3 * stage.scale, 0.5)
  );
}

const frond =
  'M0 0C14 -50 74 -58 108 6C96 -6 88 -10 82 -10L80 2L66 -15L60 -2L46 -16L38 -4L26 -14Q12 -12 0 0Z';

const palm = (x: number, y: number, size: number, lean: number): string =>
  place(
    x,
    y,
    shadow(10, 2, 40, 0.45, 0.3) +
      line(`M0 0Q${num(lean * 0.2)} -60 ${num(lean)} -112`, '#6b3a1c', 19) +
      line(`M-3 -2Q${num(lean * 0.2 - 3)} -60 ${num(lean - 3)} -110`, '#c98a4a', 9) +
      place(
        lean,
        -114,
        ([-62, 40, -18] as const)
          .flatMap((angle, index) =>
            [false, true].map((flip) =>
              place(0, 0, solid(frond, index === 2 ? '#63d850' : '#2fae4a', { edge: 7 }), {
                turn: flip ? -angle : angle,
                flip,
                scale: index === 1 ? 0.8 : 1,
              }),
            ),
          )
          .join('') +
          ball(-9, 7, 11, '#8a4b2a') +
          ball(11, 10, 11, '#8a4b2a'),
      ),
    { scale: size },
  );

export default defineScene({
  palette: 'ocean',
  background: sea,
  motif: () =>
    fill(ellipsePath(200, 264, 226, 142), '#7ff0e6', 0.35) +
    fill(ellipsePath(200, 264, 196, 118), radial(['#b8fff0', '#4fe0d8'], 45, 40, 60)) +
    solid(
      'M48 258C50 196 120 168 196 172C280 168 352 196 354 256C356 320 286 352 206 350C120 352 46 322 48 258Z',
      '#ffe2a0',
      { edge: 14, shade: 0.22, depth: 10 },
    ) +
    solid(
      'M82 250C88 204 140 190 200 194C262 188 318 208 320 250C322 296 268 318 204 316C140 320 78 298 82 250Z',
      '#6fd04e',
      { edge: 12, shade: 0.25, paint: linear(['#a2e85e', '#3fae4a'], 70) },
    ) +
    line(
      'M128 470L137 438M146 408L155 376M164 346L173 314M182 284L191 252M200 222L209 190M218 160L227 128M236 98L245 66M254 36L263 4M272 -26L281 -58',
      '#ffffff',
      16,
    ) +
    palm(298, 298, 1.2, 22) +
    palm(112, 262, 1.1, -22) +
    gleam('M70 232Q90 196 138 188', 7, 0.7),
});
