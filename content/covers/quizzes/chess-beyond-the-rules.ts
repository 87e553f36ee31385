import { defineScene, fill, glow, num, place, shadow } from '../grammar.ts';
import type { Stage } from '../grammar.ts';
import { disc, rays, sky } from '../scenery.ts';
import { king } from '../chessmen.ts';

const horizon = 236;

/** Draws a chequered floor running to the horizon. */
function floor(stage: Stage): string {
  const at = (row: number): number => horizon + 190 * (row / 7) ** 1.7;
  const spot = (column: number, y: number): string =>
    `${num(stage.x(200 + (column + 0.3) * (20 + (y - horizon) * 0.36)))} ${num(stage.y(y))}`;
  let light = '';
  for (let row = 0; row < 7; row += 1) {
    for (let column = -16; column < 16; column += 1) {
      if ((row + column) % 2 !== 0) continue;
      const [far, near] = [at(row), at(row + 1)];
      light += `M${spot(column, far)}L${spot(column + 1, far)}L${spot(column + 1, near)}L${spot(column, near)}Z`;
    }
  }
  const top = num(stage.y(horizon));
  return (
    `<rect y="${top}" width="${stage.width}" height="${stage.height}" fill="#4a1766"/>` +
    fill(light, '#f2c9dc')
  );
}

export default defineScene({
  palette: 'plum',
  background: (stage) =>
    sky(stage, '#cf4a9c', '#38115f') +
    rays(stage, 176, 130, 12, 0.12) +
    disc(stage, 150, 140, 140) +
    floor(stage),
  motif: () =>
    shadow(330, 388, 120, 0.65, 0.16) +
    place(232, 330, king('#5a2f9a'), { turn: 84, scale: 1.3 }) +
    shadow(146, 380, 132, 0.65) +
    glow(140, 92, 110, '#fff3c0', 0.55) +
    place(140, 382, king('#fff1dc'), { scale: 2.34 }),
});
