import { expect, test } from 'vitest';
import { withoutDocuments } from './trim-manifest.ts';

test('a manifest keeps pages and redirects, and loses interfaces and files', () => {
  const routes = {
    root: { path: '', hasDefaultExport: true },
    page: { path: 'g/details/:detail_id', hasDefaultExport: true },
    random: { path: 'g/details', hasDefaultExport: false },
    vote: { path: 'api/vote', hasDefaultExport: false },
    feed: { path: 'g/rss.xml', hasDefaultExport: false },
  };
  const trimmed = withoutDocuments(
    `window.__reactRouterManifest=${JSON.stringify({ version: 'a', routes })};`,
  );
  const { root, page, random } = routes;
  expect(trimmed).toBe(
    `window.__reactRouterManifest=${JSON.stringify({ version: 'a', routes: { root, page, random } })};`,
  );
});
