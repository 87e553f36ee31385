import { expect, test, type Frame, type Page } from '@playwright/test';
import type { FromCanvas, ToCanvas } from '#app/pages/canvas/messages.ts';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';
import { watchConsole } from './spec-support.ts';

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
});

test.afterAll(() => studio.stop());

/** Opens a screen as an operator without a draft. */
async function openScreen(page: Page, address: string): Promise<void> {
  const operator = await studio.addOperator(`Canvas ${crypto.randomUUID().slice(0, 8)}`, 'editor');
  const [name = '', value = ''] = (await studio.signIn(operator)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
  await page.goto(studio.origin + address);
}

/** Opens the layout editor as an operator without a draft. Returns the page in its canvas. */
async function openPages(page: Page, address: string): Promise<Frame> {
  await openScreen(page, address);
  const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  await expect(frame.locator('portico-canvas')).toBeAttached();
  return frame;
}

/** Returns the top of the block at a position, and of the outline of the selected block. */
function topsOf(frame: Frame, position: number): Promise<[block: number, outline: number]> {
  return frame.evaluate((at) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(`[style*="home ${at}"]`) ?? document.body);
    const outline = document
      .querySelector('portico-canvas')
      ?.shadowRoot?.querySelector('.outline:not(.hover)');
    const tops = [range.getBoundingClientRect(), outline?.getBoundingClientRect()];
    return tops.map((area) => Math.round(area?.top ?? -1)) as [number, number];
  }, position);
}

/** Clicks near the top of the block at a position. Playwright ignores the scale of the frame. */
async function clickIn(page: Page, frame: Frame, position: number): Promise<void> {
  const scale = await page
    .locator('iframe')
    .evaluate((one: HTMLElement) => one.getBoundingClientRect().width / one.offsetWidth);
  const outer = await page.locator('iframe').boundingBox();
  if (!outer) throw new Error('There is no canvas.');
  const [x, y] = await frame.evaluate((at) => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector(`[style*="home ${at}"]`) ?? document.body);
    const area = range.getBoundingClientRect();
    return [area.left + area.width / 2, area.top + Math.min(area.height / 2, 40)] as const;
  }, position);
  await page.mouse.click(outer.x + x * scale, outer.y + y * scale);
}

test('the outline stays with its block while the page loads the first edit of a draft @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const frame = await openPages(page, '/pages/g/home');
  const blocks = page.getByRole('complementary', { name: 'Blocks of the page' }).getByRole('row');
  const outline = frame.locator('portico-canvas .outline:not(.hover)');
  // A click in the page selects the block below the pointer.
  await clickIn(page, frame, 5);
  await expect(blocks.nth(5)).toHaveAttribute('aria-selected', 'true');
  await expect(async () => {
    await blocks.nth(2).click();
    await expect(outline).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // The block that the pointer has left is not outlined any more.
  await expect(frame.locator('portico-canvas .outline.hover')).toHaveCount(0);
  const name = (await outline.locator('.name').textContent()) ?? '';

  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/preview\//, async (route) => {
    await held;
    await route.continue();
  });
  const entering = page.waitForRequest(/\/preview\//);
  await blocks.nth(2).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await entering;
  await expect(blocks.nth(3)).toHaveAttribute('aria-selected', 'true');
  // The page still shows the former order, so the outline is still around the block at position 2.
  const [block, around] = await topsOf(frame, 2);
  expect(around).toBe(block);
  const content = (await frame.locator('[style*="home 2"]').textContent()) ?? '';
  release();
  await expect(frame.locator('[style*="home 2"]')).not.toHaveText(content);
  await expect(async () => {
    const [moved, followed] = await topsOf(frame, 3);
    expect(followed).toBe(moved);
  }).toPass();
  await expect(outline.locator('.name')).toHaveText(name);
  expect(errors).toEqual([]);
});

test('page and Studio ignore messages from other windows, origins and channels @long', async ({ page }) => {
  const frame = await openPages(page, '/pages/g/home');
  const rows = page.getByRole('complementary', { name: 'Blocks of the page' }).getByRole('row');
  const count = await rows.count();
  const [, channel = ''] = /"channel":"([\w-]+)"/.exec(await frame.content()) ?? [];
  const stranger = await addStranger(frame);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));

  // Each of these messages would make the page request the link of a preview.
  const refresh: ToCanvas & { canvas: string } = {
    kind: 'refresh',
    key: 'forged',
    isNew: true,
    after: null,
    canvas: channel,
  };
  await stranger.evaluate((message) => parent.postMessage(message, '*'), refresh);
  await frame.evaluate((message) => postMessage(message, '*'), refresh);
  await page.evaluate((message) => frames[0]?.postMessage({ ...message, canvas: 'another' }, '*'), refresh);
  // Each of these messages would duplicate the first block.
  const act: FromCanvas = { kind: 'act', action: 'duplicate', position: 0, canvas: channel };
  await stranger.evaluate((message) => top?.postMessage(message, '*'), act);
  await page.evaluate((message) => postMessage(message, '*'), act);
  await frame.evaluate((message) => parent.postMessage({ ...message, canvas: 'another' }, '*'), act);

  // A message of the page itself is accepted. The Studio answers it after it has read the forged messages.
  const select: FromCanvas = { kind: 'select', position: 1, canvas: channel };
  await frame.evaluate((message) => parent.postMessage(message, '*'), select);
  await expect(rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(frame.locator('portico-canvas .outline')).toBeVisible();
  expect(await rows.count()).toBe(count);
  expect(asked.filter((address) => address.includes('forged'))).toEqual([]);
});

test('a page that does not answer is opened again when the operator tries again @long', async ({ page }) => {
  const { origin } = new URL(studio.app.site);
  const isDocument = ({ origin: own, pathname }: URL) => own === origin && pathname === '/g';
  await page.route(isDocument, (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await openScreen(page, '/pages/g/home');
  await expect(page.getByText('The page does not answer.')).toBeVisible({ timeout: 30_000 });
  await page.unroute(isDocument);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.frameLocator('iframe').locator('portico-canvas')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.locator('iframe')).toBeFocused();
});

/** Adds a frame of another origin to a page, such as the frame of an ad. */
async function addStranger(frame: Frame): Promise<Frame> {
  const element = await frame.evaluateHandle(() => {
    const added = document.createElement('iframe');
    added.setAttribute('sandbox', 'allow-scripts');
    document.body.append(added);
    return added;
  });
  const stranger = await element.contentFrame();
  if (!stranger) throw new Error('The frame was not added.');
  return stranger;
}
