import {
  circlePath,
  deepen,
  defineScene,
  ellipsePath,
  fill,
  gleam,
  glow,
  inside,
  line,
  linear,
  num,
  place,
  polygonPath,
  radial,
  random,
  rectPath,
  regular,
  solid,
  tint,
} from '../grammar.ts';
import type { Point } from '../grammar.ts';
import { mountains, sky, sun, trees } from '../scenery.ts';
import { sparkle } from '../props.ts';

const [violet, brass, iron] = ['#7a3fe0', '#ffb52e', '#3a2366'] as const;
const [x, y] = [200, 214] as const;

const next = random(8);
const lumps = regular(26, x, y, 114).map(([px, py], index): Point => {
  const far = index % 2 === 0 ? 1.03 : 0.96;
  return [x + (px - x) * far, y + (py - y) * far];
});

/** Crystals that grow from the rim of the geode towards its middle. */
const crystals = [
  [88, 11, 0, 58, 15],
  [92, 9, 20, 40, 17],
]
  .map(([far = 0, count = 0, off = 0, tall = 0, wide = 0]) =>
    regular(count, x, y, far, off)
      .map(([px, py]) => {
        const angle = (Math.atan2(py - y, px - x) * 180) / Math.PI + 90;
        const long = tall * (0.7 + next() * 0.5);
        const shard = (side: number): string =>
          `M0 ${num(long)}L${num(side * wide)} ${num(long * 0.55)}L${num(side * wide * 0.8)} -12H0Z`;
        const colour = next() > 0.5 ? '#b873ff' : '#8d43f2';
        return place(px, py, fill(shard(-1), tint(colour, 0.5)) + fill(shard(1), deepen(colour, 0.25)), {
          turn: angle + (next() - 0.5) * 22,
        });
      })
      .join(''),
  )
  .join('');

const face =
  solid(circlePath(x, y, 140), iron, { edge: 14 }) +
  solid(circlePath(x, y, 131), brass, { edge: 11 }) +
  regular(16, x, y, 122, 11)
    .map(
      ([px, py]) => fill(circlePath(px, py, 5), '#8a4a10') + fill(circlePath(px - 1, py - 1.6, 3), '#fff0b8'),
    )
    .join('') +
  solid(polygonPath(lumps, 8), '#7a4a3c', { edge: 9 }) +
  fill(circlePath(x, y, 100), '#ffe7cf') +
  fill(circlePath(x, y, 93), '#e79adf') +
  fill(circlePath(x, y, 86), radial(['#a04dff', '#4a1596 60%', '#2c0a66'], 50, 50, 60)) +
  inside(circlePath(x, y, 86), crystals) +
  glow(x, y, 58, '#fff0ff') +
  fill(circlePath(x, y, 15), '#ffffff');

const engine =
  solid('M48 330V120Q48 78 92 78H308Q352 78 352 120V330Z', violet, { edge: 14 }) +
  solid(rectPath(26, 62, 348, 32, 16), brass, { edge: 9 }) +
  [72, 288].map((px) => solid(rectPath(px, 112, 40, 46, 10), '#ffd98a', { edge: 5 })).join('') +
  solid('M158 88L150 8H250L242 88Z', iron, { edge: 10 }) +
  solid(rectPath(136, -10, 128, 28, 12), brass, { edge: 8 }) +
  face +
  solid(rectPath(8, 326, 384, 36, 14), '#e8345a', { edge: 9 }) +
  [46, 354]
    .map(
      (px) => solid(circlePath(px, 344, 27), brass, { edge: 8 }) + fill(circlePath(px, 344, 12), '#8a4a10'),
    )
    .join('') +
  solid('M92 360H308L356 470H44Z', '#c21f4c', { edge: 8 }) +
  [-2, -1, 0, 1, 2]
    .map((bar) => line(`M${200 + bar * 44} 366L${200 + bar * 66} 470`, '#ffc95a', 11))
    .join('') +
  gleam('M66 300V206', 8, 0.5);

const steam = (
  [
    [206, -34, 40],
    [258, -52, 50],
    [318, -40, 58],
    [386, -20, 66],
    [150, -46, 34],
  ] as const
)
  .map(([px, py, r]) =>
    fill(circlePath(px, py, r), radial(['#ffffff', '#ffeede 55%', '#f3bfae'], 36, 28, 80), 0.96),
  )
  .join('');

export default defineScene({
  palette: 'dusk',
  bleed: 'bottom',
  background: (stage) =>
    sky(stage, '#ffa25e', '#7a2a78') +
    sun(stage, 62, 150, 62, '#ffe9a0') +
    mountains(stage, 320, '#8a3a86', 4, 190, '#ffd9b8') +
    trees(stage, 344, '#43206a', 3, 66, 'pine') +
    fill(`M0 ${num(stage.y(338))}H${stage.width}V${stage.height}H0Z`, linear(['#3f1d5e', '#1f0d38'], 90)),
  motif: () =>
    fill(ellipsePath(200, 400, 230, 26), '#160a2e', 0.6) +
    place(200, 400, place(-200, -400, steam + engine), { turn: -4, scale: 0.84 }) +
    sparkle(262, 196, 20) +
    sparkle(122, 290, 15) +
    sparkle(44, 60, 12),
});
