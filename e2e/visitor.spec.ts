import { expect, long, open, portal, test } from './support/fixtures.ts';
import { testGames } from './support/test-games.ts';
import { readShifts, watchShifts } from './support/shifts.ts';

test('a game is collected, shown in another tab, removed and restored', async ({ page, context }) => {
  await open(page, `/g/details/${testGames.answers}`);
  const other = await context.newPage();
  await open(other, '/g/mygames');
  await expect(other.getByRole('heading', { name: 'Nothing collected yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Collect' }).click();
  await expect(page.getByRole('button', { name: 'Collected' })).toHaveAttribute('aria-pressed', 'true');
  await expect(
    other.getByRole('list', { name: 'My games' }).getByRole('link', { name: 'Answering test game' }),
  ).toBeVisible();
  await other.getByRole('button', { name: 'Remove Answering test game' }).click();
  await expect(other.getByRole('heading', { name: 'Nothing collected yet' })).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(
    other.getByRole('list', { name: 'My games' }).getByRole('link', { name: 'Answering test game' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collected' })).toBeVisible();
});

test(
  'the focus moves from a removed game to the next one, and from the last one to the heading',
  long,
  async ({ page }) => {
    const ids = [testGames.answers, testGames.silent, testGames.refuses];
    await page.addInitScript((list) => localStorage.setItem('collect_g', JSON.stringify(list)), ids);
    await open(page, '/g/mygames');
    const buttons = page.getByRole('button', { name: /^Remove/ });
    await expect(page.getByRole('list', { name: 'My games' }).getByRole('link')).toHaveCount(3);
    const names = await buttons.evaluateAll((list) => list.map((one) => one.getAttribute('aria-label')));
    await buttons.nth(1).press('Enter');
    await expect(buttons).toHaveCount(2);
    await expect(page.getByRole('button', { name: names[2] ?? '' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: names[0] ?? '' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a removed game is shown as no longer here and can be removed', long, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('collect_g', '[424242]'));
  await open(page, '/g/mygames');
  await expect(page.getByText('No longer here')).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await expect(page.getByText('No longer here')).toHaveCount(0);
});

test('collected and played games are not offered as new, and nothing moves', long, async ({ page }) => {
  const offered = page.locator('section', { has: page.getByRole('heading', { name: 'New to you?' }) });
  const readIds = () =>
    offered
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number(link.getAttribute('href')?.split('/').at(-1))));
  const known = async (key: string, ids: readonly number[]) =>
    page.evaluate(([name, list]) => localStorage.setItem(name, list), [key, JSON.stringify(ids)] as const);

  await open(page, '/g/mygames');
  const all = await readIds();
  expect(all).toHaveLength(12);
  await known('collect_g', all.slice(0, 2));
  await known('recent_g', all.slice(4, 7));
  await watchShifts(page);
  await open(page, '/g/mygames');
  await expect(offered.getByRole('link')).toHaveCount(12);
  const now = await readIds();
  expect(now.filter((id) => [...all.slice(0, 2), ...all.slice(4, 7)].includes(id))).toEqual([]);
  expect(new Set(now).size).toBe(12);
  expect(await readShifts(page)).toEqual([]);

  const sitemap = await (await page.request.get(portal('/sitemap.xml'))).text();
  await known(
    'collect_g',
    [...sitemap.matchAll(/\/g\/details\/(\d+)</g)].map(([, id]) => Number(id)),
  );
  await open(page, '/g/mygames');
  await expect(page.getByRole('heading', { name: 'You know them all already' })).toBeVisible();
});

test('damaged stored data counts as empty', long, async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('collect_g', '{"not":"a list"');
    localStorage.setItem('recent_g', '"text"');
    localStorage.setItem('votes_g', '[1,2');
  });
  await open(page, '/g/mygames');
  await expect(page.getByRole('heading', { name: 'Nothing collected yet' })).toBeVisible();
});

test('a vote is shown immediately, is kept, and can be withdrawn', async ({ page, complaints }) => {
  await open(page, `/g/details/${testGames.refuses}`);
  const like = page.getByRole('button', { name: /^Like/ });
  const dislike = page.getByRole('button', { name: /^Dislike/ });
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/vote') && response.ok());
  await like.click();
  const figures = (await (await answered).json()) as { likes: number };
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  const undone = page.waitForResponse((response) => response.url().endsWith('/api/vote'));
  await dislike.click();
  expect(((await (await undone).json()) as { likes: number }).likes).toBe(figures.likes - 1);
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');

  // The vote is shown before the answer, and taken back if it was not stored.
  let refuse = () => {};
  const held = new Promise<void>((resolve) => (refuse = resolve));
  await page.route('**/api/vote', (route) => held.then(() => route.abort()), { times: 1 });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  refuse();
  await expect(page.getByRole('alert')).toContainText('vote');
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
});

test('played games appear under “Recently played”', long, async ({ page }) => {
  await open(page, `/g/details/${testGames.answers}`);
  const counted = page.waitForResponse((response) => response.url().endsWith('/api/open') && response.ok());
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  await counted;
  await open(page, '/g/mygames');
  const recent = page.getByRole('list', { name: 'Recently played' });
  await expect(recent.getByRole('link', { name: 'Answering test game' })).toBeVisible();
});

test('a report reaches the operator, and a failure is explained in the dialog', async ({
  page,
  complaints,
}) => {
  await open(page, `/g/details/${testGames.answers}`);
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await dialog.getByRole('radio', { name: 'It is my work, used without permission' }).check();
  await dialog.getByRole('textbox').fill('Seen on the title screen.');
  await page.route('**/api/report', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The report could not be sent.');
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeFocused();
  // The browser itself reports the failed request.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to load resource')]);
  const sent = page.waitForResponse((response) => response.url().endsWith('/api/report'));
  await dialog.getByRole('button', { name: 'Send' }).click();
  expect((await sent).ok()).toBe(true);
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Thanks, we got your report.')).toBeVisible();
});

test(
  'a message stays while it has the pointer or the focus, and returns the focus',
  long,
  async ({ page }) => {
    await page.clock.install();
    const ids = [testGames.answers, testGames.silent];
    await page.addInitScript((list) => localStorage.setItem('collect_g', JSON.stringify(list)), ids);
    await open(page, '/g/mygames');
    await page.getByRole('button', { name: 'Remove Answering test game' }).press('Enter');
    const undo = page.getByRole('button', { name: 'Undo' });
    const other = page.getByRole('button', { name: 'Remove Silent test game' });
    await expect(other).toBeFocused();
    await undo.hover();
    await page.clock.fastForward(60_000);
    await expect(undo).toBeVisible();
    await undo.focus();
    await page.mouse.move(0, 0);
    await page.clock.fastForward(60_000);
    await undo.press('Enter');
    await expect(undo).toHaveCount(0);
    await expect(other).toBeFocused();

    await other.press('Enter');
    await expect(undo).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(undo).toHaveCount(0);
  },
);

test('a game that reaches the end of the list keeps the focus on its button', long, async ({ page }) => {
  const ids = [testGames.answers, testGames.silent, testGames.refuses];
  await page.addInitScript((list) => localStorage.setItem('collect_g', JSON.stringify(list)), ids);
  await open(page, '/g/mygames');
  const back = page.getByRole('button', { name: 'Move Answering test game back' });
  await back.press('Enter');
  await back.press('Enter');
  await expect(page.getByText('Answering test game, place 3 of 3')).toBeAttached();
  await expect(back).toBeFocused();
  await expect(back).toBeDisabled();
  await back.press('Enter');
  expect(await page.evaluate(() => localStorage.getItem('collect_g'))).toBe(
    JSON.stringify([testGames.silent, testGames.refuses, testGames.answers]),
  );
});

test(
  'searching by “/” marks hits, reports when nothing is found, and leads to all games',
  long,
  async ({ page }) => {
    await open(page, '/g');
    await page.keyboard.press('/');
    await page.keyboard.type('hexagon');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(portal('/g/search/hexagon'));
    await expect(page.locator('mark').first()).toHaveText(/hexagon/i);
    await open(page, '/g/search/zzzzqqqq');
    await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
    await open(page, '/g');
    await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'All' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^All games/ })).toBeVisible();
  },
);

