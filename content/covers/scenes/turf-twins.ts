import {
  type Point,
  defineScene,
  deepen,
  ellipsePath,
  fill,
  gleam,
  line,
  linear,
  num,
  place,
  polygonPath,
  random,
  rectPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';

const [coral, turquoise] = ['#ff5a48', '#08b4ba'] as const;
const [wood, steel] = ['#f2b04a', '#5a3350'] as const;

/** The bare mosaic, lit from the upper left, over the whole canvas. */
function floor(stage: Stage): string {
  const next = random(9);
  const size = 40 * stage.scale;
  let stones = '';
  for (let y = stage.y(0) % size; y < stage.height + size; y += size)
    for (let x = stage.x(0) % size; x < stage.width + size; x += size)
      stones += `<rect x="${num(x - size + 2)}" y="${num(y - size + 2)}" width="${num(size - 4)}" height="${num(size - 4)}" rx="${num(size * 0.14)}" fill="${['#fff1d6', '#ffe8c2', '#fbdcae', '#fff6e6'][Math.floor(next() * 4)] ?? '#fff1d6'}"/>`;
  return `<rect width="${stage.width}" height="${stage.height}" fill="#cf9c68"/>${stones}`;
}

/** A painted lane from the lower edge up to a roller, its stones showing through. */
function lane(colour: string): string {
  const stones = Array.from({ length: 48 }, (_, index) => {
    const [x, y] = [(index % 4) * 40 - 80, Math.floor(index / 4) * 40 + 12];
    return fill(rectPath(x + 3, y + 3, 34, 34, 6), tint(colour, (index * 7) % 5 === 0 ? 0.26 : 0.1), 0.85);
  }).join('');
  const shape = 'M-86 0H86V490H-86Z';
  return fill('M-92 10H92V496H-92Z', deepen(colour, 0.4)) + fill(shape, colour) + stones;
}

/** A fat roller seen from above, its handle towards the lower edge of its own lane. */
function roller(colour: string, light: 90 | 270): string {
  const fleece = Array.from({ length: 9 }, (_, index) =>
    line(
      `M${num(-76 + index * 19)} -34Q${num(-70 + index * 19)} 0 ${num(-76 + index * 19)} 34`,
      '#ffffff',
      4,
      0.2,
    ),
  ).join('');
  return (
    line('M88 0H94V84H0V130', deepen(steel, 0.3), 26) +
    line('M88 0H94V84H0V130', '#fff8ff', 15) +
    solid(rectPath(-25, 122, 50, 150, 24), wood, { edge: 10 }) +
    fill(rectPath(-25, 150, 50, 18, 0), colour) +
    gleam('M-10 186V246', 8, 0.6) +
    solid(rectPath(-98, -48, 196, 96, 34), colour, {
      edge: 15,
      paint: linear([tint(colour, 0.5), `${colour} 42%`, deepen(colour, 0.42)], light),
      decor: fleece,
    }) +
    solid(rectPath(-108, -26, 20, 52, 9), '#fff3df', { edge: 5 }) +
    solid(rectPath(88, -26, 20, 52, 9), '#fff3df', { edge: 5 }) +
    gleam(light === 90 ? 'M-72 -28H36' : 'M-36 28H72', 11, 0.9)
  );
}

/** Flying drops around a point. */
const drops = (points: readonly Point[], colour: string): string =>
  points
    .map(([x, y], index) =>
      solid(ellipsePath(x, y, 15 - (index % 3) * 3, 13 - (index % 3) * 3), colour, { edge: 5 }),
    )
    .join('');

const lemon = (x: number, y: number, turned: number): string =>
  place(
    x,
    y,
    shadow(6, 34, 52, 0.45, 0.3) +
      solid(
        'M-56 0C-46 -10 -38 -34 0 -36C38 -34 46 -10 60 -4C64 0 60 6 54 8C44 24 30 36 0 36C-34 36 -44 12 -56 0Z',
        '#ffd21f',
        { edge: 11 },
      ) +
      fill(
        polygonPath(
          [
            [-56, -2],
            [-92, -34],
            [-50, -42],
          ],
          16,
        ),
        linear(['#7fdc6a', '#1f8a4a'], 70),
      ) +
      gleam('M-28 -16Q-10 -26 12 -22', 9, 0.85),
    { turn: turned },
  );

export default defineScene({
  palette: 'sand',
  bleed: 'all',
  background: floor,
  motif: () =>
    place(
      200,
      200,
      place(-98, -92, lane(coral)) +
        place(98, 92, lane(turquoise), { turn: 180 }) +
        drops(
          [
            [-178, -166],
            [-30, -176],
            [-112, -186],
            [14, -128],
          ],
          coral,
        ) +
        drops(
          [
            [176, 172],
            [22, 178],
            [98, 190],
            [-14, 128],
          ],
          turquoise,
        ) +
        place(-100, -92, shadow(6, 26, 128, 0.6, 0.4) + roller(coral, 90), { scale: 0.95 }) +
        place(100, 92, shadow(-6, -6, 128, 0.6, 0.5) + roller(turquoise, 270), { turn: 180, scale: 0.95 }),
      { turn: 16 },
    ) + lemon(352, 46, 20),
});
