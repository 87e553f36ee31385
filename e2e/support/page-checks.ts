import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { readShifts, type ShiftOptions } from './shifts.ts';

/** The rules of axe for WCAG 2.2 AA. */
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } as const;

type RunOnly = NonNullable<Parameters<AxeBuilder['options']>[0]['runOnly']>;
type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/**
 * Axe's defaults, except that pseudo elements are ignored: axe computes no contrast of text over a pseudo element, and
 * each page has one.
 */
const contrastCheck = {
  ignoreUnicode: true,
  ignoreLength: false,
  ignorePseudo: true,
  boldValue: 700,
  boldTextPt: 14,
  largeTextPt: 18,
  contrastRatio: { normal: { expected: 4.5 }, large: { expected: 3 } },
  pseudoSizeThreshold: 0.25,
  shadowOutlineEmMax: 0.1,
};

/**
 * Runs axe on a page or a part of it. Frames of other origins are excluded ("legacy mode"), which halves the time.
 * Games are not part of a page's markup.
 */
async function analyse(page: Page, runOnly: RunOnly, part?: string): Promise<AxeResults> {
  const options = {
    runOnly,
    // For other results axe returns only one element each, which saves time.
    resultTypes: ['violations' as const],
    checks: { 'color-contrast': { options: contrastCheck } },
  };
  const axe = new AxeBuilder({ page }).options(options).setLegacyMode(true);
  await paintPageColor(page, true);
  try {
    return await (part === undefined ? axe : axe.include(part)).analyze();
  } finally {
    await paintPageColor(page, false);
  }
}

/**
 * Paints the page in its plain colour, or restores it. Otherwise a pseudo element paints the colour below a gradient,
 * and axe cannot compute the contrast of text over either of them.
 */
async function paintPageColor(page: Page, isPlain: boolean): Promise<void> {
  await page.evaluate((plain) => {
    for (const backdrop of document.querySelectorAll<HTMLElement>('.page > .backdrop')) {
      backdrop.style.display = plain ? 'none' : '';
      if (backdrop.parentElement) {
        backdrop.parentElement.style.backgroundColor = plain ? 'var(--color-page)' : '';
      }
    }
  }, isPlain);
}

/**
 * Returns the rules of axe that a page breaks, with the elements. With a selector, checks that part of the page only.
 */
export async function findBarriers(page: Page, part?: string): Promise<string[]> {
  const { violations } = await analyse(page, { ...rules, values: [...rules.values] }, part);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Returns the texts of a page with less contrast than WCAG 2.2 AA requires. Texts on pictures and gradients are not
 * checked, because their background cannot be computed. Returns a message if no contrast can be computed.
 */
export async function findFaintTexts(page: Page): Promise<string[]> {
  const { violations, passes } = await analyse(page, { type: 'rule', values: ['color-contrast'] });
  if (passes.length + violations.length === 0) return ['the contrast of no text could be computed'];
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message ?? ''}`),
  );
}

/**
 * Expects that a page fits its window, that nothing has moved since it was painted (after `watchShifts`) and that it
 * has one main heading. `name` identifies the page in the report.
 */
export async function expectSteady(page: Page, name: string, options?: ShiftOptions): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, name).toBeLessThanOrEqual(0);
  await page.evaluate(() => document.fonts.ready);
  expect(await readShifts(page, options), name).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
}

/** Like `expectSteady`, but also expects no violations of axe's rules. */
export async function expectSound(page: Page, name: string, options?: ShiftOptions): Promise<void> {
  await expectSteady(page, name, options);
  expect(await findBarriers(page), name).toEqual([]);
}

/** Returns the lines of running text with more than `most` letters, each with its number of letters. */
export function findLongLines(page: Page, most: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const found: string[] = [];
    for (const paragraph of document.querySelectorAll('main p, main li')) {
      const letters = Map.groupBy(linesOf(paragraph), (top) => top);
      const longest = Math.max(0, ...[...letters.values()].map((line) => line.length));
      if (longest > limit) found.push(`${longest}: ${paragraph.textContent.slice(0, 60)}`);
    }
    return found;

    /** Returns, for each letter of the element's own text, the top of its line. */
    function linesOf(element: Element): number[] {
      const range = document.createRange();
      return [...element.childNodes].flatMap((node) =>
        node instanceof Text
          ? [...node.data].flatMap((_, index) => {
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              const box = range.getClientRects()[0];
              return box && box.width > 0 ? Math.round(box.top) : [];
            })
          : [],
      );
    }
  }, most);
}

/**
 * Returns the search field in the page's main part. It is a search box until its suggestions load, and a combobox from
 * then on, so a query by its role would lose it.
 */
export function searchField(page: Page): Locator {
  return page.getByRole('main').locator('input[type="search"]');
}
