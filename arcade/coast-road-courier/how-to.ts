import { type Ctx, fillRound, setStroke, strokeArc, strokeLine, text, vertical } from '../kit/draw.ts';
import { clamp, easeInOutSine } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { createProps } from './prop-art.ts';
import { createVan, createVehicles } from './vehicle-art.ts';
import { phrase } from './texts.ts';

function road(ctx: Ctx, time: number): void {
  ctx.fillStyle = vertical(ctx, 0, 34, '#6ec6f0', '#dff5f2');
  ctx.fillRect(0, 0, 120, 34);
  ctx.fillStyle = vertical(ctx, 34, 90, '#1583c4', '#27c9bd');
  ctx.fillRect(0, 34, 120, 56);
  ctx.fillStyle = '#c8cf74';
  ctx.beginPath();
  ctx.moveTo(0, 34);
  ctx.lineTo(64, 34);
  ctx.lineTo(132, 90);
  ctx.lineTo(0, 90);
  ctx.fill();
  ctx.fillStyle = '#8d8e9b';
  ctx.beginPath();
  ctx.moveTo(57, 34);
  ctx.lineTo(63, 34);
  ctx.lineTo(116, 90);
  ctx.lineTo(4, 90);
  ctx.fill();
  ctx.fillStyle = '#fffaf0';
  for (let n = 0; n < 4; n += 1) {
    const depth = ((n + time * 2) % 4) / 4;
    const y = 34 + depth ** 2 * 60;
    ctx.fillRect(60 - depth * 1.5, y, depth * 3, 2 + depth * 9);
  }
}

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const props = createProps(20);
  const van = createVan(20);
  const cars = createVehicles(20);
  const drawVan = (ctx: Ctx, x: number, lean: number): void => {
    van.wheels.draw(ctx, x, 83, 11);
    van.body.draw(ctx, x + lean * 2, 66, 11, 11, lean * 0.07);
  };
  return [
    {
      caption: phrase('howTo.drive'),
      draw(ctx, time) {
        road(ctx, time);
        const run = (time % 2.4) / 2.4;
        cars.get('beetle')?.[0]?.draw(ctx, 60 - run * 36, 44 + run * 34, 3 + run * 13);
        drawVan(ctx, 60 + 26 * easeInOutSine(clamp(run * 1.8, 0, 1)), run < 0.55 ? 1 : 0);
      },
    },
    {
      caption: phrase('howTo.throw'),
      draw(ctx, time) {
        road(ctx, time);
        const t = time % 2.2;
        const near = clamp(t / 1.1, 0, 1);
        const [x, y, k] = [78 + near * 22, 46 + near * 22, 5 + near * 10];
        const isIn = t > 1.5;
        (isIn ? props.boxFull : props.boxWaiting).draw(ctx, x, y - k, k);
        if (!isIn) {
          setStroke(ctx, near > 0.8 ? '#16b95c' : '#ffffff', 2.4);
          strokeArc(ctx, x, y - k * 1.1, k * (1 + (1 - near) * 1.6));
        }
        drawVan(ctx, 46, 0);
        const fly = clamp((t - 1.1) / 0.4, 0, 1);
        if (fly > 0 && fly < 1)
          props.parcel.draw(ctx, 50 + fly * 48, 54 - Math.sin(fly * Math.PI) * 18, 12, 12, fly * 4);
        if (isIn)
          text(ctx, '+200', 98, 34 - (t - 1.5) * 10, {
            size: 15,
            weight: 700,
            color: '#ffd24a',
            outline: '#1d3a4f',
          });
      },
    },
    {
      caption: phrase('howTo.slipstream'),
      draw(ctx, time) {
        road(ctx, time * 1.4);
        const pull = (Math.sin(time * 1.6) + 1) / 2;
        cars.get('lorry')?.[0]?.draw(ctx, 60, 42 + pull * 4, 10 + pull * 2);
        setStroke(ctx, 'rgba(255,255,255,0.85)', 2);
        ctx.lineCap = 'round';
        for (const [x, phase] of [
          [26, 0],
          [34, 0.4],
          [86, 0.2],
          [94, 0.7],
        ] as const) {
          const y = 30 + ((time * 1.8 + phase) % 1) * 46;
          strokeLine(ctx, x, y, x + (x < 60 ? -5 : 5), y + 12);
        }
        drawVan(ctx, 60, 0);
        fillRound(ctx, 36, 4, 48, 14, 7, '#1d3a4f');
        text(ctx, `${Math.round(122 + pull * 26)} km/h`, 60, 11.5, {
          size: 9.5,
          weight: 700,
          color: '#7df0ff',
        });
      },
    },
  ];
}
