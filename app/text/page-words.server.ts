import { escapeUTF8 } from 'entities';
import { ownValue } from '#app/lib/own-value.ts';
import type { SiteSettings } from '#app/domain/settings/site-settings.server.ts';
import { withoutTags } from '#app/lib/plain-text.ts';

/** The words that a text page may contain in double braces, with descriptions of their values. */
export const pageWords = {
  site: 'the name of the site',
  host: 'the host of the site’s public address',
  'operator.name': 'who runs the site; “the … team”, with the name of the site, when not set',
  'operator.contact':
    'name, address and e-mail of the operator, or a sentence that says that they are not given yet',
} as const;

export type PageWord = keyof typeof pageWords;

const wordPattern = /\{\{\s*([^{}\n]{0,60}?)\s*\}\}/g;

/** Returns the words in double braces that have no value. */
export function unknownWords(markdown: string): string[] {
  const words = [...markdown.matchAll(wordPattern)].map(([, word = '']) => word);
  return [...new Set(words.filter((word) => !Object.hasOwn(pageWords, word)))];
}

/** Returns the value of each word as HTML. */
export function wordValues(site: {
  name: string;
  host: string;
  operator: SiteSettings['operator'];
  /** Texts for an operator whose name or contact details are not set. */
  unknown: { operator: string; contact: string };
}): Record<PageWord, string> {
  return {
    site: escapeUTF8(site.name),
    host: escapeUTF8(site.host),
    'operator.name': escapeUTF8(site.operator.name || site.unknown.operator),
    'operator.contact': contactOf(site.operator) || escapeUTF8(site.unknown.contact),
  };
}

/**
 * Replaces the words in double braces with their values. Inside a tag, the value is inserted as plain text, because
 * markup would end the attribute. Sanitised HTML has no unescaped `<` or `>` except around tags.
 */
export function fillWords(html: string, values: Record<PageWord, string>): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith('<') ? fill(part, plainValues(values)) : fill(part, values)))
    .join('');
}

/** Returns the values in a form that is safe in an attribute: without tags, and with quotes escaped. */
function plainValues(values: Record<PageWord, string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([word, value]) => [
      word,
      withoutTags(value.replaceAll('<br>', ', '), '').replaceAll('"', '&quot;'),
    ]),
  );
}

function fill(html: string, values: Readonly<Record<string, string>>): string {
  return html.replaceAll(wordPattern, (whole, word: string) => ownValue(values, word) ?? whole);
}

function contactOf({ name, address, email }: SiteSettings['operator']): string {
  const lines = [
    ...[name, ...address.split(/\r?\n/)].map((line) => escapeUTF8(line.trim())),
    email && `<a href="mailto:${escapeUTF8(email)}">${escapeUTF8(email)}</a>`,
  ].filter(Boolean);
  return lines.join('<br>');
}
