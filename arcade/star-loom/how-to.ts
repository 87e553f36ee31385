import { type Ctx, fillCircle, fillRound, setStroke, strokeArc, strokeLine } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutBack } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import type { Bead } from './board.ts';
import { createStars, starColor } from './star-art.ts';
import { phrase } from './texts.ts';

const bead = (kind: number, more: Partial<Bead> = {}): Bead => ({
  id: 0,
  kind,
  form: 'star',
  shade: 1,
  ...more,
});

const cloth = (ctx: Ctx): void => {
  fillRound(ctx, 5, 6, 110, 78, 10, '#dd9d86');
  fillRound(ctx, 9, 10, 102, 70, 7, '#173f52');
};

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const stars = createStars(1);
  const put = (ctx: Ctx, what: Bead, x: number, y: number, scale = 0.25, opacity = 1): void =>
    stars.of(what).draw(ctx, x, y, scale, scale, 0, opacity);
  const spots = [
    [24, 60],
    [48, 30],
    [74, 52],
    [98, 24],
  ] as const;

  return [
    {
      caption: phrase('howTo.slide'),
      draw(ctx, time) {
        const t = time % 2.8;
        cloth(ctx);
        const slid = easeInOutCubic(clamp((t - 0.4) / 0.8, 0, 1)) * 25;
        const gone = clamp((t - 1.6) / 0.3, 0, 1);
        const scale = 0.25 * (1 + gone * 0.4);
        ctx.save();
        ctx.beginPath();
        ctx.rect(9, 10, 102, 70);
        ctx.clip();
        fillRound(ctx, 9, 34, 102, 22, 6, 'rgba(150,255,232,0.2)');
        [2, 0, 4, 3, 2].forEach((kind, n) =>
          put(
            ctx,
            bead(kind),
            10 + n * 25 - 25 + slid + 12,
            45,
            kind === 0 ? scale : 0.25,
            kind === 0 ? 1 - gone : 1,
          ),
        );
        [4, 1, 0, 3].forEach((kind, n) =>
          put(ctx, bead(kind), 22 + n * 25, 22, kind === 0 ? scale : 0.25, kind === 0 ? 1 - gone : 1),
        );
        [3, 2, 0, 1].forEach((kind, n) =>
          put(ctx, bead(kind), 22 + n * 25, 68, kind === 0 ? scale : 0.25, kind === 0 ? 1 - gone : 1),
        );
        ctx.restore();
        if (t > 1.4) return;
        ctx.fillStyle = '#fff6e6';
        setStroke(ctx, '#12202e', 2);
        fillCircle(ctx, 47 + slid, 51, 5);
        ctx.stroke();
      },
    },
    {
      caption: phrase('howTo.back'),
      draw(ctx, time) {
        const t = time % 2.4;
        cloth(ctx);
        const out = easeInOutCubic(clamp((t - 0.3) / 0.6, 0, 1)) * 22;
        const slid = t < 1.1 ? out : 22 * (1 - easeOutBack(clamp((t - 1.1) / 0.5, 0, 1), 3));
        ctx.save();
        ctx.beginPath();
        ctx.rect(9, 10, 102, 70);
        ctx.clip();
        fillRound(ctx, 49, 10, 24, 70, 6, 'rgba(255,159,189,0.25)');
        [4, 1, 3, 2].forEach((kind, n) => put(ctx, bead(kind), 61, 1 + n * 22 + slid));
        for (const [kind, x, y] of [
          [0, 36, 23],
          [2, 86, 23],
          [3, 36, 45],
          [0, 86, 45],
          [1, 36, 67],
          [4, 86, 67],
        ] as const)
          put(ctx, bead(kind), x, y);
        ctx.restore();
      },
    },
    {
      caption: phrase('howTo.weave'),
      draw(ctx, time) {
        const t = time % 3.2;
        cloth(ctx);
        const sewn = Math.min(4, Math.floor(t / 0.6));
        ctx.lineCap = 'round';
        spots.forEach(([x, y], n) => {
          const next = spots[n + 1];
          if (!next) return;
          setStroke(ctx, n + 1 < sewn ? '#ffd76a' : 'rgba(255,230,190,0.35)', n + 1 < sewn ? 3 : 2);
          ctx.setLineDash(n + 1 < sewn ? [] : [1, 5]);
          strokeLine(ctx, x, y, next[0], next[1]);
        });
        ctx.setLineDash([]);
        spots.forEach(([x, y], n) => {
          setStroke(ctx, n < sewn ? '#ffd76a' : starColor(5), 2);
          strokeArc(ctx, x, y, 11);
          put(ctx, bead([0, 1, 2, 3][n] ?? 0), x, y, n < sewn ? 0.15 : 0.22);
          if (n < sewn) stars.light.draw(ctx, x, y, 0.2);
        });
      },
    },
  ];
}
