import { localAddress } from '#app/pages/seo/meta.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning } from '../finding.ts';

/** Milliseconds that the portal may take to answer. */
const patience = 5_000;

/** Requests `/robots.txt` and the sitemap from the portal on this machine, as crawlers do. */
export const sitemapCheck: Check<Site> = {
  name: 'sitemap',
  title: 'check.sitemap',
  async run({ environment, t }) {
    const { host, port } = environment;
    const base = localAddress({ siteUrl: undefined, host, port });
    for (const file of ['robots.txt', 'sitemap.xml']) {
      const status = await readStatus(`${base}/${file}`);
      if (status === null) return [warning(t('sitemap.none', { address: base }), t('sitemap.noneFix'))];
      if (status !== 200)
        return [error(t('sitemap.fault', { file, status: String(status) }), t('sitemap.faultFix'))];
    }
    return [ok(t('sitemap.ok'))];
  },
};

/** Returns the status of an answer, or `null`. */
async function readStatus(address: string): Promise<number | null> {
  try {
    const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
    await response.body?.cancel();
    return response.status;
  } catch {
    return null;
  }
}
