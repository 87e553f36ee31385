import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { addDraftStep, createDraft } from '#app/changes/drafts.server.ts';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';
import { watchConsole } from './spec-support.ts';

/* Measures the weight of an ad script in a browser. The script loads its files from another host. */

let studio: TestStudio;
let host: Server;
let files: string;
const requested: string[] = [];

test.beforeAll(async () => {
  // The fixture may have to build the project first, so the usual time limit is too short.
  test.setTimeout(180_000);
  studio = await startStudio([]);
  host = createServer(({ url = '' }, response) => {
    requested.push(url);
    response.setHeader('Content-Type', 'text/javascript');
    // Only one of the two files discloses its size to pages.
    if (url === '/open.js') response.setHeader('Timing-Allow-Origin', '*');
    response.end(`/* ${'x'.repeat(20_000)} */`);
  });
  await new Promise<void>((resolve) => {
    host.listen(0, 'localhost', resolve);
  });
  files = `http://localhost:${(host.address() as AddressInfo).port}`;
});

test.afterAll(async () => {
  host.close();
  await studio.stop();
});

/**
 * Returns a script that loads two files, blocks the page, moves the text below it, and tries to reach the portal
 * and the Studio.
 */
const script = () => `
  const slot = document.currentScript.parentElement;
  for (const name of ['open', 'closed']) {
    const file = document.createElement('script');
    file.src = '${files}/' + name + '.js';
    slot.append(file);
  }
  setTimeout(() => {
    const end = performance.now() + 200;
    while (performance.now() < end);
    slot.style.height = '380px';
  }, 500);
  const attempts = {
    origin: () => self.origin === 'null',
    storage: () => localStorage.length,
    cookies: () => document.cookie,
    studio: () => parent.document,
    top: () => { top.location = '${files}/taken'; },
  };
  const reached = Object.entries(attempts).flatMap(([name, attempt]) => {
    try { attempt(); return [name]; } catch { return []; }
  });
  slot.append(reached.join());
  for (let index = 0; index < 1000; index += 1) {
    parent.postMessage({ requests: 0, hidden: 0, bytes: 0, longTasks: 0, blocking: 0, shift: 0 }, '*');
  }`;

test('an owner measures a script, which reaches neither the Studio nor the portal @long', async ({
  page,
}) => {
  const errors = watchConsole(page);
  const owner = await studio.addOperator('Ada', 'owner');
  const [name = '', value = ''] = (await studio.signIn(owner)).split('=');
  await page.context().addCookies([{ name, value, url: studio.origin }]);
  const entry = { id: 900, type: 3, data_type: 0, position: '', ad_type: 0, cou: 9, script: '' };
  const draft = await createDraft(studio.store, { title: '', author: 'Ada' });
  await addDraftStep(studio.store, draft, [
    {
      kind: 'insert',
      target: { kind: 'part', verticalId: 0, key: 'ads' },
      path: [0],
      value: { ...entry, ext_name: 'Loud', div: '<b>Ad</b>', script_in_div: script() },
    },
  ]);
  await page.goto(`${studio.origin}/ads?entry=900`);
  const panel = page.getByRole('complementary', { name: 'Selection' });
  await expect(panel.getByText('Not measured yet.')).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Measuring the entry' });
  // Before the scripts have run, a press does nothing.
  await page.waitForLoadState('networkidle');
  await panel.getByRole('button', { name: 'Measure' }).click();
  await expect(dialog).toBeVisible();
  const slot = page.frameLocator('iframe[title="The entry that is measured"]').locator('#slot');
  await expect(slot).toHaveText('Adorigin');
  await expect(dialog).toHaveCount(0, { timeout: 20_000 });
  const figures = panel.getByText(/^2 requests, at least \d+ kB, \d+ ms of main-thread time/);
  await expect(figures).toBeVisible();
  const [, size, time] = /at least (\d+) kB, (\d+) ms /.exec(await figures.innerText()) ?? [];
  expect(Number(size)).toBeGreaterThanOrEqual(20);
  expect(Number(size)).toBeLessThan(40);
  expect(Number(time)).toBeGreaterThanOrEqual(200);
  // Chromium sometimes reports no shift although the text moved.
  await expect(figures).toHaveText(/layout shift 0\.\d+\.|no layout shift reported\./);
  await expect(panel.getByText('One request does not tell its size.')).toBeVisible();
  await expect(panel.getByText(/^Measured .* in Chrome/)).toBeVisible();
  expect(requested.toSorted()).toEqual(['/closed.js', '/open.js']);
  expect(page.url()).toBe(`${studio.origin}/ads?entry=900`);
  expect(errors.filter((text) => !/navigat|sandbox/i.test(text))).toEqual([]);
});
