import { type Ctx, fillCircle, fillRound, setStroke, text } from '../kit/draw.ts';
import { clamp, easeInOutCubic, easeOutBack, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createGems } from './gem-art.ts';
import type { Piece } from './rules.ts';
import { createTrain } from './train.ts';
import { phrase } from './texts.ts';

const piece = (type: Piece['type'], kind: number, more: Partial<Piece> = {}): Piece => ({
  id: 0,
  type,
  kind,
  shell: 1,
  ...more,
});

const hand = (ctx: Ctx, x: number, y: number): void => {
  ctx.fillStyle = '#fff6e6';
  setStroke(ctx, '#2a1034', 2);
  fillCircle(ctx, x, y, 4.5);
  ctx.stroke();
};

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const gems = createGems(1);
  const train = createTrain(1, gems);
  const put = (ctx: Ctx, what: Piece, x: number, y: number, scale = 0.26, opacity = 1): void =>
    gems.of(what).draw(ctx, x, y, scale, scale, 0, opacity);
  const route = [
    [22, 24],
    [48, 24],
    [74, 50],
    [100, 24],
  ] as const;

  return [
    {
      caption: phrase('howTo.chain'),
      draw(ctx, time) {
        const t = time % 2.8;
        fillRound(ctx, 6, 8, 108, 74, 10, '#35203a');
        const along = clamp(t / 1.3, 0, 1) * 3;
        const gone = clamp((t - 1.5) / 0.3, 0, 1);
        setStroke(ctx, '#ffe9a6', 5);
        ctx.lineCap = 'round';
        ctx.lineJoin = 'round';
        ctx.globalAlpha = 1 - gone;
        const at = Math.min(2, Math.floor(along));
        const [from, to] = [route[at] ?? route[0], route[at + 1] ?? route[3]];
        const tip = [lerp(from[0], to[0], along - at), lerp(from[1], to[1], along - at)] as const;
        ctx.beginPath();
        for (const [x, y] of route.slice(0, at + 1)) ctx.lineTo(x, y);
        ctx.lineTo(...tip);
        ctx.stroke();
        ctx.globalAlpha = 1;
        for (const [x, y, kind] of [
          [22, 50, 3],
          [48, 50, 1],
          [74, 24, 2],
          [100, 50, 1],
        ] as const)
          put(ctx, piece('gem', kind), x, y);
        route.forEach(([x, y], n) =>
          put(ctx, piece('gem', 0), x, y, (n <= along ? 0.31 : 0.26) * (1 + gone * 0.3), 1 - gone),
        );
        if (gone === 0) hand(ctx, ...tip);
        if (gone > 0)
          text(ctx, '+4', 60, 40 - gone * 8, { size: 24, weight: 700, color: '#ffe9a6', outline: '#2a1034' });
      },
    },
    {
      caption: phrase('howTo.fill'),
      draw(ctx, time) {
        const t = time % 3;
        const shown = Math.min(3, Math.floor(t / 0.6));
        const away = easeInOutCubic(clamp((t - 2.2) / 0.8, 0, 1)) * 120;
        const fall = clamp((t % 0.6) / 0.45, 0, 1);
        ctx.fillStyle = '#b98a5a';
        ctx.fillRect(4, 80, 112, 4);
        train.drawWagon(
          ctx,
          { x: 60, y: 80, scale: 0.6 },
          { cargo: 4, need: 3, shown, bump: t < 2 && t % 0.6 < 0.2 ? 1 - (t % 0.6) * 5 : 0 },
          away * 0.1,
          away,
        );
        if (t < 1.8) put(ctx, piece('gem', 4), 60, lerp(4, 26, fall * fall), 0.26);
      },
    },
    {
      caption: phrase('howTo.crack'),
      draw(ctx, time) {
        const t = time % 2.6;
        fillRound(ctx, 6, 8, 108, 74, 10, '#35203a');
        const blast = clamp((t - 1) / 0.3, 0, 1);
        const fade = 1 - clamp((t - 1.1) / 0.3, 0, 1);
        if (blast > 0 && fade > 0) {
          ctx.fillStyle = `rgba(255,223,138,${fade})`;
          ctx.fillRect(6, 45 - 12 * fade, 108, 24 * fade);
        }
        put(ctx, piece('geode', -1), 24, 45, 0.34 * (1 + blast * 0.2), fade);
        put(ctx, piece('rubble', -1), 96, 45, 0.32, fade);
        const scale = easeOutBack(clamp(t * 3, 0, 1));
        put(ctx, piece('gem', 3, { power: 'row' }), 60, 45, 0.4 * scale, fade);
        if (t > 1.4)
          text(ctx, phrase('howTo.boom'), 60, 46, {
            size: 22,
            weight: 700,
            color: '#ffd25e',
            outline: '#2a1034',
          });
      },
    },
  ];
}
