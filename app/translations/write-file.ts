import { escapeUTF8 } from 'entities';
import { csvLine } from '#app/statistics/to-csv.ts';
import type { TextUnit, TranslationFile } from './text-unit.ts';

/** The formats of files for translators. */
export const fileFormats = ['json', 'csv', 'xliff'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The first line of a CSV file. */
export const csvColumns = ['key', 'original', 'translation', 'state'] as const;

/** Returns the text of a file for translators. */
export function writeFile(file: TranslationFile<TextUnit>, format: FileFormat): string {
  switch (format) {
    case 'json':
      return writeJson(file);
    case 'csv':
      return [csvColumns, ...file.units.map((unit) => csvColumns.map((column) => unit[column]))]
        .map(csvLine)
        .join('');
    case 'xliff':
      return writeXliff(file);
  }
}

function writeJson({ language, sourceLanguage, units }: TranslationFile<TextUnit>): string {
  return `${JSON.stringify({ language, source_language: sourceLanguage, texts: units }, null, 2)}\n`;
}

/** The states of XLIFF 1.2 that correspond to those of a text. */
export const xliffStates = {
  missing: 'needs-translation',
  machine: 'needs-review-translation',
  stale: 'needs-adaptation',
  reviewed: 'final',
} as const satisfies Record<TextUnit['state'], string>;

/** Writes XLIFF 1.2, which all common translation programs read. */
function writeXliff({ language, sourceLanguage, units }: TranslationFile<TextUnit>): string {
  const languages = `source-language="${escapeUTF8(sourceLanguage)}" target-language="${escapeUTF8(language)}"`;
  const body = units.map(({ key, original, translation, state }) => {
    const id = escapeAttribute(key);
    const approved = state === 'reviewed' ? ' approved="yes"' : '';
    return `      <trans-unit id="${id}"${approved} xml:space="preserve">
        <source>${escapeText(original)}</source>
        <target state="${xliffStates[state]}">${escapeText(translation)}</target>
      </trans-unit>
`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="portico" ${languages} datatype="plaintext">
    <body>
${body.join('')}    </body>
  </file>
</xliff>
`;
}

/** White space in an attribute would become spaces. */
export function escapeAttribute(text: string): string {
  return escapeUTF8(text).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** XML parsers turn a carriage return into a line feed unless it is escaped. */
function escapeText(text: string): string {
  return escapeUTF8(text).replaceAll('\r', '&#13;');
}
