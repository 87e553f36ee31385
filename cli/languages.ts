import { Argument, Option } from '@commander-js/extra-typings';
import type { JsonObject } from '#app/lib/json.ts';
import { translationStates } from '#app/bundle/translations/translation.server.ts';
import { readSiteSettings } from '#app/changes/stored-settings.server.ts';
import { mainLanguageOf } from '#app/domain/languages.ts';
import { inEnglish } from '#app/lib/phrase.ts';
import { listInterfaceTexts } from '#app/messages/built-in.server.ts';
import { isLanguageTag } from '#app/messages/language-facts.ts';
import type { Db } from '#app/store/store.ts';
import { fromCommandLine } from '#app/store/write-transaction.server.ts';
import { exportedSections, exportUnits } from '#app/translations/export-units.server.ts';
import {
  importTranslations,
  type RefusedUnit,
  type TranslationImport,
} from '#app/translations/import-translations.server.ts';
import {
  countInterfaceTexts,
  readOwnLanguages,
  type InterfaceLanguage,
} from '#app/translations/interface-units.server.ts';
import { readHolders } from '#app/translations/read-holders.server.ts';
import { readTranslationFile, TranslationFileError } from '#app/translations/read-file.server.ts';
import { countTexts, type SectionStatus } from '#app/translations/status.server.ts';
import { fileFormats, formatOfName, writeFile, type FileFormat } from '#app/translations/write-file.ts';
import { registry } from '#app/verticals/index.server.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { withCommandContext } from './command-context.ts';
import { readTextFile } from './read-text-file.ts';
import { writeFileWhole } from './write-file-whole.ts';

const fileDescription = 'a file that ends in .xlf (XLIFF), .csv or .json';

/** `portico languages`: lists the languages of the site, and counts, exports and imports translations. */
export const defineLanguages: DefineCommand = (command, session) => {
  defineList(command, session);
  defineStatus(command, session);
  defineExport(command, session);
  defineImport(command, session);
};

const defineList: DefineCommand = (command, { act, output }) => {
  command
    .command('list')
    .description('List the languages of the site, with the share of their texts that exists.')
    .action(
      act(async () => {
        const { languages, counts } = await withCommandContext(async ({ store }) => {
          const { languages: all } = await readSiteSettings(store.db);
          return { languages: all, counts: await countTexts(readHolders(store.db, registry), all) };
        });
        const rows = languages.map((tag) => {
          const own = counts.filter((count) => count.language === tag);
          const sum = (state: 'total' | 'missing') => own.reduce((all, count) => all + count[state], 0);
          const isMain = tag === mainLanguageOf(languages);
          return { language: tag, isMain, total: sum('total'), translated: sum('total') - sum('missing') };
        });
        output.result(
          rows,
          rows.map(({ language: tag, isMain, translated, total }) =>
            isMain ? `${tag}  main language` : `${tag}  ${translated} of ${total} texts translated`,
          ),
        );
      }),
    );
};

const defineStatus: DefineCommand = (command, { act, output }) => {
  command
    .command('status')
    .description('Count the texts that are missing, unreviewed or stale, by language and section.')
    .option('--language <tag>', 'only one language', readLanguage)
    .action(
      act(async ({ language: given }) => {
        const counts = await withCommandContext(async ({ store }) => {
          const languages = given === undefined ? await readOthers(store.db) : [given];
          const all = await readOwnLanguages(store.db);
          const own = languages.map((tag) => countInterfaceTexts(interfaceIn(tag, all)));
          return [
            ...(await countTexts(readHolders(store.db, registry), languages)),
            ...own.filter(({ total }) => total > 0),
          ];
        });
        output.result(counts, counts.length === 0 ? ['The site has one language.'] : tabulate(counts));
      }),
    );
};

const defineExport: DefineCommand = (command, { act, output }) => {
  command
    .command('export')
    .description('Write the texts of the site and their translations to a file for translators.')
    .addArgument(
      new Argument('<language>', 'the language to translate into, such as de').argParser(readLanguage),
    )
    .argument('<file>', fileDescription)
    .option('--section <prefix>', 'only one section, such as g; site, or interface')
    .addOption(new Option('--only <state>', 'only texts in one state').choices(translationStates))
    .action(
      act(async (tag, file, { section, only }) => {
        const format = formatOf(file);
        checkSection(section);
        let count = 0;
        await withCommandContext(async ({ store }) => {
          const sourceLanguage = mainLanguageOf((await readSiteSettings(store.db)).languages);
          const interfaceTexts = listInterfaceTexts(tag);
          const units = exportUnits(store.db, { registry, language: tag, interfaceTexts, section, only });
          const counted = async function* () {
            for await (const unit of units) {
              count += 1;
              yield unit;
            }
          };
          await writeFileWhole(file, async (write) => {
            const pieces = writeFile({ language: tag, sourceLanguage }, counted(), format);
            for await (const piece of pieces) await write(piece);
          });
        });
        output.result({ file, language: tag, texts: count }, [`${file}: ${countOf(count)}`]);
      }),
    );
};

