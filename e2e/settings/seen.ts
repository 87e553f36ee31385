import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { someCategory } from '../support/starter-items.ts';
import { testGames } from '../support/test-games.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Window widths for the variants of a setting. */
export const widths = { mobile: 390, desktop: 1440 } as const;
/** Height of every window. */
export const height = 900;

/** A page of each kind. The text page shows the site's background. */
export const pageOf = {
  home: '/',
  details: `/g/details/${testGames.answers}`,
  category: someCategory().address,
  search: '/g/search/puzzle',
  play: `/g/game/${testGames.answers}`,
  mygames: '/g/mygames',
  site: '/aboutUs',
} as const;

/** One setting with a value other than its default, and its effect in a visitor's browser. */
export interface Row {
  key: string;
  value: unknown;
  /** Page on which the effect is tested. */
  at: string;
  /** The window width of the variant. If it is not set, both widths are tested. */
  on?: keyof typeof widths;
  /** Whether `see` changes the page. The row then gets a page of its own. */
  runsAlone?: true;
  see(page: Page): Promise<unknown>;
  want: unknown;
}

/** Returns a colour in the notation of computed styles. */
export function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

/** Returns a computed style of the first element that a locator finds. */
export function css(locator: Locator, property: string): Promise<string> {
  return locator
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

/** Returns a function that reads a computed style of a selector’s first element. */
export const style = (selector: string, property: string) => (page: Page) =>
  css(page.locator(selector), property);

/** Returns the width of a page's content, measured at the first block that does not use the full width. */
export function contentWidth(page: Page): Promise<string | undefined> {
  return page.locator('main :is(.shell, .shell-frame)').evaluateAll((shells) => {
    const shell = shells.find((element) => !element.closest('.full-width'));
    if (!shell) return undefined;
    const { paddingLeft, paddingRight } = getComputedStyle(shell);
    return `${shell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)}px`;
  });
}

/** The cookie banner. */
export const sheet = (page: Page) => page.locator('.cookie-sheet');

/** The last button of the banner with a label, which accepts. */
export const button = (page: Page) => sheet(page).locator('.cookie-button').last();

/** Returns the colour behind a page and below its picture. */
export function pageColor(page: Page): Promise<string> {
  return page.locator('.page').evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
}

/** Returns the hash of the picture behind a page. */
export async function pagePicture(page: Page): Promise<string | undefined> {
  return /\/media\/([0-9a-f]{16})-\d+\.avif/.exec(
    await css(page.locator('.backdrop'), 'background-image'),
  )?.[1];
}

/** Returns the state of the font with this name after it has finished loading. */
export async function face(page: Page, family: string): Promise<string | undefined> {
  return page.evaluate(async (name) => {
    await document.fonts.ready;
    return [...document.fonts].find((font) => font.family.replaceAll('"', '') === name)?.status;
  }, family);
}

/** Returns a function that reads the first family of an element's font. */
export const family = (selector: string) => async (page: Page) =>
  (await css(page.locator(selector), 'font-family')).split(',')[0]?.replaceAll('"', '');

const starter = JSON.parse(readFileSync(path.join(root, 'content/starter/site.json'), 'utf8')) as {
  data_content: Record<string, { list: { img: string }[] }>;
};

/** Covers of the starter games. */
export const pictures = starter.data_content['2']?.list.map(({ img }) => img) ?? [];

/** Returns the hash in the address of a prepared picture. */
export const hashOf = (picture: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'content/starter/media', picture)))
    .digest('hex')
    .slice(0, 16);

const assets = readdirSync(path.join(root, 'build/client/assets'));

/** A font file of the portal. */
export const fontFile = assets.find((name) => /^fredoka.*\.woff2$/.test(name)) ?? '';
/** The path of `fontFile`. */
export const fontPath = path.join(root, 'build/client/assets', fontFile);

/** Address of a font on another host, which the tests serve. */
export const foreignFont = 'https://fonts.portico.test/reading.woff2';
