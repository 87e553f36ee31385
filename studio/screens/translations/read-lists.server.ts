import { asObject } from '#app/lib/json.ts';
import { interfaceSection } from '#app/translations/interface-section.ts';
import { countInterfaceTexts } from '#app/translations/interface-units.server.ts';
import { sumCounts, type SectionStatus } from '#app/translations/status.server.ts';
import { siteSection } from '#app/bundle/translations/text-holders.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { takePage } from '../../server/take-page.server.ts';
import { sectionName } from '../content/section.server.ts';
import { nameLanguage } from './name-language.server.ts';
import { readFilter } from './filter.ts';
import { findEntries, readExcerpts } from './find-entries.server.ts';
import type { HolderRow, NamedLanguage } from './holder.ts';
import { listHolders, openLanguage, openSite, partOf, type TranslatedSite } from './site.server.ts';

/** Maximum number of rows on one page of the list. */
const pageLength = 50;

/** A section with its name on the portal. The texts that belong to no section are in `site` and `interface`. */
export interface NamedSection {
  section: string;
  name: string;
}

/** The progress of one language. */
export interface LanguageProgress {
  language: NamedLanguage;
  sections: readonly SectionStatus[];
}

/**
 * Counts the texts of the site in each of its languages. `share` is the share of the texts that have been counted so
 * far, from 0 to 1.
 */
export async function readOverview(args: RequestArgs) {
  const site = await openSite(args);
  const { languages, main } = site;
  const { holders, share } = languages.length === 0 ? { holders: [], share: 1 } : await listHolders(site);
  const counts = sumCounts(holders, languages);
  const progress = languages.map((language): LanguageProgress => {
    const ofInterface = countInterface(site, language);
    return {
      language: nameLanguage(args, language),
      sections: [
        ...counts.filter((one) => one.language === language),
        ...(ofInterface.total > 0 ? [ofInterface] : []),
      ],
    };
  });
  return { main: nameLanguage(args, main), progress, share, sections: nameSections(site) };
}

function countInterface(site: TranslatedSite, language: string): SectionStatus {
  const own = asObject(partOf(site, 0, 'ext_languages'));
  return countInterfaceTexts({ language, builtIn: site.platform.messages.list(language), own });
}

function nameSections({ platform }: TranslatedSite): NamedSection[] {
  return [
    { section: siteSection, name: '' },
    ...platform.verticals.map((server) => ({
      section: server.vertical.prefix,
      name: sectionName(platform, server),
    })),
    { section: interfaceSection, name: '' },
  ];
}

/**
 * Reads a page of the texts to translate into a language. Throws a 404 response if the site does not have the language.
 */
export async function readList(args: RequestArgs, tag: string | undefined) {
  const { language, ...site } = await openLanguage(args, tag);
  const { searchParams } = new URL(args.request.url);
  const filter = readFilter(searchParams);
  const index = site.languages.indexOf(language);
  const { rows: found, searched, isCapped } = await findEntries(site, language, filter);
  const { entries, page, last } = takePage(found, searchParams, pageLength);
  const excerpts = await readExcerpts(site, language, filter.search, entries);
  return {
    language: nameLanguage(args, language),
    languages: site.languages.map((one) => nameLanguage(args, one)),
    filter,
    rows: entries.flatMap((row): HolderRow[] => {
      const { section, group, id, name, counts } = row;
      const own = counts[index];
      return own ? [{ section, group, id, name, counts: own, excerpt: excerpts.get(row) ?? null }] : [];
    }),
    total: found.length,
    searched,
    isCapped,
    page,
    last,
    sections: nameSections(site),
  };
}
