import { readFile, writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, long, open, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';

const passphrase = 'over the hills & far';

async function collected(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('collect_g') ?? 'null') as unknown);
}

/** Collects games and saves them to a file like a visitor. */
async function backUp(page: Page, ids: readonly number[], testInfo: TestInfo): Promise<string> {
  await open(page, '/g/mygames');
  await page.evaluate((list) => localStorage.setItem('collect_g', JSON.stringify(list)), ids);
  await open(page, '/g/mygames');
  await page.getByRole('button', { name: 'Back up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Back up My games' });
  await expect(dialog.getByLabel('Passphrase', { exact: true })).toBeFocused();
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByLabel('Repeat passphrase').fill(passphrase);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^my-games-\d{4}-\d\d-\d\d\.json$/);
  const file = testInfo.outputPath('backup.json');
  await download.saveAs(file);
  await expect(dialog).toBeHidden();
  return file;
}

async function restore(page: Page, file: string, word: string) {
  await page.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'Restore My games' });
  await dialog.getByLabel('Backup file').setInputFiles(file);
  await dialog.getByLabel('Passphrase').fill(word);
  await dialog.getByRole('button', { name: 'Restore' }).click();
  return dialog;
}

test(
  'My games move to another device by file and passphrase, and are merged with its games',
  long,
  async ({ page, browser }, testInfo) => {
    const file = await backUp(page, [testGames.answers, testGames.talks, testGames.silent], testInfo);
    const content = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
    expect(Object.keys(content)).toEqual(['format', 'version', 'data']);
    expect([content.format, content.version]).toEqual(['portico-collection', 1]);

    const device = await browser.newContext();
    const other = await device.newPage();
    await open(other, '/g/mygames');
    await expect(other.getByRole('button', { name: 'Back up' })).toBeDisabled();
    await other.evaluate(
      (ids) => localStorage.setItem('collect_g', JSON.stringify(ids)),
      [testGames.newTab, testGames.talks],
    );
    await open(other, '/g/mygames');
    const dialog = await restore(other, file, passphrase);
    await expect(dialog).toBeHidden();
    await expect(other.getByText('2 games restored')).toBeVisible();
    expect(await collected(other)).toEqual([
      testGames.newTab,
      testGames.talks,
      testGames.answers,
      testGames.silent,
    ]);
    await expect(
      other.getByRole('list', { name: 'My games' }).getByRole('link', { name: 'Answering test game' }),
    ).toBeVisible();

    await restore(other, file, passphrase);
    await expect(
      other.getByText('Nothing to restore: your list already has the 3 games in this file'),
    ).toBeVisible();
    await device.close();
  },
);

test(
  'a file that cannot be restored gets a message, and nothing is lost',
  long,
  async ({ page }, testInfo) => {
    const file = await backUp(page, [testGames.talks, testGames.answers], testInfo);
    const text = await readFile(file, 'utf8');
    const spoiled = async (name: string, content: string) => {
      const copy = testInfo.outputPath(name);
      await writeFile(copy, content);
      return copy;
    };
    const cases: [file: string, word: string, message: RegExp][] = [
      [file, 'over the hill', /passphrase does not open/],
      [await spoiled('cut.json', text.slice(0, 60)), passphrase, /damaged or cut off/],
      [await spoiled('newer.json', text.replace('"version":1', '"version":2')), passphrase, /uses a version/],
      [await spoiled('photo.json', '\x89PNG'), passphrase, /isn’t a My games backup/],
      [await spoiled('other.json', '{"format":"something"}'), passphrase, /isn’t a My games backup/],
      [await spoiled('large.json', ' '.repeat(2 ** 20 + 1)), passphrase, /isn’t a My games backup/],
    ];
    for (const [copy, word, message] of cases) {
      const dialog = await restore(page, copy, word);
      await expect(dialog.getByRole('alert')).toHaveText(message);
      expect(await collected(page)).toEqual([testGames.talks, testGames.answers]);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
    }
  },
);

test('a passphrase must be long enough and be repeated correctly', long, async ({ page }) => {
  await page.addInitScript((id) => localStorage.setItem('collect_g', `[${id}]`), testGames.talks);
  await open(page, '/g/mygames');
  await page.getByRole('button', { name: 'Back up' }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save the file' });
  await dialog.getByLabel('Passphrase', { exact: true }).fill('short');
  await dialog.getByLabel('Repeat passphrase').fill('short');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(/8 characters/);
  await dialog.getByLabel('Passphrase', { exact: true }).fill(passphrase);
  await dialog.getByLabel('Repeat passphrase').fill(`${passphrase}!`);
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(/don’t match/);
  await dialog.getByLabel('Show what I type').check();
  await expect(dialog.getByLabel('Repeat passphrase')).toHaveAttribute('type', 'text');
});

test('without encryption in the browser the buttons are disabled and explain why', long, async ({ page }) => {
  await page.addInitScript((id) => {
    localStorage.setItem('collect_g', `[${id}]`);
    Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined });
  }, testGames.talks);
  await open(page, '/g/mygames');
  for (const name of ['Back up', 'Restore']) {
    const button = page.getByRole('button', { name });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(/only on a secure \(https\) connection/);
  }
});

test('more than a hundred games are fetched in batches', long, async ({ page }) => {
  const missing = Array.from({ length: 120 }, (_, index) => 500_000 + index);
  await page.addInitScript(
    (ids) => localStorage.setItem('collect_g', JSON.stringify(ids)),
    [...missing, testGames.talks, testGames.answers],
  );
  await open(page, '/g/mygames');
  await expect(
    page.getByRole('list', { name: 'My games' }).getByRole('link', { name: 'Answering test game' }),
  ).toBeVisible();
  await expect(page.getByText('No longer here')).toHaveCount(120);
});
