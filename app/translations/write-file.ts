import { escapeUTF8 } from 'entities';
import { csvLine } from '#app/statistics/to-csv.ts';
import type { TextUnit, TranslationFile } from './text-unit.ts';

/** The formats of files for translators. */
export const fileFormats = ['json', 'csv', 'xliff'] as const;
export type FileFormat = (typeof fileFormats)[number];

const extensions = new Map<string, FileFormat>([
  ['json', 'json'],
  ['csv', 'csv'],
  ['xlf', 'xliff'],
  ['xliff', 'xliff'],
]);

/** Returns the format of a file by the extension of its name. Returns `null` for any other extension. */
export function formatOfName(name: string): FileFormat | null {
  return extensions.get(name.split('.').at(-1)?.toLowerCase() ?? '') ?? null;
}

/** The first line of a CSV file. */
export const csvColumns = ['key', 'original', 'translation', 'state'] as const;

/** The languages of a file. */
type FileHead = Omit<TranslationFile<TextUnit>, 'units'>;

/** Yields the text of a file for translators in pieces, so that a file of any size needs little memory. */
export async function* writeFile(
  head: FileHead,
  units: AsyncIterable<TextUnit> | Iterable<TextUnit>,
  format: FileFormat,
): AsyncGenerator<string> {
  const { begin, write, separator, end } = writers[format](head);
  yield begin;
  let isFirst = true;
  for await (const unit of units) {
    yield (isFirst ? '' : separator) + write(unit);
    isFirst = false;
  }
  yield end(isFirst);
}

/** How a format writes the parts of a file. */
interface FileWriter {
  begin: string;
  write: (unit: TextUnit) => string;
  separator: string;
  end: (isEmpty: boolean) => string;
}

const writers: Readonly<Record<FileFormat, (head: FileHead) => FileWriter>> = {
  json: ({ language, sourceLanguage }) => ({
    begin: `{\n  "language": ${JSON.stringify(language)},\n  "source_language": ${JSON.stringify(sourceLanguage)},\n  "texts": [`,
    write: (unit) => `\n    ${JSON.stringify(unit, null, 2).replaceAll('\n', '\n    ')}`,
    separator: ',',
    end: (isEmpty) => (isEmpty ? ']\n}\n' : '\n  ]\n}\n'),
  }),
  csv: () => ({
    begin: csvLine(csvColumns),
    write: (unit) => csvLine(csvColumns.map((column) => unit[column])),
    separator: '',
    end: () => '',
  }),
  xliff: createXliffWriter,
};

/** The states of XLIFF 1.2 that correspond to those of a text. */
export const xliffStates = {
  missing: 'needs-translation',
  machine: 'needs-review-translation',
  stale: 'needs-adaptation',
  reviewed: 'final',
} as const satisfies Record<TextUnit['state'], string>;

/** Writes XLIFF 1.2, which all common translation programs read. */
function createXliffWriter({ language, sourceLanguage }: FileHead): FileWriter {
  const languages = `source-language="${escapeUTF8(sourceLanguage)}" target-language="${escapeUTF8(language)}"`;
  return {
    begin: `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="portico" ${languages} datatype="plaintext">
    <body>
`,
    write({ key, original, translation, state }) {
      const approved = state === 'reviewed' ? ' approved="yes"' : '';
      return `      <trans-unit id="${escapeAttribute(key)}"${approved} xml:space="preserve">
        <source>${escapeText(original)}</source>
        <target state="${xliffStates[state]}">${escapeText(translation)}</target>
      </trans-unit>
`;
    },
    separator: '',
    end: () => `    </body>
  </file>
</xliff>
`,
  };
}

/** XML parsers turn tabs and line breaks in an attribute into spaces unless they are escaped. */
export function escapeAttribute(text: string): string {
  return escapeUTF8(text).replaceAll(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** XML parsers turn a carriage return into a line feed unless it is escaped. */
function escapeText(text: string): string {
  return escapeUTF8(text).replaceAll('\r', '&#13;');
}
