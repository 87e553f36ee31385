import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits } from '#app/changes/apply-edits.server.ts';
import {
  addDraftStep,
  createDraft,
  discardDraft,
  revokePreview,
  type Draft,
} from '#app/changes/drafts.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { undoChange } from '#app/changes/undo-change.server.ts';
import { readItemChunks } from '#app/store/items.server.ts';
import { openStore, type Store } from '#app/store/open.server.ts';
import { registry } from '#app/verticals/index.server.ts';
import { sampleItem } from '#test/bundle/sample-bundle.ts';
import { startApp, type TestApp } from '#test/http/app.ts';
import { hrefsOf, readHtml, readPage } from '#test/http/read-html.ts';
import { decodeTurboStream } from '#test/support/decode-turbo-stream.ts';

const hour = 3_600_000;
const id = 987_001;

let app: TestApp;
let store: Store;
let game: { id: number; title: string; content_type_id: number };

beforeAll(async () => {
  app = await startApp({ env: { STUDIO_URL: 'https://studio.example', TRUST_PROXY: '1' } });
  const log = pino({ level: 'silent' });
  store = await openStore({ dataDir: app.dataDir, role: 'cli', log, clock: { now: Date.now } });
  for await (const [first] of readItemChunks(store.db, { verticalId: 2 })) {
    game = JSON.parse(first?.data ?? '{}') as typeof game;
    break;
  }
});
afterAll(async () => {
  await store.close();
  await app.stop();
});

async function begin(...edits: Edit[]): Promise<Draft> {
  const draft = await createDraft(store, { title: 'Preview', author: 'Ada' });
  const result = await addDraftStep(store, draft, edits);
  if (result.outcome !== 'saved') throw new Error(result.outcome);
  return result.draft;
}

const keyOf = async (draft: Draft, lifetime = hour) =>
  (await createPreviewLinks(store).createKey(draft.id, lifetime)) ?? '';

let visitors = 0;
/** Opens a link as a new visitor, because the links that one visitor may open are limited. */
function open(link: string): Promise<Response> {
  visitors += 1;
  return app.request(link, { headers: { 'x-forwarded-for': `198.51.100.${visitors}` } });
}

async function preview(draft: Draft): Promise<(address: string, init?: RequestInit) => Promise<Response>> {
  const entered = await open(`/preview/${await keyOf(draft)}?to=/g`);
  expect([entered.status, entered.headers.get('refresh')]).toEqual([200, '0; url=/g']);
  const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
  return (address, init) => app.request(address, { ...init, headers: { ...init?.headers, cookie } });
}

const rename = (title: string): Edit => ({
  kind: 'set',
  target: { kind: 'item', verticalId: 2, id: game.id },
  path: ['title'],
  value: title,
});
const addGame = (): Edit => ({
  kind: 'add-item',
  verticalId: 2,
  item: { ...sampleItem(id, [game.content_type_id]), title: 'Quokka Quest' },
  after: null,
});

describe('pictures', () => {
  const pictureOf = async (draft: Draft | null, address: string, block = '') => {
    const key = (await createPreviewLinks(store).createCanvasKey(draft?.id ?? null, hour)) ?? '';
    return app.request(`${address}?preview-key=${key}${block && `&preview-block=${block}`}`);
  };

  it('of the draft and of the published site need no cookie, and contain no scripts', async () => {
    const draft = await begin(rename('Renamed for a picture'));
    const address = `/g/details/${game.id}`;
    const [before, after] = await Promise.all([pictureOf(null, address), pictureOf(draft, address)]);
    const [published, edited] = [await before.text(), readHtml(await after.text())];
    expect(published).not.toContain('Renamed for a picture');
    expect(edited('h1').text()).toBe('Renamed for a picture');
    expect(edited('script')).toHaveLength(0);
    expect(after.headers.get('set-cookie')).toBeNull();
    expect(after.headers.get('cache-control')).toBe('no-store');
    expect(after.headers.get('content-security-policy')).toContain('frame-ancestors https://studio.example');
  });

  it('show one block alone, and nothing if it has nothing to show', async () => {
    const { $ } = await readPage(await pictureOf(null, '/g', '2.home.bottomBar'));
    expect($('footer')).toHaveLength(1);
    expect($('header')).toHaveLength(0);
    expect((await pictureOf(null, '/g', '2.home.itemHeader')).status).toBe(204);
    expect((await pictureOf(null, '/g', '2.home.noSuchBlock')).status).toBe(404);
  });

  it('need a key of the Studio', async () => {
    const shared = await keyOf(await begin(rename('Not for a picture')));
    for (const key of [shared, 'forged', '']) {
      const answer = await app.request(`/g/details/${game.id}?preview-key=${key}`);
      expect(await answer.text()).not.toContain('Not for a picture');
    }
  });
});

