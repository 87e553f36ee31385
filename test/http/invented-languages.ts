import { globSync, readFileSync } from 'node:fs';
import { createMessageCatalogue, type MessageFile } from '#app/messages/catalogue.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { root } from './app.ts';

/** Returns the mark with which each message of a language begins. */
export const markOf = (language: string): string => `⟦${language}⟧`;

/**
 * Creates the texts of languages that have no messages of their own. Each message is the English one after the mark of
 * the language, so that the language of every text on a page is visible.
 */
export function inventedLanguages(languages: readonly string[]): Platform['messages'] {
  const files = englishFiles();
  const all = files.flatMap(([file, messages]) =>
    languages.map((language) => [
      file.replace(/en\.json$/, `${language}.json`),
      Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, markOf(language) + text])),
    ]),
  );
  const sections = files.flatMap(([file]) => /verticals\/([^/]+)\//.exec(file)?.[1] ?? []);
  return createMessageCatalogue(
    { ...Object.fromEntries(files), ...(Object.fromEntries(all) as Record<string, MessageFile>) },
    { sections },
  );
}

/** Returns the English texts that have no arguments and are too long to be part of the content by chance. */
export function longEnglishTexts(): string[] {
  return englishFiles()
    .flatMap(([, messages]) => Object.values(messages))
    .filter((text) => /^[\p{L}\p{N} .,?!’]{25,}$/u.test(text));
}

/** Returns the names of all messages, as pages show them in place of a missing message. */
export function messageNames(): string[] {
  return englishFiles().flatMap(([file, messages]) => {
    const [scope = ''] = file.split('/').slice(-3);
    return Object.keys(messages).map((key) => `${scope}.${key}`);
  });
}

function englishFiles(): (readonly [string, MessageFile])[] {
  return globSync('{app,server}/**/messages/en.json', { cwd: root }).map(
    (file) => [file, JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) as MessageFile] as const,
  );
}
