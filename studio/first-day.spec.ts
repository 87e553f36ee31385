import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startApp, type TestApp } from '#test/http/app.ts';
import { freePort } from '#test/support/free-port.ts';
import { makeZip } from '#test/support/zip.ts';
import { addPasskeyDevice, watchConsole } from './spec-support.ts';

let app: TestApp;

test.beforeAll(async () => {
  const port = await freePort();
  app = await startApp({ env: { STUDIO_PORT: String(port) } });
});

test.afterAll(() => app.stop());

/** Folder for the pictures in docs/studio.md. If it is not set, the test takes no pictures. */
const pictures = process.env.STUDIO_PICTURES;

async function takePicture(page: Page, name: string): Promise<void> {
  if (!pictures) return;
  await mkdir(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

/** Waits until the draft has more changes than before. */
async function saved(page: Page, act: () => Promise<void>): Promise<void> {
  const link = page.getByRole('link', { name: /^Publish your draft/ });
  const before = (await link.count()) > 0 ? await link.textContent() : null;
  await act();
  await expect(link).toBeVisible();
  if (before !== null) await expect(link).not.toHaveText(before);
}

async function fillField(form: Locator, name: string, value: string): Promise<void> {
  const field = form.getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Tab');
}

/** Uploads a picture through a field, and waits until the field shows it. */
async function addPicture(page: Page, field: Locator): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await field.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name: 'lantern.png', mimeType: 'image/png', buffer: await drawLantern() });
  await expect(field.getByText('640 × 400 pixels')).toBeVisible();
}

/** Returns a game that paints a square and answers to a click. */
function gameZip(): Buffer {
  const page =
    '<!doctype html><title>Lantern</title><canvas width="640" height="400"></canvas><script src="game.js"></script>';
  const script =
    "const area = document.querySelector('canvas').getContext('2d'); area.fillStyle = '#ff7a5c'; area.fillRect(80, 80, 200, 200);";
  return makeZip([
    { name: 'lantern/index.html', content: page },
    { name: 'lantern/game.js', content: script },
  ]);
}

