import { type Ctx, setStroke, strokeArc } from '../kit/draw.ts';
import { easeOutBack, progress } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { TILE } from './ground.ts';
import { type Coat, createPaintTiles } from './paint-art.ts';
import { drawPainter } from './painter-art.ts';
import { createThings, drawLemon } from './things-art.ts';
import { phrase } from './texts.ts';

const UNIT = 18;
const SCALE = UNIT / TILE;

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const tiles = createPaintTiles(1);
  const things = createThings(1);

  const board = (ctx: Ctx, rows: readonly string[]): void => {
    const isOwn = (column: number, row: number, sign: string): boolean => rows[row]?.[column] === sign;
    rows.forEach((line, row) =>
      [...line].forEach((sign, column) => {
        const [x, y] = [15 + column * UNIT, 9 + row * UNIT];
        ctx.fillStyle = (row + column) % 2 === 0 ? '#fbecd2' : '#efd8b2';
        ctx.fillRect(x - UNIT / 2 + 0.5, y - UNIT / 2 + 0.5, UNIT - 1, UNIT - 1);
        if (sign === '.') return;
        const sides =
          (isOwn(column, row - 1, sign) ? 1 : 0) |
          (isOwn(column + 1, row, sign) ? 2 : 0) |
          (isOwn(column, row + 1, sign) ? 4 : 0) |
          (isOwn(column - 1, row, sign) ? 8 : 0);
        tiles.draw(ctx, Number(sign) as Coat, sides, 0, x, y, SCALE);
      }),
    );
  };
  const painter = (
    ctx: Ctx,
    who: 0 | 1,
    x: number,
    y: number,
    look: readonly [number, number],
    time: number,
    stun = 0,
  ): void => {
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(0.46, 0.46);
    drawPainter(ctx, {
      who,
      lookX: look[0],
      lookY: look[1],
      stride: time,
      squash: 0,
      stun,
      isWide: false,
      isDry: false,
      joy: 0,
      time,
    });
    ctx.restore();
  };

  return [
    {
      caption: phrase('howTo.walk'),
      draw(ctx, time) {
        const at = Math.max(0, time * 2) % 7;
        const own = Math.min(6, Math.floor(at + 0.5));
        const row = (sign: string): string => sign.repeat(own) + '.'.repeat(6 - own);
        const turned = [...row('1')].toReversed().join('');
        board(ctx, ['......', row('0'), '......', turned, '......']);
        painter(ctx, 0, 10 + Math.min(6, at) * UNIT, 29, [1, 0], time);
        painter(ctx, 1, 110 - Math.min(6, at) * UNIT, 66, [-1, 0], time);
      },
    },
    {
      caption: phrase('howTo.ring'),
      draw(ctx, time) {
        const t = Math.max(0, time) % 3.2;
        const way = [
          [1, 0], [2, 0], [3, 0], [4, 0], [4, 1], [4, 2], [4, 3], [4, 4], [3, 4], [2, 4], [1, 4], [1, 3], [1, 2], [1, 1],
        ] as const; // prettier-ignore
        const at = Math.min(way.length - 1, Math.floor(t * 7));
        const rows = Array.from({ length: 5 }, () => ['.', '.', '.', '.', '.', '.']);
        way.slice(0, at + 1).forEach(([x, y]) => rows[y]?.splice(x, 1, '0'));
        const fill = progress(t, 2, 2.25);
        if (fill > 0) for (const y of [1, 2, 3]) rows[y]?.splice(2, 2, '0', '0');
        board(
          ctx,
          rows.map((row) => row.join('')),
        );
        const [x, y] = way[at] ?? [1, 1];
        painter(
          ctx,
          0,
          15 + x * UNIT,
          14 + y * UNIT,
          at > 10 ? [0, -1] : at > 7 ? [-1, 0] : at > 3 ? [0, 1] : [1, 0],
          time,
        );
        if (fill > 0 && t < 2.6) {
          setStroke(ctx, '#fff', 3);
          ctx.strokeRect(33, 18, 36, 54);
        }
      },
    },
    {
      caption: phrase('howTo.tubs'),
      draw(ctx, time) {
        const t = time % 2.6;
        const hit = easeOutBack(progress(t, 1.1, 1.4), 1.2);
        board(ctx, [
          '......',
          t > 1.1 ? '.000..' : '......',
          t > 1.1 ? '.000..' : '..0...',
          t > 1.1 ? '.000..' : '......',
          '......',
        ]);
        things.tub.draw(ctx, 16, 70, 0.46);
        drawLemon(ctx, 102, 16, 7);
        painter(ctx, 0, 50, 52, [1, 0], t > 1.1 ? 0 : time);
        painter(ctx, 1, 80 + hit * 26, 52, [-1, 0], time, hit > 0 ? 1 : 0);
        if (t > 1.1 && t < 1.5) {
          setStroke(ctx, '#ff6a55', 4 * (1.5 - t) * 2.5);
          strokeArc(ctx, 50, 45, 12 + (t - 1.1) * 70);
        }
      },
    },
  ];
}
