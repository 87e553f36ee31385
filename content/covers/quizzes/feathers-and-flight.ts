import { defineScene, fill, inside, line, linear, num, place, solid } from '../grammar.ts';
import { cloud, disc, sky } from '../scenery.ts';
import { sparkle } from '../props.ts';

/** One side of the vane, with two gaps where barbs have parted. */
const left =
  'M0 -196C-34 -186 -66 -142 -78 -84C-82 -64 -84 -44 -84 -26L-50 -34L-85 -4C-85 16 -83 34 -79 52L-44 36L-74 70C-62 106 -34 130 0 138Z';
const right = 'M0 -196C26 -178 50 -138 58 -88C62 -60 64 -32 62 -6L30 -22L60 16C57 58 44 108 0 138Z';

const barbs = (side: number): string =>
  Array.from({ length: 15 }, (_, at) => {
    const y = 126 - at * 21;
    return line(`M0 ${y}Q${num(side * 44)} ${y - 14} ${num(side * 96)} ${y - 58}`, '#ffffff', 3.5, 0.28);
  }).join('');

const stripes = (tone: readonly string[]): string =>
  tone
    .map((colour, at) =>
      fill(`M-130 ${-150 + at * 64}Q0 ${-90 + at * 64} 130 ${-150 + at * 64}V260H-130Z`, colour),
    )
    .join('');

const vane = (path: string, side: number, tone: readonly string[]): string =>
  solid(path, tone[0] ?? '#2a6be0', { edge: 12, decor: stripes(tone.slice(1)) + barbs(side) });

const feather =
  vane(left, -1, ['#173a9c', '#2563d8', '#3d8cf0', '#ffb52e', '#ffd25a']) +
  vane(right, 1, ['#0f2a7c', '#1c4cb8', '#2a6be0', '#f2921e', '#ffb52e']) +
  line('M2 -188Q-8 -20 0 132Q4 170 22 210', '#7a4a1c', 12) +
  line('M1 -184Q-9 -20 -1 132Q3 168 20 204', '#fff1d2', 7);

const down = (x: number, y: number, turned: number, scale: number): string =>
  place(
    x,
    y,
    inside(
      'M0 -60C-34 -40 -36 20 0 44C36 20 34 -40 0 -60Z',
      fill('M-60 -80H60V80H-60Z', linear(['#ffffff', '#bcd8ff'], 60)) +
        line('M0 40L-30 8M0 20L-30 -14M0 0L-28 -34M0 40L30 8M0 20L30 -14M0 0L28 -34', '#8fb4ec', 4, 0.7),
    ) + line('M0 -44V66', '#8fb4ec', 5),
    { turn: turned, scale },
  );

export default defineScene({
  palette: 'dusk',
  background: (stage) =>
    sky(stage, '#ffc48a', '#f0607a') +
    disc(stage, 190, 190, 160, '#fff0c4') +
    cloud(stage, 40, 330, 1, '#ffe3d2', 0.85) +
    cloud(stage, 372, 96, 0.8, '#fff0e2', 0.85),
  motif: () =>
    down(86, 118, -46, 0.8) +
    down(330, 310, 30, 0.66) +
    place(205, 200, feather, { turn: 32, scale: 0.98 }) +
    sparkle(108, 268, 14) +
    sparkle(352, 178, 12),
});
