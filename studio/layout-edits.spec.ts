import { expect, test, type Page } from '@playwright/test';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';
import { watchConsole } from './spec-support.ts';

/* Edits of a layout that follow each other faster than they are saved, or that cannot be sent. */

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
});

test.afterAll(() => studio.stop());

const rowsOf = (page: Page) =>
  page.getByRole('complementary', { name: 'Blocks of the page' }).getByRole('row');
const toastOf = (page: Page) => page.getByRole('alertdialog');

/** Opens a layout as an operator without a draft. */
async function openPages(page: Page, address: string): Promise<void> {
  const operator = await studio.addOperator(`Quick ${crypto.randomUUID().slice(0, 8)}`, 'editor');
  const [name = '', value = ''] = (await studio.signIn(operator)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
  await page.goto(studio.origin + address);
  const canvas = page.frameLocator('iframe').first().locator('portico-canvas');
  // A slow machine needs several seconds to draw the page for the first time.
  await expect(canvas).toBeAttached({ timeout: 30_000 });
}

/** Opens another page of the section. */
async function openKind(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Page$/ }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** Selects the block at a position in the list. A click before the list is hydrated does nothing. */
async function select(page: Page, position: number): Promise<void> {
  const row = rowsOf(page).nth(position);
  await expect(async () => {
    await row.click();
    await expect(row).toHaveAttribute('aria-selected', 'true', { timeout: 1_000 });
  }).toPass();
  await row.focus();
}

/** Holds all requests that edit a layout. */
async function holdEdits(page: Page) {
  const sent: string[] = [];
  const { promise, resolve: release } = Promise.withResolvers<null>();
  await page.route(/\/edit$/, async (route) => {
    sent.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
    await promise;
    await route.continue();
  });
  return { sent, release: () => release(null) };
}

test('an edit that cannot be sent leaves the screen as it is @long', async ({ page }) => {
  await openPages(page, '/pages/g/home');
  await select(page, 2);
  const before = await rowsOf(page).allInnerTexts();
  await page.route(/\/edit$/, (route) => route.abort());
  await page.keyboard.press('Alt+ArrowDown');
  await expect(toastOf(page)).toContainText('the Studio does not answer');
  expect(await rowsOf(page).allInnerTexts()).toEqual(before);
  await page.unroute(/\/edit$/);
  await select(page, 2);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(toastOf(page)).toContainText('Moved');
  expect(await rowsOf(page).allInnerTexts()).not.toEqual(before);
});

test('an edit that is being sent changes only the page for which it was meant @long', async ({ page }) => {
  const errors = watchConsole(page);
  await openPages(page, '/pages/g/home');
  await select(page, 2);
  const count = await rowsOf(page).count();
  const { sent, release } = await holdEdits(page);
  await page.keyboard.press('Delete');
  await expect(rowsOf(page)).toHaveCount(count - 1);
  await page.keyboard.press('Delete');
  await expect(rowsOf(page)).toHaveCount(count - 2);
  await openKind(page, 'Category');
  await expect(page).toHaveURL(/\/category$/);
  await expect(rowsOf(page)).not.toHaveCount(count - 2);
  const others = await rowsOf(page).count();
  release();
  await expect.poll(() => sent.length).toBe(2);
  await expect(toastOf(page)).toContainText('Removed');
  await expect(rowsOf(page)).toHaveCount(others);
  expect(sent.every((one) => one.startsWith('/pages/g/home/edit '))).toBe(true);
  await openKind(page, 'Home');
  await expect(rowsOf(page)).toHaveCount(count - 2);
  expect(errors).toEqual([]);
});

test('undo follows the edits before it, however quickly the keys are pressed @long', async ({ page }) => {
  const errors = watchConsole(page);
  await openPages(page, '/pages/g/home');
  const before = await rowsOf(page).allInnerTexts();
  await select(page, 2);
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  // Nothing is left to undo.
  await page.keyboard.press('Control+z');
  await expect.poll(() => rowsOf(page).allInnerTexts()).toEqual(before);
  await expect(toastOf(page)).toContainText('Last step undone');
  expect(errors).toEqual([]);
});

test('a setting is saved in its block before the block moves @long', async ({ page }) => {
  await openPages(page, '/pages/g/home');
  const added = { module: 'text', config: { text: '<p>It glows until morning.</p>' } };
  await select(page, 2);
  for (const position of [3, 4]) {
    await page.getByRole('button', { name: 'Paste a block' }).click();
    const dialog = page.getByRole('dialog', { name: 'Paste a block' });
    await dialog.getByRole('textbox').fill(JSON.stringify(added));
    await dialog.getByRole('button', { name: 'Paste the block' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(rowsOf(page).nth(position)).toHaveAttribute('aria-selected', 'true');
  }
  const canvas = page.frameLocator('iframe').first();
  const up = canvas.getByRole('button', { name: 'Move up' });
  const texts = canvas.getByText('It glows until morning.');
  // Until the canvas has loaded the second block, the “Move up” button in the canvas moves the first one.
  await expect(texts).toHaveCount(2);
  const distance = async (index: number) => {
    const [tools, text] = [await up.boundingBox(), await texts.nth(index).boundingBox()];
    return tools && text ? Math.abs(tools.y - text.y) : Infinity;
  };
  await expect(async () => expect(await distance(1)).toBeLessThan(await distance(0))).toPass();
  const { sent, release } = await holdEdits(page);
  const form = page.getByRole('complementary', { name: 'Settings of the block' });
  await form.getByRole('textbox', { name: 'Heading' }).fill('Lantern');
  await form.getByRole('textbox', { name: 'Heading' }).blur();
  const place = (await rowsOf(page).all()).length;
  await up.dispatchEvent('click');
  await expect.poll(() => sent.length).toBe(1);
  release();
  await expect(toastOf(page)).toContainText('Moved');
  await expect(rowsOf(page)).toHaveCount(place);
  await expect(rowsOf(page).nth(3)).toContainText('Lantern');
  await expect(rowsOf(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await expect(form.getByRole('textbox', { name: 'Heading' })).toHaveValue('Lantern');
  await expect(form.getByText('before you left the page')).toHaveCount(0);
});
