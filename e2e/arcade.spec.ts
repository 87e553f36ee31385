import { readFileSync } from 'node:fs';
import { expect, open, test } from './support/fixtures.ts';

interface Starter {
  data_content: Record<string, { list: { id: number; title: string; game_url_remote: string }[] }>;
}

const starter = JSON.parse(readFileSync('content/starter/site.json', 'utf8')) as Starter;
const ours = starter.data_content['2']!.list.filter((game) => game.game_url_remote.startsWith('arcade:'));

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
]) {
  for (const { id, title } of ours) {
    test(`${title} plays at ${viewport.width} by ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await open(page, `/g/details/${id}`);
      await page.getByRole('link', { name: `Play ${title}` }).click();
      const frame = page.frameLocator(`iframe[title="${title}"]`);
      const inState = (state: string) => expect(frame.locator(`html[data-state="${state}"]`)).toBeVisible();
      await inState('title');
      await expect(page.getByText(`Loading ${title}`)).toHaveCount(0);
      // The title screen takes no key in its first moments, so that a late press does not skip it.
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(frame.locator('html[data-state="playing"]')).toBeVisible({ timeout: 500 });
      }).toPass();
      const canvas = frame.locator('canvas').first();
      const before = await canvas.screenshot();
      for (const key of ['ArrowLeft', 'ArrowUp', 'Space', 'ArrowRight', 'Enter'])
        await page.keyboard.press(key);
      await expect.poll(async () => (await canvas.screenshot()).equals(before)).toBe(false);
      await page.keyboard.press('p');
      await inState('paused');
      await page.keyboard.press('p');
      await inState('playing');
    });
  }
}