describe('the preview of a draft', () => {
  it('shows the draft on pages, in lists, in the search and in page data', async () => {
    const look = await preview(await begin(rename('Renamed in a draft'), addGame()));
    const addresses = [
      [`/g/details/${game.id}`, 'Renamed in a draft'],
      [`/g/details/${id}`, 'Quokka Quest'],
      [`/g/details/${id}.data`, 'Quokka Quest'],
      ['/g/search/quokka', `/g/details/${id}`],
      [`/g/cate/${game.content_type_id}`, `/g/details/${id}`],
    ] as const;
    for (const [address, text] of addresses) {
      const response = await look(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect([address, (await response.text()).includes(text)]).toEqual([address, true]);
    }
  });

  it('shows ads and settings of the draft', async () => {
    const look = await preview(
      await begin(
        {
          kind: 'set',
          target: { kind: 'part', verticalId: 0, key: 'settings' },
          path: ['copyright'],
          value: 'Draft & Co.',
        },
        {
          kind: 'set',
          target: { kind: 'part', verticalId: 0, key: 'ads' },
          path: [],
          value: [
            {
              id: 1,
              type: 2,
              data_type: 0,
              position: 'head',
              ad_type: 0,
              cou: 1,
              script: 'window.fromTheDraft = 1',
              div: '',
              script_in_div: '',
            },
          ],
        },
      ),
    );
    const html = await (await look(`/g/details/${game.id}`)).text();
    expect(readHtml(html)('footer').text()).toContain('Draft & Co.');
    // A script of the page contains the address of the ad code.
    const [code = ''] = /\/ads\/[0-9a-f]{40}\.js/.exec(html) ?? [];
    expect(await (await look(code)).text()).toBe('window.fromTheDraft = 1');
  });

  it('has the sections of the draft', async () => {
    const target = { kind: 'part', verticalId: 0, key: 'settings' } as const;
    const show = (value: number[]): Edit => ({ kind: 'set', target, path: ['verticals'], value });
    const hasNews = async (look: typeof app.request) => (await look('/c')).status === 200;
    expect(await hasNews(await preview(await begin(show([2]))))).toBe(false);
    const change = await applyEdits(store, [show([2])], {
      registry,
      base: (await store.readVersion()) ?? 0,
      reason: { origin: 'studio', author: 'Ada', summary: 'Shows only games.' },
    });
    if (change.outcome !== 'published') throw new Error(change.outcome);
    await expect.poll(() => hasNews(app.request), { timeout: 20_000 }).toBe(false);
    const all = await preview(await begin(show([2, 1])));
    expect([await hasNews(all), await hasNews(app.request)]).toEqual([true, false]);
    await undoChange(store, change.version, { registry, author: { origin: 'studio', author: 'Ada' } });
    await expect.poll(() => hasNews(app.request), { timeout: 20_000 }).toBe(true);
  });

  it('is never cached, indexed, or framed by another site than the Studio', async () => {
    const look = await preview(await begin(rename('Secret title')));
    for (const address of [
      `/g/details/${game.id}`,
      `/g/details/${game.id}.data`,
      '/g/details/1',
      '/G/DETAILS/2/',
    ]) {
      const { headers } = await look(address);
      expect([
        address,
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        headers.get('etag'),
      ]).toEqual([address, 'no-store', 'noindex', null]);
      expect(headers.get('x-frame-options')).toBeNull();
    }
    const policy = (await look(`/g/details/${game.id}`)).headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors https://studio.example');
  });

  it('shows the published site in the frame of the Studio, with a key that belongs to no draft', async () => {
    await begin(rename('Not in this preview'));
    const key = await createPreviewLinks(store).createPublishedKey(hour);
    const entered = await app.request(`/preview/${key}?to=/g`);
    const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
    const { headers, status } = await app.request('/g', { headers: { cookie } });
    expect(status).toBe(200);
    // The operator's own views are not counted.
    const isCounted = async (init?: RequestInit) =>
      JSON.stringify(decodeTurboStream(await (await app.request('/g.data', init)).text())).includes(
        '"isCounted":true',
      );
    expect([await isCounted({ headers: { cookie } }), await isCounted()]).toEqual([false, true]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain('frame-ancestors https://studio.example');
    const [, end = '', , signature = ''] = key.split('.');
    const forged = `0.${Number(end) + 60}.published-site.${signature}`;
    const refused = await app.request(`/preview/${forged}`);
    expect([refused.status, refused.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await readPage(refused)).$('h1').text()).toBe('This preview has ended');
  });

  it('has a bar with the draft, its author and the end of the link, on pages alone', async () => {
    const draft = await createDraft(store, { title: '</script><b>Autumn</b>', author: 'Ada & Grace' });
    const read = async (address: string, lifetime: number) => {
      const cookie = `portico_preview=${await keyOf(draft, lifetime)}`;
      return (await app.request(address, { headers: { cookie } })).text();
    };
    const html = await read('/g', hour);
    expect(html).toContain(String.raw`“\u003c/script>\u003cb>Autumn\u003c/b>”, a draft by Ada & Grace.`);
    expect(html).toContain('"studio":"https://studio.example/publish"');
    const endOf = (text: string) =>
      Date.parse(`${/This preview ends on (\d+ \w+ \d{4})/.exec(text)?.[1]} UTC`);
    expect(Math.abs(endOf(html) - Date.now())).toBeLessThan(48 * hour);
    expect(endOf(await read('/g', 480 * hour)) - endOf(html)).toBeGreaterThan(430 * hour);
    expect(await read('/g.data', hour)).not.toContain('This preview ends');
    expect(await read(`/g/details/${game.id}`, hour)).toContain('This preview ends');
  });

  it('has no bar for visitors, in the canvas, in pictures and in the published site', async () => {
    const draft = await begin(rename('Without a bar'));
    const links = createPreviewLinks(store);
    const [canvas, published] = [
      await links.createCanvasKey(draft.id, hour),
      await links.createPublishedKey(hour),
    ];
    const addresses = [
      ['/g', ''],
      [`/g?preview-key=${canvas}`, ''],
      ['/g', `portico_preview=${canvas}`],
      ['/g', `portico_preview=${published}`],
    ] as const;
    for (const [address, cookie] of addresses) {
      const html = await (await app.request(address, { headers: { cookie } })).text();
      expect([cookie, html.includes('This preview ends')]).toEqual([cookie, false]);
    }
  });

  it('shows one of its themes if the link names it', async () => {
    const key = await keyOf(await begin(rename('In a theme')));
    const schemeOf = async (theme: string) => {
      const entered = await app.request(`/preview/${key}?to=/g&theme=${theme}`);
      const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
      const { $ } = await readPage(await app.request('/g', { headers: { cookie } }));
      return /--scheme:\s*(\w+)/.exec($('html').attr('style') ?? '')?.[1];
    };
    expect(await schemeOf('light')).toBe('light');
    expect(await schemeOf('dark')).toBe('dark');
    expect(await schemeOf('neon')).toBe(await schemeOf(''));
  });

  it('answers a link in the frame of the Studio', async () => {
    const entered = await app.request(`/preview/${await keyOf(await begin(rename('x')))}?to=/g`);
    expect(entered.headers.get('content-security-policy')).toContain(
      'frame-ancestors https://studio.example',
    );
    expect([entered.headers.get('x-frame-options'), entered.headers.get('cache-control')]).toEqual([
      null,
      'no-store',
    ]);
  });

  describe('in the canvas of the layout editor', () => {
    async function openCanvas(draft: Draft) {
      const key = (await createPreviewLinks(store).createCanvasKey(draft.id, hour)) ?? '';
      const entered = await app.request(`/preview/${key}?to=/g`);
      const [cookie = ''] = (entered.headers.get('set-cookie') ?? '').split(';');
      const ask = (address: string, headers: Readonly<Record<string, string>> = {}) =>
        app.request(address, { headers: { ...headers, cookie } });
      return { key, ask };
    }

    it('names the position of each block, and runs the script that only listens to the Studio', async () => {
      const { ask } = await openCanvas(await begin(rename('In the canvas')));
      const html = await (await ask('/g')).text();
      expect(html).toMatch(/--canvas-block:\d+ home 0/);
      const channel = await createPreviewLinks(store).channelOf(null);
      expect(html).toContain('"studio":"https://studio.example"');
      expect(html).not.toContain(channel);
      const data = await (await ask('/g.data')).text();
      expect(data).toContain('--canvas-block');
    });

    it('waits for a step that is still being saved, and names the revision that it shows', async () => {
      const draft = await begin(rename('Before the step'));
      const { ask } = await openCanvas(draft);
      const address = `/g/details/${game.id}.data`;
      const waiting = ask(address, { 'x-draft-later-than': String(draft.revision) });
      const ready = await ask(address, { 'x-draft-later-than': String(draft.revision - 1) });
      expect(ready.headers.get('x-draft-revision')).toBe(`${draft.id} ${draft.revision}`);
      expect(await ready.text()).toContain('Before the step');
      await addDraftStep(store, draft, [rename('After the step')]);
      const later = await waiting;
      expect(later.headers.get('x-draft-revision')).toBe(`${draft.id} ${draft.revision + 1}`);
      expect(await later.text()).toContain('After the step');
    });

    it('shows the page of a site that cannot answer, which visitors cannot request', async () => {
      const { ask } = await openCanvas(await begin(rename('In the canvas')));
      const shown = await ask('/?error-page=503');
      const { status, $ } = await readPage(shown);
      expect([status, $('h1').length]).toEqual([503, 1]);
      expect(shown.headers.get('content-security-policy')).toContain(
        'frame-ancestors https://studio.example',
      );
      expect((await app.request('/?error-page=503')).status).not.toBe(503);
    });

    it('does not run scripts of advertisers, and shows their boxes', async () => {
      const slot = { data_type: 0, position: '', ad_type: 0, script: '' };
      const waiting = { ...slot, id: 1, type: 4, cou: 1, div: '<i>paid</i>', ext_name: 'A <network>' };
      const loader = { ...slot, id: 2, type: 1, cou: 0, div: '', script: 'https://ads.example/loader.js' };
      const script = 'https://ads.example/slot.js';
      const value = [
        { ...waiting, script_in_div: script },
        { ...loader, script_in_div: '' },
      ];
      const target = { kind: 'part', verticalId: 0, key: 'ads' } as const;
      const { ask } = await openCanvas(await begin({ kind: 'set', target, path: [], value }));
      const response = await ask('/g');
      const html = await response.text();
      expect(readHtml(html)('div:contains("A <network>")').length).toBeGreaterThan(0);
      expect(html).not.toMatch(/adScripts|ads\.example|paid/);
      expect(response.headers.get('content-security-policy')).not.toContain('ads.example');
    });

    it('cannot be opened with the key of a shared link', async () => {
      const draft = await begin(rename('Shared'));
      const shared = await keyOf(draft);
      const { key } = await openCanvas(draft);
      const parts = shared.split('.');
      const forged = [...parts.slice(0, 3), 'canvas', parts[3]].join('.');
      expect((await app.request(`/preview/${forged}`)).status).toBe(404);
      expect((await app.request(`/preview/${key.replace('.canvas', '')}`)).status).toBe(404);
      const look = await preview(draft);
      expect(await (await look('/g')).text()).not.toContain('canvas-block');
    });

    it('leaves the pages of visitors as they are', async () => {
      const before = await (await app.request('/g')).text();
      const { ask } = await openCanvas(await begin(rename('Beside visitors')));
      await ask('/g');
      expect(before).not.toContain('canvas-block');
      expect(await (await app.request('/g')).text()).not.toContain('canvas-block');
    });
  });

  it('does not change what visitors see', async () => {
    const look = await preview(await begin(rename('Only in the draft'), addGame()));
    await (await look(`/g/details/${game.id}`)).text();
    for (const address of [`/g/details/${game.id}`, `/g/details/${id}`, '/g/search/quokka']) {
      const { $, html } = await readPage(await app.request(address));
      expect(html).not.toMatch(/Only in the draft|Quokka Quest/);
      expect(hrefsOf($, 'a')).not.toContain(`/g/details/${id}`);
    }
    const published = await app.request(`/g/details/${game.id}`);
    expect(published.headers.get('cache-control')).toContain('public');
    expect(published.headers.get('content-security-policy')).not.toContain('studio.example');
  });

  it('stores no vote and no opening', async () => {
    const look = await preview(await begin(rename('x')));
    const send = (ask: typeof look, address: string, value: object) =>
      ask(address, {
        method: 'POST',
        body: JSON.stringify({ vertical: 'g', id: game.id, ...value }),
        headers: { origin: app.origin, 'content-type': 'application/json' },
      });
    const answers = [
      await send(look, '/api/open', {}),
      await send(look, '/api/vote', { value: 1 }),
      await send(look, '/api/report', { reason: 'It does not start' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const table of ['counters', 'votes', 'reports'] as const) {
      expect(await store.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    await send(app.request, '/api/open', {});
    expect(await store.db.selectFrom('counters').selectAll().execute()).toHaveLength(1);
  });

  it('follows the steps of the draft', async () => {
    const draft = await begin(rename('First step'));
    const look = await preview(draft);
    expect(await (await look(`/g/details/${game.id}`)).text()).toContain('First step');
    await addDraftStep(store, draft, [rename('Second step')]);
    expect(await (await look(`/g/details/${game.id}`)).text()).toContain('Second step');
  });

  it.each([
    ['/g?page=2', '/g?page=2'],
    ['https://elsewhere.example/', '/'],
    ['//elsewhere.example/', '/'],
    ['/\\elsewhere.example/', '/'],
    ['/.//elsewhere.example/', '/elsewhere.example/'],
    ['/g/..//elsewhere.example/', '/elsewhere.example/'],
    ['/\t/elsewhere.example/', '/'],
  ])('ends on this site, if the link leads to %j', async (to, page) => {
    const left = await app.request(`/preview/end?${new URLSearchParams({ to })}`);
    expect(left.headers.get('refresh')).toBe(`0; url=${page}`);
  });

  it('ends with its cookie, when it is revoked, and when the draft is discarded', async () => {
    const draft = await begin(rename('Gone soon'));
    const look = await preview(draft);
    const left = await look('/preview/end?to=/g');
    expect(left.headers.get('set-cookie')).toContain('Max-Age=0');
    const revoked = await revokePreview(store, draft);
    expect(await (await look(`/g/details/${game.id}`)).text()).not.toContain('Gone soon');
    if (revoked.outcome !== 'saved') throw new Error(revoked.outcome);
    const again = await preview(revoked.draft);
    expect(await (await again(`/g/details/${game.id}`)).text()).toContain('Gone soon');
    await discardDraft(store, revoked.draft);
    expect(await (await again(`/g/details/${game.id}`)).text()).not.toContain('Gone soon');
  });

  it('is refused for forged, expired and foreign keys', async () => {
    const [draft, other] = [await begin(rename('Mine in a draft')), await begin(rename('Theirs in a draft'))];
    const key = await keyOf(draft);
    const [, end = '', secret = '', signature = ''] = key.split('.');
    const forged = [
      'unknown',
      `${other.id}.${end}.${secret}.${signature}`,
      `${draft.id}.${Number(end) + 9}.${secret}.${signature}`,
      `${draft.id}.${end}.${secret}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
      await keyOf(draft, -1_000),
    ];
    for (const wrong of forged) {
      expect((await app.request(`/preview/${wrong}`)).status).toBe(404);
      const page = await app.request(`/g/details/${game.id}`, {
        headers: { cookie: `portico_preview=${wrong}` },
      });
      expect(page.status).toBe(200);
      expect(await page.text()).not.toMatch(/in a draft/);
    }
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
    'javascript:alert(1)',
  ])('does not lead to %s', async (to) => {
    const key = await keyOf(await begin(rename('x')));
    const entered = await open(`/preview/${key}?to=${encodeURIComponent(to)}`);
    expect(entered.headers.get('refresh')).toBe('0; url=/');
  });
});
