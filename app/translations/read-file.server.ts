import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { faultLine, FaultList, faultReason } from '#app/bundle/fault.ts';
import { addSchemaFaults } from '#app/bundle/schema-faults.server.ts';
import { findJsonFault } from '#app/bundle/find-json-fault.ts';
import { readTable } from '#app/feeds/mapping/read-list.server.ts';
import { inEnglish, phrase, readPhrase } from '#app/lib/phrase.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { withoutGuard } from '#app/statistics/to-csv.ts';
import { escapeAttribute, type FileFormat } from './write-file.ts';
import type { ReadUnit, TranslationFile } from './text-unit.ts';

/** Thrown for a file that is not a file for translators. The message names the location and the fault. */
export class TranslationFileError extends Error {
  override name = 'TranslationFileError';
  /** The message as an encoded phrase. */
  readonly text: string;

  constructor(text: string, options?: ErrorOptions) {
    super(inEnglish(text), options);
    this.text = text;
  }
}

/** The texts of a file that was read. `language` is `null` if the file does not name it, as in CSV. */
export type ReadFile = Pick<TranslationFile<ReadUnit>, 'units'> & { language: string | null };

/** Reads a file for translators. Throws TranslationFileError. */
export function readTranslationFile(text: string, format: FileFormat): ReadFile {
  const content = text.replace(/^\ufeff/, '');
  switch (format) {
    case 'json':
      return readJson(content);
    case 'csv':
      return readCsv(content);
    case 'xliff':
      return readXliff(content);
  }
}

const jsonSchema = z.object({
  language: z.string(),
  texts: z.array(
    z.object({
      key: z.string(),
      original: z.string().optional(),
      translation: z.string(),
      state: z.string().optional(),
    }),
  ),
});

function readJson(text: string): ReadFile {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const place = findJsonFault(text)?.positionPhrase ?? phrase('The file');
    throw new TranslationFileError(phrase('{place}: this is not JSON.', { place: readPhrase(place) }));
  }
  const { language, texts } = checkJson(value);
  return {
    language,
    units: texts.map(({ key, original = null, translation, state }, index) => ({
      key,
      original,
      translation,
      isReviewed: isReviewed(state),
      place: `texts[${index}]`,
    })),
  };
}

function checkJson(value: unknown): z.output<typeof jsonSchema> {
  const faults = new FaultList();
  if (!addSchemaFaults(faults, [], jsonSchema, value)) {
    const [fault] = faults.toArray();
    throw new TranslationFileError(
      phrase(
        '{place}: {reason}. A file has "language" and "texts", a list of objects with "key" and "translation".',
        {
          place: fault?.path || readPhrase(phrase('The file')),
          reason: readPhrase(fault ? faultReason(fault) : ''),
        },
      ),
    );
  }
  return jsonSchema.parse(value);
}

/** A text counts as reviewed unless it is marked as a machine translation, because a translator has sent it. */
function isReviewed(state: string | undefined): boolean {
  return state !== 'machine';
}

function readCsv(text: string): ReadFile {
  try {
    const { entries, lines = [] } = readTable(text);
    const units = entries.map((entry, index): ReadUnit => {
      const row = new Map(Object.entries(entry as Readonly<Record<string, string>>));
      const key = row.get('key');
      const translation = row.get('translation');
      const line = lines[index] ?? index + 2;
      if (key === undefined || translation === undefined) {
        throw new TranslationFileError(
          phrase(
            'line {line}: there is no {column}. The first line names the columns: key, original, translation, state.',
            { line, column: key === undefined ? 'key' : 'translation' },
          ),
        );
      }
      const original = row.get('original');
      return {
        key: withoutGuard(key),
        original: original === undefined ? null : withoutGuard(original),
        translation: withoutGuard(translation),
        isReviewed: isReviewed(row.get('state')),
        place: phrase('line {line}', { line }),
      };
    });
    return { language: null, units };
  } catch (error) {
    if (error instanceof FeedShapeError) {
      throw new TranslationFileError(faultLine(error.fault), { cause: error });
    }
    throw error;
  }
}

