import { expect, test } from 'vitest';
import { shortenManifest } from './trim-manifest.ts';

const entry = { module: '/entry.js', imports: ['/framework.js'] };

function shorten(routes: object): unknown {
  const source = `window.__reactRouterManifest=${JSON.stringify({ entry, version: 'a', routes })};`;
  const [, json = ''] = /^window\.__reactRouterManifest=(.*);$/.exec(shortenManifest(source)) ?? [];
  return JSON.parse(json);
}

test('a manifest keeps pages and redirects, and loses interfaces and files', () => {
  const routes = {
    root: { path: '', hasDefaultExport: true },
    page: { path: 'g/details/:detail_id', hasDefaultExport: true },
    random: { path: 'g/details', hasDefaultExport: false },
    vote: { path: 'api/vote', hasDefaultExport: false },
    feed: { path: 'g/rss.xml', hasDefaultExport: false },
  };
  const { root, page } = routes;
  const random = { path: 'g/details' };
  expect(shorten(routes)).toEqual({ entry, version: 'a', routes: { root, page, random } });
});

test('a route loses what is empty, and the imports that every page has loaded', () => {
  const page = { path: 'g', hasDefaultExport: true, hasLoader: true, module: '/page.js' };
  const imports = ['/entry.js', '/framework.js', '/tile.js'];
  expect(shorten({ page: { ...page, hasAction: false, css: [], imports } })).toEqual({
    entry,
    version: 'a',
    routes: { page: { ...page, imports: ['/tile.js'] } },
  });
});
