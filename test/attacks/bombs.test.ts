import { describe, expect, test } from 'vitest';
import { checkBundle } from '#app/bundle/check.server.ts';
import { BundleFaultError } from '#app/bundle/fault.ts';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { parseBundleText } from '#app/bundle/source.server.ts';
import { cleanText } from '#app/feeds/clean-text.server.ts';
import { feedMappingSchema } from '#app/feeds/mapping/mapping-schema.ts';
import { FeedShapeError } from '#app/feeds/parse-page.ts';
import { readEntries } from '#app/feeds/read-entries.server.ts';
import { builtIn } from '#app/verticals/index.server.ts';

/* Small documents that are meant to use up resources: by depth, by repetition, or by names of built-in properties. */

const mapping = feedMappingSchema.parse({
  source: 'sample',
  format: 'json',
  fields: { title: 'title', playAddress: 'x.a.a' },
});
const feeds = builtIn.verticals
  .flatMap((server) => server.feeds ?? [])
  .map((feed) => feed.withMapping?.(mapping) ?? feed);

/** Reads a document as if it came from the feed. If it is refused, the reason must be a fault of the document. */
function read(feed: (typeof feeds)[number], text: string): 'read' | 'refused' {
  const rules = builtIn.bundle.verticals.get(feed.verticalId)!;
  try {
    readEntries([feed.parse(text)], { feed, rules, ownOrigins: new Set() });
    return 'read';
  } catch (error) {
    if (error instanceof FeedShapeError) return 'refused';
    throw error;
  }
}

const depths = [1_000, 6_000, 100_000];

describe.each(feeds.map((feed) => [feed.provider, feed] as const))('the feed %s', (_, feed) => {
  test('refuses a document of any depth, or reads it', () => {
    for (const depth of depths) {
      const nested = '['.repeat(depth) + ']'.repeat(depth);
      const objects = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      for (const text of [
        nested,
        objects,
        '['.repeat(depth),
        `[{"id":"1","title":${nested}}]`,
        `{"version":"https://jsonfeed.org/version/1.1","title":"t","items":[{"id":"1","title":"t","x":${objects}}]}`,
        `{"data":[{"promotionId":"a","advertiser":${objects}}]}`,
        `{"packages":{"a":{"metadata":${objects}}},"repo":{}}`,
        `{"response_code":0,"results":[{"question":${nested}}]}`,
      ]) {
        expect(['read', 'refused']).toContain(read(feed, text));
      }
    }
  });

  const options = { tags: feed.provider === 'opentdb' ? [] : ['long'] };
  test('refuses a text that breaks after several megabytes', options, () => {
    expect(read(feed, `[{"id":"${'a'.repeat(24_000_000)}`)).toBe('refused');
    expect(read(feed, `[{"id":"${'\\u0041'.repeat(4_000_000)}"},,`)).toBe('refused');
  });
});

describe('XML', () => {
  const rss = feeds.find(({ provider }) => provider === 'rss')!;
  const channel = (items: string, before = '') =>
    `<?xml version="1.0"?>${before}<rss version="2.0"><channel><title>T</title>${items}</channel></rss>`;

  test('with its own entities is refused, in any encoding of the keyword', () => {
    const levels = Array.from(
      { length: 10 },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    );
    for (const declared of [
      `<!DOCTYPE rss [<!ENTITY e0 "lol">${levels.join('')}]>`,
      '<!DOCTYPE rss [<!ENTITY e10 SYSTEM "file:///etc/passwd">]>',
      '<!DOCTYPE rss [<!entity % e10 SYSTEM "http://127.0.0.1/">%e10;]>',
    ]) {
      expect(read(rss, channel('<item><title>&e10;</title></item>', declared))).toBe('refused');
    }
  });

  test('of any depth, with any number of attributes, is read or refused', () => {
    for (const depth of depths.slice(0, 3)) {
      for (const text of [
        channel(`${'<item>'.repeat(depth)}${'</item>'.repeat(depth)}`),
        channel('<item>'.repeat(depth)),
        channel(
          `<item ${Array.from({ length: depth }, (_, at) => `a${at}="1"`).join(' ')}><title>x</title></item>`,
        ),
        channel(`<item><title>${'<![CDATA['.repeat(depth)}</title></item>`),
        channel(`<item><title>${'&amp;'.repeat(depth)}</title><guid>1</guid></item>`),
        channel(`<!--${'--!>'.repeat(depth)}`),
      ]) {
        expect(['read', 'refused']).toContain(read(rss, text));
      }
    }
  });
});

