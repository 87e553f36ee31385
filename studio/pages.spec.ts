import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  test,
  type BrowserContext,
  type Frame,
  type FrameLocator,
  type Locator,
  type Page,
} from '@playwright/test';
import { listDrafts } from '#app/changes/drafts.server.ts';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';
import { watchConsole } from './spec-support.ts';

/*
 * The layout editor, operated by mouse, keyboard and touch. The block that the tests move has the heading “Lantern”, by
 * which they find it.
 */

let studio: TestStudio;
/** The address of the layout of a home page. */
let home: string;

test.beforeAll(async () => {
  studio = await startStudio([]);
  home = (await studio.get('/pages', await studio.signIn('editor'))).headers.get('location') ?? '';
});

test.beforeEach(() => studio.store.db.deleteFrom('drafts').execute());

test.afterAll(() => studio.stop());

const lantern = { module: 'text', config: { title: 'Lantern', text: '<p>It glows until morning.</p>' } };

async function signIn(context: BrowserContext, name: string): Promise<void> {
  const operator = await studio.addOperator(name, 'editor');
  const [cookie = '', value = ''] = (await studio.signIn(operator)).split('=');
  await context.addCookies([{ name: cookie, value, url: studio.origin }]);
}

/** Opens a layout and waits until its page can be edited. */
async function openPages(page: Page, address = home): Promise<FrameLocator> {
  await page.goto(studio.origin + address);
  const canvas = page.frameLocator('iframe').first();
  // The page adds this element when it is connected to the Studio.
  await expect(canvas.locator('portico-canvas')).toBeAttached();
  await expect(page.getByText('The page is loading')).toHaveCount(0);
  return canvas;
}

const rowsOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Blocks of the page' }).getByRole('row');
const rowOf = (page: Page, name: string) => rowsOf(page).filter({ hasText: name });

/** Returns the position of a block in the list. */
async function placeOf(page: Page, name: string): Promise<number> {
  const texts = await rowsOf(page).allInnerTexts();
  return texts.findIndex((text) => text.startsWith(name));
}

/** Waits for a toast, which screen readers announce, and closes it. */
async function announced(page: Page, text: string | RegExp): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(toast.getByRole('alert')).toBeVisible();
  await toast.getByRole('button', { name: 'Close' }).click();
}

