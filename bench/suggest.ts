import { performance } from 'node:perf_hooks';
import { buildCatalogue } from '#app/domain/catalogue/catalogue.ts';
import { createSuggesting } from '#app/snapshot/suggesting.server.ts';
import { findingOf, type Finding } from './finding.ts';
import { generateItems, pickKeywords } from './generated-items.ts';
import { pinSelf } from './processes.ts';
import { median, quantile } from './statistics.ts';

const sizes = [75, 10_000, 100_000];
const typedEach = 200;
/** Rounds in which all texts are typed. Each round produces one figure. */
const rounds = 5;
const limits = { item: 6, category: 2, tag: 2 };

/** Kinds of typed texts, each made from one or two words of a title. */
const kinds: Readonly<Record<string, (word: string, two: string) => string>> = {
  'first letter': (word) => word.slice(0, 1),
  'three letters': (word) => word.slice(0, 3),
  'a word with a typo': (word) => `${word.slice(0, 2)}${word.slice(3)}`,
  'two words': (_, two) => two,
};

/** Measures suggestions during typing, for catalogues of increasing size. Needs no portal. */
export async function benchSuggest(): Promise<Finding[]> {
  pinSelf(0);
  const findings: Finding[] = [];
  for (const size of sizes) {
    const items = generateItems(size, 'suggest');
    const catalogue = buildCatalogue({
      verticalId: 2,
      prefix: 'g',
      items,
      categories: [],
      orders: new Map(),
      tags: [],
    });
    const suggesting = createSuggesting();
    const started = performance.now();
    await suggesting.follow([catalogue], ({ figures }) => figures.opens);
    console.log(`\n  ${size} items: names read in ${((performance.now() - started) / 1000).toFixed(2)} s`);
    const words = pickKeywords(items, 1, typedEach, 'word', true);
    const pairs = pickKeywords(items, 2, typedEach, 'pair', true);
    for (const [kind, cut] of Object.entries(kinds)) {
      const texts = words.map((word, index) => cut(word, pairs[index] ?? ''));
      const times = Array.from({ length: rounds }, () =>
        texts.map((typed) => {
          const asked = performance.now();
          suggesting.find(catalogue, typed, limits);
          return performance.now() - asked;
        }),
      );
      const p99s = times.map((round) => quantile(round, 0.99));
      console.log(
        `  ${kind.padEnd(20)} median ${median(times.flat()).toFixed(2).padStart(7)} ms, p99 ${median(p99s).toFixed(2).padStart(7)} ms`,
      );
      if (size === 100_000) {
        const name = `${kind}, ${size} items: p99`;
        findings.push(findingOf(p99s, { name, digits: 1, unit: ' ms', aim: 50, isCeiling: true }));
      }
    }
  }
  return findings;
}
