import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/* The text pages of the starter content that tell visitors which button to press. */

const translations = path.resolve(import.meta.dirname, '../../../content/translations');
const pages = ['about-us', 'disclaimer', 'privacy-policy', 'terms-of-use'];

/** Returns the visible part of the label of the Play button. */
function playLabel(language: string): string {
  const file = path.join(import.meta.dirname, 'messages', `${language}.json`);
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return messages['poster.play']?.replace(/<hidden>.*<\/hidden>/, '') ?? '';
}

it.each(readdirSync(translations))('name the Play button by its label (%s)', (language) => {
  const quoted = new RegExp(`[„“”«「]\\s?${playLabel(language)}\\s?[“”»」]`);
  for (const page of pages) {
    expect(readFileSync(path.join(translations, language, 'pages', `${page}.md`), 'utf8')).toMatch(quoted);
  }
});