/** States of XLIFF that mark unreviewed translations. */
const unreviewed = /^needs-|^new$/;

/** The prefix of attributes in the parsed document. */
const mark = '@';

function readXliff(text: string): ReadFile {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) {
    throw new TranslationFileError(phrase('The file declares a document type, which XLIFF does not.'));
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, msg } = valid.err;
    throw new TranslationFileError(
      phrase('line {line}: this is not well-formed XML: {reason}', { line, reason: msg.slice(0, 200) }),
    );
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: mark,
    parseTagValue: false,
    trimValues: false,
    htmlEntities: true,
    isArray: (name) => name === 'trans-unit' || name === 'file' || name === 'group',
  });
  let document: unknown;
  try {
    document = parser.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown fault';
    throw new TranslationFileError(phrase('The file cannot be read as XML: {reason}', { reason }), {
      cause: error,
    });
  }
  const root = child(document, 'xliff');
  if (nodeText(child(root, `${mark}version`)) !== '1.2') {
    throw new TranslationFileError(phrase('The file is not XLIFF 1.2, the version that the export writes.'));
  }
  const files = elementsIn(child(root, 'file'));
  const [first] = files;
  const language = first === undefined ? null : nodeText(child(first, `${mark}target-language`)) || null;
  const lines = linesOfIds(text);
  const units = files.flatMap((file) =>
    [...unitsIn(child(file, 'body'))].map((unit) => readUnit(unit, lines)),
  );
  return { language, units };
}

/** Translation programs may put units into groups. */
function* unitsIn(parent: unknown): Generator {
  yield* elementsIn(child(parent, 'trans-unit'));
  for (const group of elementsIn(child(parent, 'group'))) yield* unitsIn(group);
}

function readUnit(unit: unknown, lines: ReadonlyMap<string, number>): ReadUnit {
  const key = nodeText(child(unit, `${mark}id`));
  const line = lines.get(escapeAttribute(key));
  const place = line === undefined ? 'trans-unit' : phrase('line {line}', { line });
  const target = child(unit, 'target');
  for (const [name, value] of [
    ['source', child(unit, 'source')],
    ['target', target],
  ] as const) {
    if (hasElements(value)) {
      throw new TranslationFileError(
        phrase('{place}, key {key}: the <{name}> contains elements. HTML must stay text, as in the export.', {
          place: readPhrase(place),
          key,
          name,
        }),
      );
    }
  }
  const state = nodeText(child(target, `${mark}state`));
  const isApproved = nodeText(child(unit, `${mark}approved`)) === 'yes';
  const isMachine = nodeText(child(target, `${mark}state-qualifier`)) === 'mt-suggestion';
  return {
    key,
    original: nodeText(child(unit, 'source')),
    translation: nodeText(target),
    isReviewed: isApproved || !(unreviewed.test(state) || isMachine),
    place,
  };
}

/** Returns the line of each id in a document. The ids are escaped as in the document, which is read only once. */
function linesOfIds(text: string): Map<string, number> {
  const lines = new Map<string, number>();
  let line = 1;
  for (const [found, id] of text.matchAll(/\n|id="([^"]*)"/g)) {
    if (id !== undefined && !lines.has(id)) lines.set(id, line);
    line += found.split('\n').length - 1;
  }
  return lines;
}

function hasElements(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.keys(value).some((name) => name !== '#text' && !name.startsWith(mark))
  );
}

function child(parent: unknown, name: string): unknown {
  return typeof parent === 'object' && parent !== null
    ? ownValue(parent as Readonly<Record<string, unknown>>, name)
    : undefined;
}

function elementsIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns the text of an element or attribute. */
function nodeText(value: unknown): string {
  if (typeof value === 'string') return value;
  const text = child(value, '#text');
  return typeof text === 'string' ? text : '';
}
