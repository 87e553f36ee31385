import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  optionalCategoryFields,
  sampleAd,
  sampleBundle,
  sampleCategory,
  sampleItem,
  testRegistry,
} from '#test/bundle/sample-bundle.ts';
import { describeEachEngine } from '#test/store/engines.ts';
import { tables } from '#app/store/dump.server.ts';
import type { Store } from '#app/store/store.ts';
import { findForbiddenCharacter } from '#app/lib/allowed-characters.ts';
import { exportBundle } from './encode.server.ts';
import { formatFault } from './fault.ts';
import { importBundle } from '#app/changes/import.server.ts';
import { runs, timeForRuns } from '@portico/shared/property-runs';
import { canonicalJson } from './json-source.server.ts';

/**
 * Starts a string that represents a number in a notation that plain JSON would not preserve. The marker and the quotes
 * of the string are removed from the text.
 */
const marker = '<number>';

const numberForm = fc
  .constantFrom('1.0', '4.50', '1e3', '1E+2', '-0', '0.1e-7', '12345678901234567890', '1e400', '-0.0')
  .map((form) => `${marker}${form}`);
const wholeNumberForm = fc
  .constantFrom('7', '1e3', '20.0', '5E1', '-0', '3.0e0')
  .map((form) => `${marker}${form}`);

/** Any text a bundle may hold. */
const anyText = fc
  .oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('"\\/', '\u2028', '日本', '👩‍🚀', '</script>'),
  )
  .filter((text) => findForbiddenCharacter(text) === null);

const anyKey = fc.oneof(
  anyText.map((text) => `later ${text}`),
  fc.constant('__proto__'),
);

const anyValue = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    anyText,
    numberForm,
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(anyKey, tie('value'), { maxKeys: 3 }),
  ),
})).value;

const laterFields = fc.dictionary(anyKey, anyValue, { maxKeys: 3 });

const textPath = fc.oneof(fc.constantFrom('intro', 'details', 'faq[0].answer', 'ext.slug'), anyKey);

const translations = fc.dictionary(
  fc.constantFrom('de', 'pt-BR', 'zh-Hant-TW', 'ar'),
  fc
    .record({
      texts: fc.dictionary(textPath, anyText, { maxKeys: 3 }),
      ext_from: fc.dictionary(textPath, fc.stringMatching(/^[0-9a-f]{16}$/), { maxKeys: 2 }),
      ext_machine: fc.array(textPath, { maxLength: 2 }),
    })
    .map(({ texts, ...about }) => ({ ...texts, ...about })),
  { maxKeys: 2 },
);

const anyItem = fc
  .record({
    translations,
    later: laterFields,
    intro: anyText,
    short_title: anyText,
    details: anyText,
    like: wholeNumberForm,
    faq: fc.oneof(
      fc.constant(''),
      fc.array(fc.record({ question: anyText, answer: anyText }), { maxLength: 2 }),
    ),
    figures: laterFields,
    ext: laterFields,
    router: fc.constantFrom('', '/somewhere', 'https://elsewhere.example/x'),
  })
  .map(({ later, like, figures, ext, faq, translations: languages, ...texts }) => ({
    own: { ...later, translations: languages },
    like,
    figures,
    ext,
    faq,
    texts,
  }));

/** A valid bundle, as JSON text. */
const anyBundleText = fc
  .record({
    items: fc.array(anyItem, { maxLength: 4 }),
    later: laterFields,
    settings: laterFields,
    languages: translations,
    categories: fc.array(fc.tuple(laterFields, fc.subarray(optionalCategoryFields)), {
      minLength: 1,
      maxLength: 3,
    }),
    ads: fc.array(laterFields, { maxLength: 2 }),
    diversion: anyValue,
    order: fc.boolean(),
    absent: fc.subarray([
      'info',
      'settings',
      'layouts',
      'ads',
      'ad_diversion',
      'safe',
      'admin_cache_time',
      'data_content',
    ]),
    empty: fc.boolean(),
  })
  .map(({ items, later, settings, languages, categories, ads, diversion, order, absent, empty }) => {
    const bundle = sampleBundle();
    bundle.info.img = '';
    const list = items.map(({ own, like, figures, ext, faq, texts }, index) => {
      const item = sampleItem(100 + index, [10 + (index % categories.length)]);
      const questions =
        typeof faq === 'string'
          ? faq
          : faq.map(({ question, answer }) => ({ question: `Q ${question}`, answer: `A ${answer}`, ...own }));
      return {
        ...item,
        ...own,
        ...texts,
        faq: questions,
        site_data_arr: { ...item.site_data_arr, like, ...figures },
        ext: { ...item.ext, ...ext },
      };
    });
    const ids = list.map(({ id }) => id);
    bundle.data_content['2'] = {
      menu: categories.map(([own, left], index) => {
        const category = { ...sampleCategory(10 + index), translations: languages, ...own };
        for (const field of left) delete category[field];
        return category;
      }),
      list,
      list_type: {},
      list_tags: {
        Hot: { name: 'Hot', data: order ? ids.toReversed() : ids, translations: languages, ...later },
      },
      ...later,
    };
    if (empty) bundle.data_content = {};
    if (empty || categories.length < 2) bundle.layouts = {};
    bundle.settings = settings;
    bundle.ext_translations = { settings: languages, layouts: languages, ...later };
    bundle.ads = ads.map((own, index) => ({ ...sampleAd(index), ...own }));
    bundle.ad_diversion = diversion;
    for (const key of absent) delete bundle[key];
    if (absent.includes('data_content')) delete bundle.layouts;
    const text = JSON.stringify({ ...bundle, ...later });
    return text.replaceAll(new RegExp(`"${marker}([^"]+)"`, 'g'), '$1');
  });

describeEachEngine('a bundle', (testStore) => {
  it(
    'is exported from an empty store exactly as it was imported',
    { tags: 'property', timeout: timeForRuns(60_000) },
    async () => {
      const store = await testStore().openMigrated('cli');
      const folder = await mkdtemp(path.join(tmpdir(), 'portico-round-trip-'));
      const source = path.join(folder, 'site.json');
      try {
        await fc.assert(
          fc.asyncProperty(anyBundleText, async (text) => {
            await clear(store);
            await writeFile(source, text);
            const result = await importBundle({ store, source, registry: testRegistry, mediaDir: folder });
            expect(result.outcome === 'refused' ? result.faults.map(formatFault) : []).toEqual([]);
            expect(canonicalJson(await exportText(store))).toBe(canonicalJson(text));
          }),
          { numRuns: runs(testStore().engine === 'sqlite' ? 40 : 10) },
        );
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  );
});

async function clear(store: Store): Promise<void> {
  for (const table of tables) await store.db.deleteFrom(table).execute();
}

async function exportText(store: Store): Promise<string> {
  let text = '';
  await exportBundle(store, (piece) => {
    text += piece;
  });
  return text;
}
