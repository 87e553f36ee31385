import type { Frame, Page } from '@playwright/test';
import type { Hand, Played } from '../kit/demo.ts';

type PlayedCanvas = HTMLCanvasElement & { played: Played };

const canvas = 'canvas.stage';

/**
 * Creates a hand that plays a game in a page or in a frame of it. `wait` lets the game's time pass: real time in a
 * test, the page's own clock in a recording.
 */
export function createHand(page: Page, frame: Frame, wait: (seconds: number) => Promise<void>): Hand {
  /**
   * Returns the function that converts logical units into positions on the page. It is valid until the frame moves or
   * changes its size.
   */
  const findPlaces = async (): Promise<(x: number, y: number) => [x: number, y: number]> => {
    const [origin, one] = await frame.locator(canvas).evaluate((stage) => {
      const { toFrame } = (stage as PlayedCanvas).played;
      return [toFrame(0, 0), toFrame(1, 1)] as const;
    });
    const element = frame === page.mainFrame() ? undefined : await frame.frameElement();
    const box = await element?.boundingBox();
    const [left, top] = [origin.x + (box?.x ?? 0), origin.y + (box?.y ?? 0)];
    return (x, y) => [left + x * (one.x - origin.x), top + y * (one.y - origin.y)];
  };
  const move = async (x: number, y: number): Promise<void> => page.mouse.move(...(await findPlaces())(x, y));
  const hand: Hand = {
    wait,
    move,
    down: (code) => page.keyboard.down(code),
    up: (code) => page.keyboard.up(code),
    async press(code, seconds = 0.05) {
      await page.keyboard.down(code);
      await wait(seconds);
      await page.keyboard.up(code);
    },
    async tap(x, y) {
      await move(x, y);
      await page.mouse.down();
      await wait(0.05);
      await page.mouse.up();
    },
    async drag(points, seconds = 0.3) {
      const [first, ...others] = points;
      if (!first) return;
      const placeOf = await findPlaces();
      await page.mouse.move(...placeOf(...first));
      await page.mouse.down();
      let from = first;
      for (const to of others) {
        const parts = 4;
        for (let part = 1; part <= parts; part += 1) {
          const share = part / parts;
          await wait(seconds / others.length / parts);
          const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
          await page.mouse.move(...placeOf(x, y));
        }
        from = to;
      }
      await page.mouse.up();
    },
    async look<View>() {
      const view = await frame.locator(canvas).evaluate((stage) => (stage as PlayedCanvas).played.inspect());
      if (view === undefined) throw new Error('The game has no inspect(); give it one to steer a demo by.');
      return view as View;
    },
  };
  return hand;
}
