import type { Check, Site } from './check.ts';
import { consentCheck, idsCheck } from './checks/ads.ts';
import { contactCheck, robotsCheck } from './checks/settings.ts';
import { createMachine, examineSite, type DoctorOptions } from './examine.ts';
import type { Finding } from './finding.ts';
import { adsTxtCheck } from './review/ads-txt.ts';
import {
  categoriesCheck,
  controlsCheck,
  coversCheck,
  gamesCheck,
  httpsCheck,
  namesCheck,
  samplesCheck,
} from './review/items.ts';
import { linksCheck } from './review/links.ts';
import { sitemapCheck } from './review/sitemap.ts';
import { legalCheck } from './review/text-pages.ts';
import { copiesCheck, textsCheck } from './review/texts.ts';

/** The checks that reviewers of ad networks make, in the order of the findings. */
const checks: readonly Check<Site>[] = [
  textsCheck,
  copiesCheck,
  legalCheck,
  required(contactCheck),
  adsTxtCheck,
  idsCheck,
  consentCheck,
  samplesCheck,
  gamesCheck,
  linksCheck,
  categoriesCheck,
  coversCheck,
  controlsCheck,
  namesCheck,
  httpsCheck,
  robotsCheck,
  sitemapCheck,
];

/** Returns a check whose warnings count as errors, because reviewers refuse a site for them. */
function required(check: Check<Site>): Check<Site> {
  return {
    ...check,
    async run(site) {
      const outcomes = await check.run(site);
      return outcomes.map((outcome) =>
        outcome.level === 'warning' ? { ...outcome, level: 'error' } : outcome,
      );
    },
  };
}

/** Checks whether the published site is ready for the review of an ad network. Changes nothing. */
export async function runReview(options: DoctorOptions): Promise<Finding[]> {
  return examineSite(createMachine(options), checks, options);
}
