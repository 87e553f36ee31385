import { phrase } from '#app/lib/phrase.ts';
import { findMarkdownFault } from '#app/text/markdown.server.ts';
import { pageWords, unknownWords } from '#app/text/page-words.server.ts';
import {
  isOwnPageName,
  isTextPageName,
  maxOwnPages,
  splitTitle,
  textPageNames,
} from '#app/domain/text-pages.ts';
import type { FaultList } from './fault.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { addTextFaults } from './schema-faults.server.ts';

const longestText = 100_000;
const pageNamesAllowed = phrase(
  '{names}, or "pages/" and words of a-z and 0-9 with hyphens between them, at most 80 characters, such as "pages/imprint"',
  { names: textPageNames.join(', ') },
);
const field = 'ext_pages';
const wordList = Object.keys(pageWords).map((word) => `{{${word}}}`);

/** Checks the text pages, an object whose keys are page names and whose values are Markdown. */
export function checkTextPages(faults: FaultList, pages: JsonValue): void {
  if (!isJsonObject(pages)) {
    faults.addValue([field], pages, phrase('an object of page names with Markdown'));
    return;
  }
  addTextFaults(faults, { [field]: pages });
  const own = Object.keys(pages).filter(isOwnPageName).length;
  if (own > maxOwnPages) {
    faults.add(
      [field],
      phrase('has {count} pages below "pages/"', { count: own }),
      phrase('at most {amount}', { amount: maxOwnPages }),
    );
  }
  for (const [name, markdown] of Object.entries(pages)) {
    const path = [field, name];
    if (!isTextPageName(name)) {
      faults.add(path, phrase('is not a text page'), pageNamesAllowed);
    } else if (typeof markdown !== 'string' || splitTitle(markdown).body.trim() === '') {
      faults.addValue(
        path,
        markdown,
        phrase('Markdown with a text, after a first line "# Title" where wanted'),
      );
    } else if (markdown.length > longestText) {
      faults.add(
        path,
        phrase('has {count} characters', { count: markdown.length }),
        phrase('at most {amount}', { amount: longestText }),
      );
    } else {
      const fault = findMarkdownFault(markdown);
      if (fault !== null) faults.add(path, fault, phrase('fewer of them'));
      const [unknown] = unknownWords(markdown);
      if (unknown !== undefined)
        faults.add(
          path,
          phrase('contains {word}', { word: `{{${unknown}}}` }),
          phrase('only these words in double braces: {words}', { words: wordList.join(', ') }),
        );
    }
  }
}