async function pasteBlock(page: Page, block: unknown): Promise<void> {
  await page.getByRole('button', { name: 'Paste a block' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a block' });
  await dialog.getByRole('textbox').fill(JSON.stringify(block));
  await dialog.getByRole('button', { name: 'Paste the block' }).click();
  await expect(dialog).toHaveCount(0);
  await announced(page, 'Pasted');
}

async function openMenu(page: Page, name: string): Promise<void> {
  await rowOf(page, name)
    .getByRole('button', { name: /^Actions on/ })
    .click();
}

interface Point {
  x: number;
  y: number;
}

async function centreOf(element: Locator): Promise<Point> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Returns the centre of an element of the page in the canvas. Playwright ignores the scale of the frame. */
async function centreIn(page: Page, element: Locator): Promise<Point> {
  const frame = page.locator('iframe').first();
  const outer = await frame.boundingBox();
  if (!outer) throw new Error('There is no canvas.');
  const scale = outer.width / (await frame.evaluate((one: HTMLElement) => one.offsetWidth));
  const centre = await centreInFrame(element);
  return { x: outer.x + centre.x * scale, y: outer.y + centre.y * scale };
}

/** Returns the centre of an element of a frame, in the pixels of the frame. */
async function centreInFrame(element: Locator): Promise<Point> {
  return element.evaluate((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
}

/**
 * Returns the page in the canvas, which has a process of its own. Tests must send touches to that process. Chromium
 * would convert the position of a touch twice if it were sent to the process of the Studio, so it would arrive at
 * another point of a scaled frame. Touches of a real finger are not affected.
 */
async function canvasOf(page: Page): Promise<Frame> {
  const frame = await (await page.locator('iframe').first().elementHandle())?.contentFrame();
  if (!frame) throw new Error('There is no canvas.');
  return frame;
}

/** Touches points of a page or frame, in its own pixels. */
async function touch(document: Frame | Page): Promise<(type: Touch, ...points: Point[]) => Promise<void>> {
  const context = 'context' in document ? document.context() : document.page().context();
  const client = await context.newCDPSession(document);
  return async (type, ...touchPoints) => {
    await client.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
}

type Touch = 'touchEnd' | 'touchMove' | 'touchStart';

async function tapAt(document: Frame | Page, point: Point): Promise<void> {
  const send = await touch(document);
  await send('touchStart', point);
  await send('touchEnd');
}

/** Moves a finger from one point to another in eight steps. */
async function dragByTouch(document: Frame | Page, from: Point, to: Point): Promise<void> {
  const send = await touch(document);
  await send('touchStart', from);
  for (let step = 1; step <= 8; step += 1) {
    const share = step / 8;
    await send('touchMove', {
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    });
  }
  await send('touchEnd');
}

test('a block is pasted, moved by mouse and keyboard, changed, limited to phones and undone @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  await signIn(page.context(), 'Ada');
  const canvas = await openPages(page);
  const heading = canvas.getByRole('heading', { name: 'Lantern' });
  const inspector = page.getByRole('complementary', { name: 'Settings of the block' });
  const row = rowOf(page, 'Lantern');

  await test.step('paste', async () => {
    await rowsOf(page).nth(2).click();
    await page.getByRole('button', { name: 'Paste a block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a block' });
    await dialog.getByRole('textbox').fill('{"module": "text"');
    await dialog.getByRole('button', { name: 'Paste the block' }).click();
    await expect(dialog.getByText('this is not complete JSON')).toBeVisible();
    await dialog.getByRole('textbox').fill('{"module": "text", "config": {"title": {"a": 1}}}');
    await dialog.getByRole('button', { name: 'Paste the block' }).click();
    await expect(dialog.getByText('the setting “title” has a value that is not allowed')).toBeVisible();
    await dialog.getByRole('textbox').fill(JSON.stringify(lantern));
    await dialog.getByRole('button', { name: 'Paste the block' }).click();
    await announced(page, 'Pasted Lantern');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(heading).toBeVisible();
  });

  await test.step('move by keyboard and in the page', async () => {
    const before = await placeOf(page, 'Lantern');
    await row.focus();
    await page.keyboard.press('Alt+ArrowUp');
    await announced(page, 'Moved Lantern');
    await expect.poll(() => placeOf(page, 'Lantern')).toBe(before - 1);
    await expect(row).toBeFocused();
    await heading.scrollIntoViewIfNeeded();
    const from = await centreIn(page, heading);
    const frame = await page.locator('iframe').first().boundingBox();
    if (!frame) throw new Error('There is no canvas.');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, frame.y + frame.height * 0.8, { steps: 8 });
    await page.mouse.up();
    await announced(page, 'Moved Lantern');
    expect(await placeOf(page, 'Lantern')).toBeGreaterThan(before - 1);
  });

  await test.step('Escape closes a menu and leaves the selection', async () => {
    await openMenu(page, 'Lantern');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(row).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('limit to phones', async () => {
    await openMenu(page, 'Lantern');
    await page.getByRole('menuitem', { name: 'Show on phones only' }).click();
    await announced(page, 'Lantern is now shown on phones only');
    await expect(heading).toBeHidden();
    await page.getByRole('radio', { name: 'Tablet' }).click();
    await expect(heading).toBeHidden();
    await page.getByRole('radio', { name: 'Phone' }).click();
    await expect(heading).toBeVisible();
  });

  await test.step('change, undo, redo', async () => {
    const field = inspector.getByRole('textbox', { name: 'Heading' });
    await field.fill('Beacon');
    await field.press('Tab');
    const beacon = canvas.getByRole('heading', { name: 'Beacon' });
    await expect(beacon).toBeVisible();
    await rowOf(page, 'Beacon').focus();
    await page.keyboard.press('Control+z');
    await announced(page, 'Last step undone');
    await expect(heading).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await announced(page, 'Step done again');
    await expect(beacon).toBeVisible();
  });

  await test.step('add from the palette by keyboard', async () => {
    const before = await rowsOf(page).count();
    await page.getByRole('button', { name: 'Add a block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a block' });
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await dialog.getByRole('textbox').focus();
    await page.keyboard.type('faq');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await announced(page, /^Added/);
    await expect(rowsOf(page)).toHaveCount(before + 1);
  });

  await test.step('Publish shows the changed page in both themes without barriers', async () => {
    await page.goto(`${studio.origin}/publish`);
    await expect(page.locator('iframe').first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      // The pictures are pages of the portal, which have tests of their own.
      const axe = new AxeBuilder({ page }).exclude('[data-live-announcer]').exclude('iframe');
      expect((await axe.analyze()).violations, colorScheme).toEqual([]);
    }
  });
  expect(errors).toEqual([]);
});

test('a finger selects a block, moves it with its menu, its grip and its row, and moves the marker of an ad @long', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: true });
  await signIn(context, 'Radia');
  const page = await context.newPage();
  const canvas = await openPages(page);
  await rowsOf(page).nth(2).tap();
  await pasteBlock(page, lantern);
  const row = rowOf(page, 'Lantern');
  await rowsOf(page).first().tap();
  await expect(row).toHaveAttribute('aria-selected', 'false');

  const heading = canvas.getByRole('heading', { name: 'Lantern' });
  await heading.scrollIntoViewIfNeeded();
  await tapAt(await canvasOf(page), await centreInFrame(heading));
  await expect(row).toHaveAttribute('aria-selected', 'true');
  const form = page.getByRole('complementary', { name: 'Settings of the block' });
  await expect(form.getByRole('textbox', { name: 'Heading' })).toHaveValue('Lantern');

  const before = await placeOf(page, 'Lantern');
  await row.getByRole('button', { name: /^Actions on/ }).tap();
  await page.getByRole('menuitem', { name: 'Move up' }).tap();
  await announced(page, 'Moved Lantern');
  await expect.poll(() => placeOf(page, 'Lantern')).toBe(before - 1);

  // Once the outline is around the block again, the page shows the new order.
  const grip = canvas.locator('portico-canvas .grip');
  await expect(canvas.locator('portico-canvas .outline .name')).toContainText('Lantern');
  const frame = await canvasOf(page);
  const from = await centreInFrame(grip);
  await dragByTouch(frame, from, { x: from.x, y: (await frame.evaluate(() => innerHeight)) * 0.85 });
  await announced(page, 'Moved Lantern');
  await expect.poll(() => placeOf(page, 'Lantern')).toBeGreaterThan(before - 1);

  await test.step('in the list, on a tablet', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const place = await placeOf(page, 'Lantern');
    const above = await rowsOf(page)
      .nth(place - 2)
      .boundingBox();
    if (!above) throw new Error('The rows are not visible.');
    const handle = await centreOf(row.getByRole('button', { name: 'Drag Lantern' }));
    await dragByTouch(page, handle, { x: handle.x + 4, y: above.y + 4 });
    await announced(page, 'Moved Lantern');
    await expect.poll(() => placeOf(page, 'Lantern')).toBe(place - 2);
  });

  await test.step('the marker of an ad, between the tiles of a block', async () => {
    const config = { title: 'Beacons', item_count: 6, ad_position: [2], ad_index: [77] };
    await pasteBlock(page, { module: 'quickView', config });
    const [, , prefix = ''] = home.split('/');
    await page.goto(`${studio.origin}/ads?section=${prefix}&page=home`);
    const drawing = page.getByRole('grid', { name: /^Slots of/ });
    const marker = drawing.getByRole('row', { name: /^Ad 77/ });
    await expect(marker).toContainText('after 2');
    await expect(drawing.locator('img').first()).toBeVisible();
    const tile = drawing.getByRole('row', { name: 'Tile 5 of Beacons' });
    await tile.scrollIntoViewIfNeeded();
    const box = await tile.boundingBox();
    if (!box) throw new Error('The tile is not visible.');
    const handle = await centreOf(marker.getByRole('button', { name: /^Drag/ }));
    await dragByTouch(page, handle, { x: box.x + box.width * 0.8, y: box.y + box.height / 2 });
    await announced(page, /moved/i);
    await expect(marker).toContainText('after 5');
  });
  await context.close();
});

test('blocks are dragged in the list, and copied to another page by keyboard @long', async ({ page }) => {
  await signIn(page.context(), 'Grace');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: studio.origin });
  const canvas = await openPages(page);
  await rowsOf(page).nth(3).click();
  await pasteBlock(page, lantern);
  const row = rowOf(page, 'Lantern');

  await test.step('by mouse', async () => {
    const before = await placeOf(page, 'Lantern');
    const target = await rowsOf(page)
      .nth(before - 2)
      .boundingBox();
    const grip = await row.getByRole('button', { name: 'Drag Lantern' }).boundingBox();
    if (!target || !grip) throw new Error('The rows are not visible.');
    await page.mouse.move(grip.x + 8, grip.y + 8);
    await page.mouse.down();
    await page.mouse.move(target.x + 60, target.y + 20, { steps: 6 });
    await page.mouse.move(target.x + 60, target.y + 3, { steps: 3 });
    await page.mouse.up();
    await announced(page, 'Moved Lantern');
    await expect.poll(() => placeOf(page, 'Lantern')).toBe(before - 2);
  });

  await test.step('by keyboard, with Escape to cancel', async () => {
    const before = await placeOf(page, 'Lantern');
    const pressOnGrip = async (...keys: string[]) => {
      await row.getByRole('button', { name: 'Drag Lantern' }).focus();
      await page.keyboard.press('Enter');
      // Before the drag has begun, key presses apply to the list.
      await expect(row).toHaveAttribute('data-dragging', 'true');
      for (const key of keys) await page.keyboard.press(key);
    };
    await row.click();
    await pressOnGrip('ArrowDown', 'Escape');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    expect(await placeOf(page, 'Lantern')).toBe(before);
    await pressOnGrip('ArrowDown', 'Enter');
    await announced(page, 'Moved Lantern');
    await expect.poll(() => placeOf(page, 'Lantern')).toBe(before + 1);
  });

  await test.step('copy in the list, paste into the page of another layout', async () => {
    await row.click();
    await page.keyboard.press('Control+c');
    const other = await openPages(page, home.replace(/\/home$/, '/category'));
    await rowsOf(page).nth(1).click();
    await other.locator('main').click({ position: { x: 8, y: 8 }, force: true });
    await page.keyboard.press('Control+v');
    await announced(page, 'Pasted Lantern');
    await expect(other.getByRole('heading', { name: 'Lantern' })).toBeVisible();
    await expect(rowOf(page, 'Lantern')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the limit is announced before it is reached', async () => {
    const places = page.getByRole('status').filter({ hasText: /Room for|full/ });
    const selected = rowsOf(page).and(page.locator('[aria-selected=true]'));
    for (let count = await rowsOf(page).count(); count < 25; count += 1) {
      if (count < 20) await expect(places).toHaveCount(0);
      else await expect(places).toContainText(count === 24 ? 'one more block' : `${25 - count} more blocks`);
      await selected.press('Control+d');
      await announced(page, 'Duplicated Lantern');
      await expect(rowsOf(page)).toHaveCount(count + 1);
    }
    await expect(places).toContainText('The page is full');
    await selected.press('Control+d');
    await announced(page, 'a page has at most 25 blocks');
    await expect(rowsOf(page)).toHaveCount(25);
  });

  await test.step('compare and reset', async () => {
    await page.getByRole('button', { name: 'Compare' }).click();
    const dialog = page.getByRole('dialog', { name: 'What is different' });
    await expect(dialog.getByText(/^Lantern is new/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset to the built-in layout' }).click();
    await announced(page, 'The page has its built-in layout again');
    await expect(rowOf(page, 'Lantern')).toHaveCount(0);
    await expect(canvas.getByRole('heading', { name: 'Lantern' })).toHaveCount(0);
  });
});

test('two editors of one layout lose nothing, and conflicts are told @long', async ({ browser }) => {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [mine, theirs] = contexts;
  if (!mine || !theirs) throw new Error('There are no windows.');
  await signIn(mine, 'Mary');
  await signIn(theirs, 'Hedy');
  const first = await mine.newPage();
  const second = await theirs.newPage();
  await openPages(first);
  await rowsOf(first).nth(1).click();
  await pasteBlock(first, lantern);
  const [draft] = await listDrafts(studio.store);
  await theirs.request.post(`${studio.origin}/draft.data`, {
    form: { intent: 'choose', id: String(draft?.id) },
    headers: { Origin: studio.origin },
  });
  const canvas = await openPages(second);
  await expect(rowOf(second, 'Lantern')).toHaveCount(1);

  // The requests for the draft fail, so that neither window learns of changes in the other one.
  for (const page of [first, second]) {
    await page.route('**/draft', (route) =>
      route.request().method() === 'GET' ? route.fulfill({ status: 503 }) : route.continue(),
    );
  }
  await rowOf(first, 'Lantern').focus();
  await first.keyboard.press('Control+d');
  await announced(first, 'Duplicated Lantern');
  await rowOf(second, 'Lantern').click();
  await second.keyboard.press('Alt+ArrowDown');
  await announced(second, 'somebody else has just changed this layout');
  await expect(rowOf(second, 'Lantern')).toHaveCount(2);
  await expect(canvas.getByRole('heading', { name: 'Lantern' })).toHaveCount(2);
  await second.keyboard.press('Alt+ArrowDown');
  await announced(second, 'Moved Lantern');

  await first.keyboard.press('Control+z');
  await announced(first, 'changed in another window');
  await expect(rowOf(first, 'Lantern')).toHaveCount(2);

  for (const page of [first, second]) await page.unroute('**/draft');
  await first.getByRole('button', { name: 'Paste a block' }).click();
  await theirs.request.post(`${studio.origin}${new URL(second.url()).pathname}/edit.data`, {
    form: { intent: 'reset' },
    headers: { Origin: studio.origin },
  });
  const isShown = async (page: Page) => {
    await announced(page, 'This page was changed in another window');
    await expect(rowOf(page, 'Lantern')).toHaveCount(0);
  };
  await isShown(second);
  // While its dialog is open, the first window keeps showing the earlier blocks. Without the dialog, it would follow
  // the change before the second window has looked at the draft twice.
  for (let looks = 0; looks < 2; looks += 1) await second.waitForRequest('**/draft');
  const hidden = { includeHidden: true };
  const list = first.getByRole('complementary', { name: 'Blocks of the page', ...hidden });
  await expect(list.getByRole('row', hidden).filter({ hasText: 'Lantern' })).toHaveCount(2);
  await first.keyboard.press('Escape');
  await isShown(first);
  await Promise.all(contexts.map((context) => context.close()));
});