test('the key “/” can be switched off', long, async ({ page }) => {
  await open(page, '/g');
  const field = page.getByRole('banner').getByRole('searchbox');
  const key = page.getByRole('checkbox', { name: 'The / key opens the search' });
  await key.press('/');
  await expect(field).toBeFocused();
  await key.uncheck();
  await open(page, '/c');
  await expect(key).not.toBeChecked();
  await page.keyboard.press('/');
  await expect(field).not.toBeFocused();
  await key.check();
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
});

test('Surprise me opens a game, and nothing is added to its address', long, async ({ page }) => {
  await open(page, '/g');
  await page.getByRole('link', { name: 'Surprise me' }).first().click();
  await expect(page).toHaveURL(/\/g\/details\/\d+$/);
});

test('nothing shifts for a visitor who has played and collected games', long, async ({ page }) => {
  await page.addInitScript(({ answers, talks, silent }) => {
    localStorage.setItem('recent_g', `[${answers},${talks},${silent}]`);
    localStorage.setItem('collect_g', `[${talks},${answers}]`);
  }, testGames);
  await watchShifts(page);
  for (const width of [390, 2560]) {
    await page.setViewportSize({ width, height: 1440 });
    for (const pathname of ['/', '/g/mygames']) {
      await open(page, pathname);
      await expect(page.getByRole('link', { name: 'Answering test game' }).first()).toBeVisible();
      expect(await readShifts(page), pathname).toEqual([]);
    }
  }
});

test('browsers report what visitors do, unless they do not want it', long, async ({ page, browser }) => {
  const sent: { source: string; events: { kind: string; item?: number }[] }[] = [];
  const record = (request: { url(): string; postData(): string | null }) => {
    if (request.url().endsWith('/api/events')) sent.push(JSON.parse(request.postData() ?? '') as never);
  };
  const game = `/g/details/${testGames.answers}`;
  page.on('request', record);
  await open(page, game);
  await page.getByRole('link', { name: 'Play Answering test game' }).click();
  await expect(page.locator('iframe:not([hidden])')).toBeVisible();
  await page.getByRole('link', { name: 'My games' }).first().click();
  await page.waitForURL('**/g/mygames');
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      // Events of kind `time` are left out, because the machine's speed decides whether a second of play has passed.
      const events = sent.flatMap((batch) => batch.events).filter(({ kind }) => kind !== 'time');
      return events.map(({ kind, item }) => `${kind} ${item ?? ''}`.trim());
    })
    .toEqual([
      `visit ${testGames.answers}`,
      `view ${testGames.answers}`,
      `open ${testGames.answers}`,
      `play ${testGames.answers}`,
      'view',
    ]);
  expect(await page.context().cookies()).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const before = sent.length;
  other.on('request', record);
  await open(other, game);
  await other.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await other.close({ runBeforeUnload: true });
  expect(sent.length).toBe(before);
  await context.close();
});