test('deeply nested HTML is sanitised', { timeout: 30_000 }, () => {
  for (const unit of [
    '<div>',
    '<b><i>',
    '<table><tr><td>',
    '<a href="x">',
    '<!--',
    '<![CDATA[',
    '<a ',
    '&lt;',
    '<svg><style>',
  ]) {
    const html = unit.repeat(5_000);
    expect(sanitiseHtml(html)).not.toContain('<style');
    expect(cleanText(html)).not.toContain('<div');
  }
});

/** Checks a bundle as an import does. Returns the paths of its faults. */
function faultsOf(text: string): string[] {
  try {
    const { value } = parseBundleText(Buffer.from(text));
    return checkBundle(value, {
      registry: builtIn.bundle,
      mediaProblem: () => null,
      stored: { info: undefined, verticals: new Map() },
    }).map(({ path }) => path);
  } catch (error) {
    if (error instanceof BundleFaultError) return error.faults.map(({ path }) => path);
    throw error;
  }
}

describe('a bundle', () => {
  test('of any depth is checked, and refused if it is too deep to be read', () => {
    for (const depth of depths) {
      const nested = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
      const bundles = [
        nested,
        `{"settings":${nested}}`,
        `{"layouts":{"2":{"home":[{"module":"hero","config":${nested}}]}}}`,
        `{"data_content":{"2":{"list":[{"id":1,"ext":${nested}}]}}}`,
        `{"data_content":{"2":{"menu":[{"content_type_id":1,"children":${nested}}]}}}`,
        `{"ads":[${nested}]}`,
      ];
      for (const text of bundles) {
        expect(faultsOf(text).length).toBeGreaterThanOrEqual(depth < 100_000 ? 0 : 1);
      }
    }
  });

  test('never changes the prototypes of other objects', () => {
    const keys = ['__proto__', 'constructor', 'prototype'];
    const hostile = keys.map((key) => `"${key}":{"polluted":1,"prototype":{"polluted":1}}`).join(',');
    for (const text of [
      `{${hostile}}`,
      `{"settings":{${hostile}}}`,
      `{"info":{${hostile}}}`,
      `{"safe":{${hostile}}}`,
      `{"ads":[{${hostile}}]}`,
      `{"layouts":{${hostile},"2":{${hostile},"home":[{"module":"__proto__","config":{${hostile}}},{"module":"constructor","config":{}}]}}}`,
      `{"data_content":{${hostile},"2":{${hostile},"list":[{${hostile},"ext":{${hostile}}}],"menu":[{${hostile}}],"list_type":[{${hostile}}],"list_tags":[{${hostile}}]}}}`,
      `{"ext_pages":{${hostile}}}`,
    ]) {
      faultsOf(text);
      for (const holder of [{}, [], Object, () => 1]) expect('polluted' in holder).toBe(false);
    }
  });
});

test('block settings accept no names of built-in properties', () => {
  for (const registry of builtIn.blocks.values()) {
    for (const name of ['__proto__', 'constructor', 'toString']) expect(registry.get(name)).toBeUndefined();
    for (const block of registry.values()) {
      const parsed = block.settings.safeParse(
        JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'),
      );
      expect('polluted' in {}).toBe(false);
      if (parsed.success) expect(Object.getPrototypeOf(parsed.data)).toBe(Object.prototype);
    }
  }
});
