import { type Ctx, fillRound, setStroke, shade, text } from '../kit/draw.ts';
import { clamp, easeInQuad, lerp } from '../kit/ease.ts';
import type { HowToCard } from '../kit/title-screen.ts';
import { addBlob, addBridge, createArt, fillPath, type Blob } from './jelly-art.ts';
import { colourOf, WORLD } from './palette.ts';
import { phrase } from './texts.ts';

const SIZE = 20;

const blobAt = (x: number, y: number, squash = 0): Blob => ({
  x,
  y: y + SIZE * 0.46 * squash,
  halfWidth: SIZE * 0.46 * (1 + squash * 0.4),
  halfHeight: SIZE * 0.46 * (1 - squash),
  lean: 0,
});

const well = (ctx: Ctx): void => {
  fillRound(ctx, 12, 4, 96, 82, 8, WORLD.brass);
  fillRound(ctx, 17, 8, 86, 74, 4, WORLD.shaft);
};

/** Creates the drawn instructions of the title screen. */
export function createHowTo(): HowToCard[] {
  const art = createArt(2);
  const group = (ctx: Ctx, colour: number, blobs: readonly Blob[]): void => {
    const path = new Path2D();
    for (const blob of blobs) addBlob(path, blob);
    for (const one of blobs)
      for (const two of blobs) {
        if (two.x - one.x > 12 && two.x - one.x < 23 && Math.abs(two.y - one.y) < 5)
          addBridge(path, one, two, true);
        if (one.y - two.y > 12 && one.y - two.y < 23 && Math.abs(two.x - one.x) < 5)
          addBridge(path, one, two, false);
      }
    setStroke(ctx, shade(colourOf(colour), -0.55), 3);
    ctx.stroke(path);
    ctx.fillStyle = colourOf(colour);
    fillPath(ctx, path);
    for (const { x, y, halfHeight } of blobs)
      art.gloss[colour]?.draw(ctx, x, y, 0.5, (0.5 * halfHeight) / (SIZE * 0.46));
  };

  return [
    {
      caption: phrase('howTo.drop'),
      draw(ctx, time) {
        const t = time % 2.8;
        well(ctx);
        group(ctx, 1, [blobAt(30, 71), blobAt(50, 71)]);
        group(ctx, 0, [blobAt(90, 71)]);
        const angle = clamp((t - 0.4) / 0.3, 0, 1) * (Math.PI / 2);
        const x = lerp(50, 70, clamp((t - 0.8) / 0.25, 0, 1));
        const y = lerp(24, 51, easeInQuad(clamp((t - 1.2) / 0.3, 0, 1)));
        const low = t > 1.5 ? lerp(51, 71, easeInQuad(clamp((t - 1.5) / 0.2, 0, 1))) : y;
        const wobble = Math.sin((t - 1.7) * 22) * Math.exp(-(t - 1.7) * 5) * (t > 1.7 ? 0.25 : 0);
        group(ctx, 3, [blobAt(x, low, wobble)]);
        group(ctx, 2, [blobAt(x + Math.sin(angle) * SIZE, y - Math.cos(angle) * SIZE, wobble)]);
      },
    },
    {
      caption: phrase('howTo.melt'),
      draw(ctx, time) {
        const t = time % 2.6;
        well(ctx);
        const fall = easeInQuad(clamp((t - 0.2) / 0.4, 0, 1));
        const melt = clamp((t - 0.9) / 0.4, 0, 1);
        const after = easeInQuad(clamp((t - 1.4) / 0.25, 0, 1));
        if (melt < 1)
          group(ctx, 0, [
            blobAt(30, 71, melt * 0.9),
            blobAt(50, 71, melt * 0.9),
            blobAt(70, 71, melt * 0.9),
            blobAt(70, lerp(20, 51, fall), melt * 0.9),
          ]);
        group(ctx, 1, [blobAt(90, 71), blobAt(30, lerp(51, 71, after)), blobAt(50, lerp(51, 71, after))]);
        if (t > 1) text(ctx, '+40', 62, 42 - (t - 1) * 8, { size: 17, weight: 700, outline: WORLD.ink });
      },
    },
    {
      caption: phrase('howTo.doors'),
      draw(ctx, time) {
        const t = time % 3;
        const open = clamp((t - 0.5) / 1.4, 0, 1);
        fillRound(ctx, 12, 4, 96, 82, 8, WORLD.brass);
        fillRound(ctx, 17, 8, 86, 74, 4, '#ffd98a');
        group(ctx, 2, [blobAt(52, 71), blobAt(70, 71)]);
        for (const side of [-1, 1]) {
          const width = 43 * (1 - open * 0.75);
          fillRound(ctx, side < 0 ? 17 : 103 - width, 8, width, 74, 3, WORLD.door);
          fillRound(ctx, side < 0 ? 17 + width - 4 : 103 - width + 2, 12, 2, 66, 1, WORLD.brass);
        }
        if (t > 1.3)
          text(ctx, phrase('pop.double'), 60, 32, {
            size: 18,
            weight: 700,
            color: '#ffe08a',
            outline: WORLD.ink,
          });
      },
    },
  ];
}
