import { expect, it } from 'vitest';
import { feedRulesSchema } from '#app/feeds/feed-rules.ts';
import { readFeedForm } from './feeds.server.ts';

it('keeps the category table and the mapping of a feed, which its form does not show', () => {
  const before = feedRulesSchema.parse({
    categories: [['Racer', 3]],
    mapping: { source: 'hub', format: 'csv', fields: { title: 'Name', playAddress: 'URL' } },
  });
  const form = { name: 'Hub', provider: 'mapped', address: 'https://hub.example/', schedule: '6h' };
  const { rules } = readFeedForm({ ...form, gate: '{"leastWords":20}' }, before);
  expect(rules).toMatchObject({
    categories: before.categories,
    mapping: before.mapping,
    gate: { leastWords: 20 },
  });
});
