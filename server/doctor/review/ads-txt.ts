import { checkAdsTxt } from '#app/domain/settings/ads-txt.ts';
import type { Check, Site } from '../check.ts';
import { textOfEntry } from '../checks/ads.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';

const googlePublisher = /\bca-(pub-\d{16})\b/g;

/** Checks whether `/ads.txt` exists, has valid lines and names the publishers of the ad entries. */
export const adsTxtCheck: Check<Site> = {
  name: 'adsTxt',
  title: 'check.adsTxt',
  run({ snapshot: { ads, settings }, t }) {
    const { adsTxt } = settings;
    if (adsTxt.trim() === '') return [warning(t('adsTxt.empty'), t('adsTxt.emptyFix'), ['adsTxt'])];
    const found: Outcome[] = [];
    const wrong = checkAdsTxt(adsTxt).filter(({ level }) => level === 'error');
    const [first] = wrong;
    if (first) {
      const { length: count } = wrong;
      found.push(error(t('adsTxt.wrong', { count, line: first.line }), t('adsTxt.wrongFix'), ['adsTxt']));
    }
    const used = ads.flatMap((entry) =>
      [...textOfEntry(entry).matchAll(googlePublisher)].map(([, id]) => id),
    );
    const records = adsTxt.replaceAll(/#.*$/gm, '');
    for (const id of new Set(used)) {
      if (id === undefined || records.includes(id)) continue;
      const line = `google.com, ${id}, DIRECT, f08c47fec0942fa0`;
      found.push(error(t('adsTxt.publisher', { id }), t('adsTxt.publisherFix', { line }), ['adsTxt']));
    }
    return found.length > 0 ? found : [ok(t('adsTxt.ok'))];
  },
};
