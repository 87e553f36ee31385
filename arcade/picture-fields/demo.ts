import type { Demo } from '../kit/demo.ts';
import type { Look } from './look.ts';

/** Sows one certain run after another, each with a single drag, and continues with the next field. */
export const demo: Demo = {
  from: 0.4,
  async play(hand) {
    await hand.wait(0.5);
    for (;;) {
      const { status, next, squares, tool, tools } = await hand.look<Look>();
      const points = (next?.cells ?? []).flatMap((cell): [number, number][] => {
        const square = squares[cell];
        return square ? [[square.x, square.y]] : [];
      });
      const [first] = points;
      if (status !== 'playing') {
        await hand.wait(4.2);
        await hand.press('Enter');
        await hand.wait(0.7);
      } else if (next && first) {
        const box = tools.find((own) => own.tool === next.crop);
        if (box && tool !== next.crop) {
          await hand.tap(box.x, box.y);
          await hand.wait(0.2);
        }
        if (points.length === 1) await hand.tap(...first);
        else await hand.drag(points, 0.09 * points.length);
        await hand.wait(0.22);
      } else await hand.wait(0.3);
    }
  },
};
