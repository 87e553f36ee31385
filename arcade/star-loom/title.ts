import { strokeLine } from '../kit/draw.ts';
import type { Ctx } from '../kit/draw.ts';
import type { Rect } from '../kit/stage.ts';
import { createFigure } from './figures.ts';
import { createRandom } from '../kit/random.ts';
import { columnAt, rowAt } from './board.ts';
import type { Stars } from './star-art.ts';

const SWAN = createFigure(6, 0, 6, createRandom(3));
const ANCHOR = createFigure(12, 0, 6, createRandom(5));

/** Draws two constellations that weave themselves beside the lettering. */
export function drawTitle(ctx: Ctx, stars: Stars, view: Rect, time: number): void {
  const isWide = view.width > view.height;
  const unit = Math.min(view.width, view.height) * (isWide ? 0.062 : 0.06);
  const spots = isWide
    ? ([
        [0.11, 0.5],
        [0.89, 0.5],
      ] as const)
    : ([
        [0.34, 0.07],
        [0.5, 0.56],
      ] as const);
  [SWAN, ANCHOR].forEach((figure, number) => {
    const [cx, cy] = spots[number] ?? [0.5, 0.5];
    const count = figure.stitches.length;
    const column = figure.stitches.reduce((sum, { place }) => sum + columnAt(place) / count, 0);
    const row = figure.stitches.reduce((sum, { place }) => sum + rowAt(place) / count, 0);
    const at = figure.stitches.map(({ place }) => ({
      x: view.x + view.width * cx + (columnAt(place) - column) * unit,
      y: view.y + view.height * cy + (rowAt(place) - row) * unit,
    }));
    const grown = Math.min(1, (time % 14) / 4);
    ctx.lineCap = 'round';
    ctx.lineWidth = unit * 0.08;
    figure.threads.forEach(([from, to], thread) => {
      const share = Math.max(0, Math.min(1, grown * figure.threads.length - thread));
      const [a, b] = [at[from], at[to]];
      if (!a || !b || share === 0) return;
      ctx.strokeStyle = number === 0 ? 'rgba(255,215,106,0.9)' : 'rgba(120,255,226,0.85)';
      strokeLine(ctx, a.x, a.y, a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share);
    });
    at.forEach(({ x, y }, star) => {
      const scale = (unit / 96) * (0.85 + Math.sin(time * 2 + star) * 0.07);
      stars.light.draw(ctx, x, y, scale * 1.2, scale * 1.2, 0, 0.8);
      stars.plain((star + number * 2) % 5).draw(ctx, x, y, scale * 0.9);
    });
  });
}
