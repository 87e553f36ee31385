import { describe, expect, test } from 'vitest';
import { deferredType } from '#app/lib/deferred-type.ts';
import { createPageHandler } from '#app/page-handler.server.ts';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { readHtml } from '#test/http/read-html.ts';
import { createTinyBuild } from '#test/http/tiny-build.ts';
import { deferScripts } from './deferred-scripts.ts';

const nonce = 'a-mark';
const mark = ` nonce="${nonce}"`;

/** The home page exactly as React Router renders it. */
async function renderReal(): Promise<string> {
  const build = createTinyBuild();
  const handle = createPageHandler(build, 'production');
  const { document } = await handle(new Request('http://localhost/'), {
    platform: createFakePlatform(),
    hints: { validUntil: null, isNonCanonical: false, address: null },
    scriptNonce: nonce,
  });
  return document ?? '';
}

describe('a page that React Router has rendered', () => {
  test('has an inert module script and no preloads', async () => {
    const real = await renderReal();
    const [preloads, modules] = ['link[rel="modulepreload"]', 'script[type="module"]'];
    const before = readHtml(real);
    expect(before(preloads).length).toBeGreaterThan(2);
    expect(before(modules)).toHaveLength(1);
    const deferred = readHtml(deferScripts(real, mark));
    expect(deferred(preloads)).toHaveLength(0);
    expect(deferred(modules)).toHaveLength(0);
    expect(deferred('[data-preload]').attr('data-preload')?.split(' ')).toEqual([
      '/assets/manifest-tiny.js',
      '/assets/entry.js',
      '/assets/shared.js',
      '/assets/root.js',
      '/assets/home.js',
    ]);
  });

  test('keeps the text of the module script', async () => {
    const real = await renderReal();
    const before = readHtml(real)('script[type="module"]').text();
    const after = readHtml(deferScripts(real, mark))(`script[type="${deferredType}"]`).text();
    expect(before).toContain('import("/assets/entry.js")');
    expect(after).toBe(before);
  });
});

describe('a document without exactly one module script of its own is refused', () => {
  const own = `<script${mark} type="module" async="">a()</script>`;
  test.each([
    ['none', '<body></body>'],
    ['two', `<body>${own}${own}</body>`],
    ['only one from other markup', '<body><script type="module">x()</script></body>'],
  ])('%s', (_, html) => {
    expect(() => deferScripts(html, mark)).toThrow(/A document needs/);
  });
});
