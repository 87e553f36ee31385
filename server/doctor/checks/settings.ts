import { keepsEveryoneOut } from '#app/domain/settings/robots.ts';
import { listNotices } from '#app/pages/notices.server.ts';
import { siteUrl } from '#app/pages/seo/meta.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning } from '../finding.ts';

/** Checks whether the legal pages can name the operator. */
export const contactCheck: Check<Site> = {
  name: 'contact',
  title: 'check.contact',
  run({ snapshot: { settings }, t }) {
    const { name, address, email } = settings.operator;
    const missing = Object.entries({ name, address, email }).flatMap(([key, value]) =>
      value.trim() === '' ? [`operator.${key}`] : [],
    );
    if (missing.length === 0) return [ok(t('contact.ok', { name }))];
    const fields = missing.length === 3 ? 'all' : 'some';
    return [warning(t('contact.missing', { fields }), t('contact.missingFix'), missing)];
  },
};

/**
 * Finds missing settings without which a part of a section does not work, such as the contact for weather forecasts.
 */
export const sectionsCheck: Check<Site> = {
  name: 'sections',
  title: 'check.sections',
  run({ environment, snapshot: { settings, info }, verticals, t, say }) {
    const notices = listNotices(verticals, { settings, siteUrl: siteUrl(info, environment) });
    if (notices.length === 0) return [ok(t('sections.ok'))];
    return notices.map(({ problem, remedy, settings: keys }) => warning(say(problem), say(remedy), keys));
  },
};

/** Finds a `robots.txt` that disallows the whole site for search engines. */
export const robotsCheck: Check<Site> = {
  name: 'robots',
  title: 'check.robots',
  run({ snapshot: { settings }, t }) {
    if (!keepsEveryoneOut(settings.robotsTxt)) return [ok(t('robots.ok'))];
    const repair = 'allowCrawlers';
    return [error(t('robots.closed'), t('robots.closedFix'), ['robotsTxt'], { repair })];
  },
};
