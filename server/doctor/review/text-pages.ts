import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isJsonObject } from '#app/lib/json.ts';
import { createPhraseFinder } from '#app/domain/quality/find-phrase.ts';
import { shinglesOf, similarityOf } from '#app/domain/quality/similar-texts.ts';
import { countWords } from '#app/domain/quality/words.ts';
import { splitTitle, type CommonPageName } from '#app/domain/text-pages.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { rootFolder } from '#server/root-folder.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning, type Outcome, type Place } from '../finding.ts';

/** The pages that reviewers look for, and whether a site is refused without them. */
const pages = [
  { name: 'privacyPolicy', isRequired: true },
  { name: 'termsOfUse', isRequired: true },
  { name: 'contactUs', isRequired: true },
  { name: 'aboutUs', isRequired: false },
] as const satisfies { name: CommonPageName; isRequired: boolean }[];

/** Minimum number of words of a page. Only the contact page may have fewer. */
const leastWords = 80;
/** Similarity from which a text counts as the one that came with Portico. */
const unchanged = 0.9;

const findCookies = createPhraseFinder(['cookie', 'cookies', 'クッキー', '쿠키', 'куки', 'файлы cookie']);
const adWords =
  'ad ads advert adverts advertising advertisement advertisements werbung anzeigen publicité publicités annonces ' +
  'publicidad anuncios publicidade anúncios pubblicità annunci advertenties reklama reklamy reklam реклама рекламы ' +
  'рекламу реклами 広告 广告 廣告 광고 โฆษณา';
const findAds = createPhraseFinder(adWords.split(' '));

/** Checks whether the pages about the site and its rules are complete and differ from those of the starter content. */
export const legalCheck: Check<Site> = {
  name: 'legal',
  title: 'check.legal',
  async run({ snapshot: { textPages }, t }) {
    const starter = await readStarterPages();
    const found: Outcome[] = [];
    for (const { name, isRequired } of pages) {
      const markdown = textPages.get(name) ?? '';
      const place: Place = { kind: 'text-page', name, title: splitTitle(markdown).title || name };
      const report = (level: typeof error, fault: Fault) =>
        found.push(
          level(t('legal.fault', { page: name, fault }), t('legal.faultFix', { page: name, fault }), [], {
            places: [place],
          }),
        );
      const fault = findFault(name, markdown, starter.get(name));
      if (fault === 'missing') report(isRequired ? error : warning, fault);
      else if (fault) report(warning, fault);
      if (name !== 'privacyPolicy' || fault === 'missing') continue;
      if (!findCookies(markdown)) report(error, 'cookies');
      if (!findAds(markdown)) report(error, 'ads');
    }
    return found.length > 0 ? found : [ok(t('legal.ok'))];
  },
};

type Fault = 'missing' | 'starter' | 'short' | 'cookies' | 'ads';

function findFault(name: CommonPageName, markdown: string, starter: string | undefined): Fault | null {
  const { body } = splitTitle(markdown);
  if (body.trim() === '') return 'missing';
  if (starter !== undefined && similarityOf(shinglesOf(markdown), shinglesOf(starter)) >= unchanged) {
    return 'starter';
  }
  return name !== 'contactUs' && countWords(body) < leastWords ? 'short' : null;
}

/** Reads the text pages of the starter content. Returns an empty map if the starter content is not installed. */
async function readStarterPages(): Promise<ReadonlyMap<string, string>> {
  try {
    const file = path.join(rootFolder, 'content/starter/site.json');
    const bundle: unknown = JSON.parse(await readFile(file, 'utf8'));
    const found = isJsonObject(bundle) ? ownValue(bundle, 'ext_pages') : undefined;
    if (!isJsonObject(found)) return new Map();
    return new Map(
      Object.entries(found).flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : [])),
    );
  } catch {
    return new Map();
  }
}
