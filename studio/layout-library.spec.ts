import { expect, test } from '@playwright/test';
import { findBarriers } from '#e2e/support/page-checks.ts';
import { findObject } from '#test/support/find-object.ts';
import type { LibraryData } from './screens/layout-library/read-library.server.ts';
import { startStudio, type TestStudio } from './server/studio.fixture.ts';

let studio: TestStudio;

test.beforeAll(async () => {
  studio = await startStudio([]);
});

test.afterAll(() => studio.stop());

/** Returns the library of a section. */
async function readLibrary(prefix: string, cookie: string): Promise<LibraryData> {
  const data = await studio.load(`/pages/${prefix}/layouts`, cookie);
  return findObject(data, (one) => 'present' in one) as unknown as LibraryData;
}

test('every layout of the library fits every width and is accessible @long', async ({ page }) => {
  test.setTimeout(600_000);
  const cookie = await studio.signIn('editor');
  const { location = '' } = Object.fromEntries((await studio.get('/pages', cookie)).headers);
  const { sections } = await readLibrary(location.split('/')[2] ?? '', cookie);
  const faults: string[] = [];
  let count = 0;
  for (const { prefix } of sections) {
    const { layouts, present } = await readLibrary(prefix, cookie);
    // This link sets the cookie of the preview. With the cookie, each of the addresses below shows a layout.
    await page.goto(present);
    for (const { id, preview } of layouts) {
      count += 1;
      const address = new URL(new URL(preview).searchParams.get('to') ?? '', preview).href;
      for (const width of [390, 820, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(address);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow > 0) faults.push(`${prefix} ${id} at ${width} px: ${overflow} px too wide`);
        // Other widths differ from these two only in the number of columns, so they are not searched for barriers.
        if (width !== 390 && width !== 1440) continue;
        for (const barrier of await findBarriers(page))
          faults.push(`${prefix} ${id} at ${width} px: ${barrier}`);
      }
    }
  }
  expect(count).toBeGreaterThan(sections.length);
  expect(faults).toEqual([]);
});