function drawLantern(): Promise<Buffer> {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"><rect width="640" height="400" fill="#2e0f38"/><path d="M240 120h160l-30 200H270z" fill="#ff7a5c"/><circle cx="320" cy="220" r="44" fill="#fff3d6"/></svg>';
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Opens the portal and returns the name that it gives itself. */
async function siteName(visitor: Page): Promise<string | null> {
  await visitor.goto(app.site);
  return visitor.locator('meta[property="og:site_name"]').getAttribute('content');
}

async function openMenu(page: Page, row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

test('a first day: name, look, sections, content, then all of it undone and redone @long', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const errors = watchConsole(page);
  await addPasskeyDevice(page);
  await page.goto(/http:\/\/localhost:\d+\/welcome#[\w-]{43}/.exec(app.log())?.[0] ?? '');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await page.getByRole('button', { name: 'Create a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  // Until the scripts have run, a link loads a new document, and the next press would come too early.
  await page.waitForLoadState('networkidle');
  await takePicture(page, 'today');
  const main = page.getByRole('main');
  const bar = page.getByRole('navigation', { name: 'Studio' });
  const groups = page.getByRole('navigation', { name: 'Groups of settings' });
  const visitor = await page.context().browser()!.newPage();
  /** Address of the category that is merged into another. */
  let merged = '';
  const statusOfMerged = async () => (await app.request(merged)).status;

  await test.step('own colours, name and logo', async () => {
    await bar.getByRole('link', { name: 'Look' }).click();
    await saved(page, () => main.getByText('Plum').click());
    await expect(main.locator('iframe')).toHaveCount(1);
    await expect(main.frameLocator('iframe').getByRole('main')).toBeVisible();
    await takePicture(page, 'look');
    await main.getByRole('link', { name: 'Name and logo' }).click();
    await saved(page, () => fillField(main, 'Short name of the site', 'Lantern Street'));
    await saved(page, () => addPicture(page, main.getByRole('group', { name: 'Logo of the top bar' })));
  });

  await test.step('contact details', async () => {
    await bar.getByRole('link', { name: 'Settings' }).click();
    await groups.getByRole('link', { name: /^Operator/ }).click();
    await saved(page, () => fillField(main, 'Name of the operator', 'Ada Lamp'));
    await saved(page, () => fillField(main, 'Postal address of the operator', '1 Lantern Street, Brighton'));
    await saved(page, () => fillField(main, 'E-mail address of the operator', 'ada@lantern.example'));
  });

  await test.step('sections in another order, by keyboard', async () => {
    await groups.getByRole('link', { name: /^Site/ }).click();
    const sections = main.getByRole('grid').getByRole('row');
    const names = async () => (await sections.allInnerTexts()).map((text) => text.split('\n')[0]);
    await expect(sections.first()).toBeVisible();
    const [first, second, third] = await names();
    const focused = page.locator(':focus');
    await saved(page, async () => {
      await sections.first().focus();
      // React Aria moves the focus and begins to drag one frame after a key press. A person is never too fast for this,
      // but the test is, so it waits after each key.
      await page.keyboard.press('ArrowRight');
      await expect(focused).toHaveAccessibleName(`Drag ${first}`);
      await page.keyboard.press('Enter');
      await expect(focused).toHaveAccessibleName(`Insert between ${first} and ${second}`);
      await page.keyboard.press('ArrowDown');
      await expect(focused).toHaveAccessibleName(`Insert between ${second} and ${third}`);
      await page.keyboard.press('Enter');
    });
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual([second, first, third]);
    // The moved row has the focus, so that it can be moved again at once.
    await expect(focused).toContainText(first ?? '');
    await takePicture(page, 'settings');
  });

  await test.step('thirty games hidden, three of the others first', async () => {
    await bar.getByRole('link', { name: /^Games/ }).click();
    const games = main
      .getByRole('grid')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') });
    await games.first().focus();
    await page.keyboard.press('Space');
    for (let more = 1; more < 30; more++) await page.keyboard.press('Shift+ArrowDown');
    const actions = page.getByRole('toolbar', { name: 'Actions for the selected items' });
    await expect(actions.getByText('30 selected')).toBeVisible();
    await takePicture(page, 'content');
    await saved(page, () => actions.getByRole('button', { name: 'Hide' }).click());
    await expect(main.getByRole('link', { name: /^Hidden/ })).toContainText('30');
    // The focus is back in the table, on the last selected row.
    for (let row = 0; row < 3; row++) {
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
    }
    const pinned = await main.getByRole('row', { selected: true }).getByRole('rowheader').allInnerTexts();
    expect(pinned).toHaveLength(3);
    await saved(page, () => actions.getByRole('button', { name: 'Move to top' }).click());
    await page.keyboard.press('Control+Home');
    const names = games.getByRole('rowheader');
    await expect.poll(async () => (await names.allInnerTexts()).slice(0, 3)).toEqual(pinned);
  });

  await test.step('two categories renamed, a third merged into the first', async () => {
    await main.getByRole('link', { name: 'Categories and tags' }).click();
    const categories = main.getByRole('treegrid', { name: 'Categories' }).getByRole('row');
    for (const [row, name] of ['Bright minds', 'Long walks'].entries()) {
      await openMenu(page, categories.nth(row), 'Edit');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(categories.nth(row)).toContainText(name);
    }
    const before = await categories.count();
    const [name = ''] = (await categories.nth(2).innerText()).split('\n');
    await visitor.goto(app.site);
    const link = visitor.getByRole('link', { name, exact: true }).first();
    merged = new URL((await link.getAttribute('href')) ?? '', app.site).pathname;
    await openMenu(page, categories.nth(2), 'Merge into another');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Merge into' }).fill('Bright');
    await page.getByRole('option', { name: 'Bright minds' }).click();
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(categories).toHaveCount(before - 1);
    await takePicture(page, 'categories');
  });

  await test.step('an article with a picture', async () => {
    await bar.getByRole('link', { name: /^News/ }).click();
    await main.getByRole('button', { name: 'New item' }).click();
    const dialog = page.getByRole('dialog', { name: 'New item' });
    await dialog.getByRole('textbox', { name: 'Title' }).fill('The lanterns are lit');
    await dialog.getByRole('button', { name: 'Create' }).click();
    const article = page.getByRole('complementary', { name: 'The lanterns are lit' });
    await expect(article).toBeVisible();
    await article.getByRole('textbox', { name: 'Intro' }).fill('A street that glows until morning.');
    await article.getByRole('tab', { name: /^Pictures/ }).click();
    await addPicture(page, article.getByRole('group', { name: 'Cover', exact: true }));
    // Changing the tab has saved the intro.
    await article.getByRole('tab', { name: /^Texts/ }).click();
    await expect(article.getByRole('textbox', { name: 'Intro' })).toHaveValue(
      'A street that glows until morning.',
    );
    await article.getByRole('tab', { name: /^Pictures/ }).click();
    await takePicture(page, 'article');
  });

  await test.step('an uploaded game', async () => {
    await bar.getByRole('link', { name: /^Games/ }).click();
    await main.getByRole('link', { name: 'Upload a game' }).click();
    const chooser = page.waitForEvent('filechooser');
    await main.getByRole('button', { name: 'Choose a zip' }).click();
    await (await chooser).setFiles({ name: 'lantern.zip', mimeType: 'application/zip', buffer: gameZip() });
    await expect(main.getByText('It runs', { exact: true })).toBeVisible();
    await main.getByRole('textbox', { name: 'Title' }).fill('Lantern');
    // The cover is a picture of the running game.
    await expect(main.getByText('640 × 400 pixels')).toBeVisible();
    await takePicture(page, 'upload');
    await saved(page, () => main.getByRole('button', { name: 'Add the game' }).click());
  });

  await test.step('publish', async () => {
    await bar
      .getByRole('link', { name: /^Your draft/ })
      .or(main.getByRole('link', { name: /^Publish your draft/ }))
      .first()
      .click();
    await expect(main.getByText('Checked, no errors')).toBeVisible();
    await takePicture(page, 'publish');
    await main.getByRole('button', { name: /^Publish \d/ }).click();
    await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
    await expect.poll(() => siteName(visitor)).toBe('Lantern Street');
    await expect(visitor.getByRole('link', { name: 'Bright minds' }).first()).toBeVisible();
    await expect.poll(statusOfMerged).toBe(301);
  });

  await test.step('all of it undone, and done again', async () => {
    for (const isDone of [false, true]) {
      await bar.getByRole('link', { name: 'History' }).click();
      await main
        .getByRole('link', { name: isDone ? /^Undid/ : /^Published/ })
        .first()
        .click();
      await expect(main.getByRole('article').getByRole('heading', { level: 3 }).first()).toBeVisible();
      await takePicture(page, 'history');
      await main.getByRole('button', { name: isDone ? 'Redo this change' : 'Undo this change' }).click();
      await expect.poll(async () => (await siteName(visitor)) === 'Lantern Street').toBe(isDone);
      await expect.poll(statusOfMerged).toBe(isDone ? 301 : 200);
    }
    await expect(visitor.getByRole('link', { name: 'Bright minds' }).first()).toBeVisible();
  });
  expect(errors).toEqual([]);
});
