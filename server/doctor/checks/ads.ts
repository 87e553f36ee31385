import type { AdEntry } from '#app/domain/ad-entry.ts';
import { listUnpaidFeeds } from '#app/pages/feeds.server.ts';
import type { Check, Site } from '../check.ts';
import { ok, warning, type Outcome } from '../finding.ts';

/** Matches the publisher ids of documentation and templates. */
const sampleId = /\b(?:ca-)?pub-(?:0{16}|1{16}|1234567890123456|x{4,}|9{16})\b/i;

/**
 * Finds sample publisher ids in ad entries and ads.txt, feeds for which the operator would not be paid, and a missing
 * ads.txt.
 */
export const idsCheck: Check<Site> = {
  name: 'ids',
  title: 'check.ids',
  async run({ store, snapshot: { ads, settings }, t, say }) {
    const unpaid = await listUnpaidFeeds(store.db, say);
    const found: Outcome[] = unpaid.map((line) => warning(line, t('ids.unpaidFix')));
    const texts = [
      { place: '/ads.txt', text: settings.adsTxt, keys: ['adsTxt'] },
      { place: '/app-ads.txt', text: settings.appAdsTxt, keys: ['appAdsTxt'] },
      ...ads.map((entry) => ({ place: nameOf(entry), text: textOfEntry(entry), keys: [] })),
    ];
    for (const { place, text, keys } of texts) {
      const [id] = sampleId.exec(text) ?? [];
      if (id !== undefined) found.push(warning(t('ids.sample', { place, id }), t('ids.sampleFix'), keys));
    }
    const isForeign = ads.some(({ scriptAddress }) => scriptAddress.startsWith('https:'));
    if (isForeign && settings.adsTxt.trim() === '') {
      found.push(warning(t('ids.noAdsTxt'), t('ids.noAdsTxtFix'), ['adsTxt']));
    }
    if (found.length > 0) return found;
    return [ok(isForeign ? t('ids.ok') : t('ids.none'))];
  },
};

function nameOf({ id, name }: AdEntry): string {
  return name === '' ? `ads ${id}` : `ads ${id} (${name})`;
}

/** Returns everything in an ad entry that can contain a publisher id. */
export function textOfEntry({ markup, scriptAddress, code, attributes }: AdEntry): string {
  return [markup, scriptAddress, code, ...Object.values(attributes).map(String)].join('\n');
}

/** Checks whether a banner or a consent platform asks visitors for the consent that ad entries need. */
export const consentCheck: Check<Site> = {
  name: 'consent',
  title: 'check.consent',
  run({ snapshot: { ads, settings, textPages }, t }) {
    const { length: count } = ads.filter(({ needsConsent }) => needsConsent);
    if (count === 0) return [ok(t('consent.none'))];
    const { source } = settings.consent;
    const found: Outcome[] = [];
    if (source === 'banner' && !settings.cookie.display) {
      found.push(
        warning(
          t('consent.nobodyAsks', { count }),
          t('consent.nobodyAsksFix'),
          ['cookie.display', 'consent.source'],
          { repair: 'showBanner' },
        ),
      );
    }
    if (!textPages.has('privacyPolicy')) {
      found.push(warning(t('consent.noPolicy'), t('consent.noPolicyFix')));
    }
    return found.length > 0 ? found : [ok(t('consent.ok', { count, source }))];
  },
};