const defineImport: DefineCommand = (command, { act, output }) => {
  command
    .command('import')
    .description('Import translations from a file, completely or not at all.')
    .argument('<file>', `${fileDescription}, with the keys of an export`)
    .option('--language <tag>', 'the language of the translations; only a CSV file needs it', readLanguage)
    .option('--dry-run', 'check the file without changing anything')
    .action(
      act(async (file, { language: given, dryRun = false }) => {
        const read = readFileOf(await readTextFile(file), formatOf(file));
        const tag = given ?? read.language;
        if (tag === null)
          throw new UsageError('A CSV file does not name its language: add --language <tag>.');
        const { result, isShown } = await withCommandContext(async ({ store, environment }) => ({
          result: await importTranslations(store, {
            language: readLanguage(tag),
            units: read.units,
            interfaceTexts: listInterfaceTexts(tag),
            registry,
            siteUrl: environment.siteUrl,
            author: fromCommandLine,
            isDryRun: dryRun,
          }),
          isShown: (await readSiteSettings(store.db)).languages.includes(tag),
        }));
        if (result.outcome === 'refused') return printFaults(result.faults, output);
        output.result(result.report, describe(result.report, dryRun));
        if (!isShown) {
          output.message(`The site does not show ${tag} yet: add it to the setting "languages".`);
        }
        return 0;
      }),
    );
};

/** Prints why a file was refused. Returns the exit code. */
function printFaults(refused: readonly RefusedUnit[], output: Output): 1 {
  const faults = refused.map(({ key, place, problem }) => ({
    key,
    place: inEnglish(place),
    problem: inEnglish(problem),
  }));
  output.result({ outcome: 'refused', faults }, []);
  for (const { place, key, problem } of faults) output.message(`${place}, ${key}: ${problem}`);
  const { length } = faults;
  output.message(`${length} ${length === 1 ? 'fault' : 'faults'}; nothing was changed.`);
  return 1;
}

function interfaceIn(language: string, own: JsonObject): InterfaceLanguage {
  return { language, builtIn: listInterfaceTexts(language), own };
}

function readLanguage(given: string): string {
  if (isLanguageTag(given)) return given;
  throw new UsageError(`"${given}" is not a language tag; use one such as de or pt-BR.`);
}

function formatOf(file: string): FileFormat {
  const format = formatOfName(file);
  if (format) return format;
  throw new UsageError(`${file} has no known format (${fileFormats.join(', ')}); name ${fileDescription}.`);
}

function checkSection(section: string | undefined): void {
  const known = exportedSections(registry);
  if (section === undefined || known.includes(section)) return;
  throw new UsageError(`There is no section "${section}"; there are ${known.join(', ')}.`);
}

function readFileOf(text: string, format: FileFormat) {
  try {
    return readTranslationFile(text, format);
  } catch (error) {
    if (error instanceof TranslationFileError) throw new RefusedError(error.message, { cause: error });
    throw error;
  }
}

/** Returns the languages of the site without its main language. */
async function readOthers(db: Db): Promise<string[]> {
  return (await readSiteSettings(db)).languages.slice(1);
}

function tabulate(counts: readonly SectionStatus[]): string[] {
  const header = ['language', 'section', ...translationStates];
  const rows = counts.map((count) => [
    count.language,
    count.section,
    ...translationStates.map((state) => String(count[state])),
  ]);
  const widths = header.map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [header, ...rows].map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function describe(report: TranslationImport, isDryRun: boolean): string[] {
  const { changed, stale, kept, empty, version } = report;
  return [
    `${countOf(changed)} ${isDryRun ? 'would change' : 'changed'}`,
    ...(stale > 0 ? [`${countOf(stale)} stale: the original has changed since the export`] : []),
    ...(kept > 0 ? [`${countOf(kept)} kept: they are reviewed, those of the file are not`] : []),
    ...(empty > 0 ? [`${countOf(empty)} without a translation in the file`] : []),
    ...(version === null ? [] : [`Done: site version ${version}.`]),
  ];
}

function countOf(texts: number): string {
  return `${texts} ${texts === 1 ? 'text' : 'texts'}`;
}
