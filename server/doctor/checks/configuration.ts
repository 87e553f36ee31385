import { localAddress } from '#app/pages/seo/meta.ts';
import type { Check, Machine } from '../check.ts';
import { error, ok, warning } from '../finding.ts';

const oldestNode = 24;

/** Checks the public address, the proxy in front and the version of Node.js. */
export const configurationCheck: Check<Machine> = {
  name: 'configuration',
  title: 'check.configuration',
  run({ environment, t }) {
    const { siteUrl, trustProxy } = environment;
    const found = [];
    const { node: version } = process.versions;
    if (Number.parseInt(version, 10) < oldestNode) {
      found.push(error(t('configuration.node', { version }), t('configuration.nodeFix')));
    }
    if (siteUrl === undefined) {
      const address = localAddress(environment);
      found.push(warning(t('configuration.noAddress', { address }), t('configuration.noAddressFix')));
    } else if (siteUrl.startsWith('http:') && !isLocal(siteUrl)) {
      found.push(warning(t('configuration.plain', { address: siteUrl }), t('configuration.plainFix')));
    } else if (siteUrl.startsWith('https:') && !trustProxy) {
      // Portico itself does not speak https, so there must be a proxy in front.
      found.push(warning(t('configuration.noProxy'), t('configuration.noProxyFix')));
    }
    return found.length > 0 ? found : [ok(t('configuration.ok', { address: siteUrl ?? '' }))];
  },
};

function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}
