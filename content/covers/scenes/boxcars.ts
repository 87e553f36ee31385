import {
  circlePath,
  deepen,
  defineScene,
  fill,
  glow,
  line,
  linear,
  num,
  place,
  polygonPath,
  shadow,
  solid,
  tint,
} from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { die } from '../props-more.ts';
import { burst, sparkle } from '../props.ts';

const frame = (y: number): string =>
  solid(`M-1300 ${y}H1300V${y + 60}H-1300Z`, '#7a2a2e', { edge: 10, depth: 10 });

/** A field of long points from both edges, a little turned. */
function board(stage: Stage): string {
  const step = 82;
  let points = '';
  for (let index = -14; index < 15; index += 1) {
    const x = index * step;
    const [one, two] = index % 2 === 0 ? ['#ffe3b8', '#8c1458'] : ['#8c1458', '#ffe3b8'];
    const spike = (tip: number, foot: number, colour: string): string =>
      fill(
        polygonPath(
          [
            [x - 39, foot],
            [x, tip],
            [x + 39, foot],
          ],
          6,
        ),
        linear([tint(colour, 0.12), deepen(colour, 0.16)], foot < tip ? 90 : -90),
      ) + line(`M${num(x - 34)} ${foot}L${x} ${tip + (foot < tip ? -14 : 14)}`, '#ffffff', 3, 0.2);
    points += spike(-22, -330, one) + spike(22, 330, two);
  }
  return (
    `<rect width="${stage.width}" height="${stage.height}" fill="${linear(['#d12d78', '#5c1163'], 70)}"/>` +
    place(stage.x(200), stage.y(200), points + frame(-300) + frame(240), { turn: -16, scale: stage.scale })
  );
}

/** A checker lying on the board, as thick as it is handsome. */
const checker = (x: number, y: number, colour: string, count = 1): string =>
  shadow(x + 12, y + 30, 62, 0.6, 0.6) +
  Array.from({ length: count }, (_, index) => {
    const cy = y - index * 19;
    return (
      solid(circlePath(x, cy, 45), colour, { edge: 7, depth: 17 }) +
      fill(circlePath(x, cy, 32), linear([deepen(colour, 0.24), tint(colour, 0.1)], 60)) +
      fill(circlePath(x, cy + 2, 21), linear([tint(colour, 0.34), deepen(colour, 0.06)], 60))
    );
  }).join('');

const [ivory, navy] = ['#fff0d2', '#39419c'];

export default defineScene({
  palette: 'ruby',
  bleed: 'all',
  background: board,
  motif: () =>
    checker(52, 106, navy) +
    checker(34, 24, navy) +
    checker(354, 322, ivory) +
    checker(372, 402, ivory) +
    checker(78, 352, navy, 3) +
    checker(334, 82, ivory, 2) +
    glow(202, 196, 170, '#ffd75e', 0.8) +
    shadow(146, 264, 82, 0.7, 0.4) +
    shadow(262, 304, 82, 0.7, 0.4) +
    burst(202, 190, 138, 162, 14, '#fff0b0', 8, 8) +
    place(142, 150, die(0, 0, 78, '#ff4a3d', [6, 5, 3]), { turn: -13 }) +
    place(258, 192, die(0, 0, 84, '#ffc41a', [6, 4, 2], '#5c1163'), { turn: 12 }) +
    sparkle(104, 92, 15) +
    sparkle(330, 180, 12),
});
