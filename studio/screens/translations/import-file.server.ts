import {
  importTranslations,
  type TranslationImportResult,
} from '#app/translations/import-translations.server.ts';
import { readTranslationFile, TranslationFileError } from '#app/translations/read-file.server.ts';
import type { ReadUnit, TextChange } from '#app/translations/text-unit.ts';
import { formatOfName } from '#app/translations/write-file.ts';
import { requireOperator } from '../../access/session.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { rulesOf } from '../content/section.server.ts';
import type { ImportAnswer } from './import-answer.ts';
import { openLanguage } from './site.server.ts';

/** Maximum number of differences, and of faults, that are shown. */
const maxShown = 100;

/**
 * Compares a file of translations with the published site. If the parameter `apply` is `true`, also imports the file,
 * as one change that can be undone.
 */
export async function importFile(args: RequestArgs): Promise<ImportAnswer> {
  const { request, context } = args;
  const { searchParams } = new URL(request.url);
  const { language, registry, platform } = await openLanguage(args, searchParams.get('language') ?? '');
  const format = formatOfName(searchParams.get('name') ?? '');
  if (format === null) return { outcome: 'unreadable', fault: 'format', reason: '' };
  let units: readonly ReadUnit[];
  try {
    const file = readTranslationFile(await request.text(), format);
    if (file.language !== null && file.language !== language) {
      return { outcome: 'unreadable', fault: 'language', reason: file.language.slice(0, 40) };
    }
    ({ units } = file);
  } catch (error) {
    if (!(error instanceof TranslationFileError)) throw error;
    return {
      outcome: 'unreadable',
      fault: 'content',
      reason: faultTextsFor(context)(error.text).slice(0, 500),
    };
  }
  const changes: TextChange[] = [];
  const isDryRun = searchParams.get('apply') !== 'true';
  const result = await importTranslations(platform.store, {
    ...rulesOf(platform),
    registry,
    language,
    units,
    interfaceTexts: platform.messages.list(language),
    author: { origin: 'studio', author: requireOperator(context).name },
    isDryRun,
    onChange: (change) => {
      if (changes.length < maxShown) changes.push(change);
    },
  });
  return answerOf(result, changes, isDryRun, faultTextsFor(context));
}

function answerOf(
  result: TranslationImportResult,
  changes: readonly TextChange[],
  isDryRun: boolean,
  say: (text: string) => string,
): ImportAnswer {
  if (result.outcome === 'refused') {
    const faults = result.faults
      .slice(0, maxShown)
      .map(({ key, place, problem }) => ({ key, place: say(place), problem: say(problem) }));
    return { outcome: 'refused', faults, total: result.faults.length };
  }
  const { report } = result;
  return isDryRun ? { outcome: 'compared', report, changes } : { outcome: 'imported', report };
}
