import type { Page } from '@playwright/test';
import { expect, long, open, portal, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';

const game = `/g/details/${testGames.answers}`;

/** Keys of the portal in both storage areas. */
const keys = {
  local: ['collect_g', 'recent_g', 'votes_g', 'consent_localhost'],
  session: ['last_visited', 'scroll_positions', 'random_g', 'preload_error'],
};

/** Faults of the storage, as scripts that run before those of the page. */
const troubles: Record<string, (page: Page) => Promise<unknown>> = {
  full: (page) =>
    page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      };
    }),
  blocked: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied for this document', 'SecurityError');
          },
        });
      }
    }),
  missing: (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { value: null });
    }),
  corrupted: (page) => fill(page, ['{"a":', 'null', '[[]]', '7', '"\\ud800"', '[null,"x",-1,1e99]', '']),
  'from another version': (page) =>
    fill(page, [
      `{"version":9,"items":[{"id":${testGames.answers},"at":1}]}`,
      '{"day":"2999-01-01","votes":[1,-1]}',
      `[{"id":${testGames.answers}},{"id":"${testGames.silent}"}]`,
      '{"-":{"top":9}}',
    ]),
};

/**
 * Gives all keys the first value in the first document, the second value in the second document, and so on. Documents
 * after the last value change nothing.
 */
function fill(page: Page, values: string[]): Promise<unknown> {
  return page.addInitScript(
    ([names, texts]) => {
      const turn = Number(sessionStorage.getItem('turn') ?? 0);
      sessionStorage.setItem('turn', String(turn + 1));
      if (turn >= texts.length) return;
      for (const key of names.local) localStorage.setItem(key, texts[turn] ?? '');
      for (const key of names.session) sessionStorage.setItem(key, texts[turn] ?? '');
    },
    [keys, values] as const,
  );
}

/** Number of times that the pages are opened, so that every value is used once. */
const rounds: Record<string, number> = { corrupted: 3, 'from another version': 2 };

for (const [name, cause] of Object.entries(troubles)) {
  test(`storage that is ${name}: home, details and My games work, nothing throws`, long, async ({ page }) => {
    await cause(page);
    for (let round = 0; round < (rounds[name] ?? 1); round++) {
      for (const pathname of ['/', game, '/g/mygames']) {
        await open(page, pathname);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
    }
    await open(page, game);
    const collect = page.getByRole('button', { name: /^Collect/ });
    if ((await collect.getAttribute('aria-pressed')) === 'false') await collect.click();
    await expect(page.getByRole('button', { name: 'Collected' })).toHaveAttribute('aria-pressed', 'true');
    const voted = page.waitForResponse((response) => response.url().endsWith('/api/vote'));
    await page.getByRole('button', { name: /^Like/ }).click();
    await voted;
    await page.getByRole('link', { name: 'Play Answering test game' }).click();
    await expect(
      page.frameLocator('iframe:not([hidden])').getByRole('heading', { name: 'The game' }),
    ).toBeVisible();

    // The test follows a link instead of loading a document, because data that could not be stored only exists as long
    // as the document.
    await page.getByRole('link', { name: 'My games' }).first().click();
    await expect(page).toHaveURL(portal('/g/mygames'));
    await expect(page.getByRole('link', { name: 'Answering test game' }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Remove Answering test game' }).click();
    await expect(page.getByRole('button', { name: 'Remove Answering test game' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Remove Answering test game' })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(portal(game));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Answering test game' })).toBeVisible();
  });
}

test('data that cannot be stored causes a message, other data is stored', long, async ({ page }) => {
  await page.addInitScript(() => {
    const plain = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as Storage['setItem'];
    Object.assign(window, { isFull: true });
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if ((window as unknown as { isFull: boolean }).isFull && key.startsWith('collect_'))
        throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
      plain.call(this, key, value);
    };
  });
  await open(page, game);
  await page.getByRole('button', { name: 'Collect' }).click();
  await expect(page.getByText(/stays in My games only until you close the page/)).toBeVisible();
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('collect_g'), localStorage.getItem('recent_g')]);
  expect(await stored()).toEqual([null, `[${testGames.answers}]`]);

  // There is room again, so the next change stores all data.
  await page.evaluate(() => Object.assign(window, { isFull: false }));
  await page.getByRole('link', { name: 'My games' }).first().click();
  await page.getByRole('button', { name: 'Remove Answering test game' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  expect((await stored())[0]).toBe(`[${testGames.answers}]`);
});
