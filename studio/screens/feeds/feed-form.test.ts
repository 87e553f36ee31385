import { expect, it } from 'vitest';
import { feedRulesSchema } from '#app/feeds/feed-rules.ts';
import { newFeedForm, readFeedValues, withProvider, writeFeedForm } from './feed-form.ts';
import { readFeedForm, type ShownProvider } from './feeds.server.ts';

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

it.each([null, { mostAdded: 7, mostRemovedPercent: 3 }])(
  'changes nothing when a form is saved as it was opened, with the limits %o',
  (publishes) => {
    const rules = feedRulesSchema.parse({
      category: 'Racing',
      licence: 'CC0-1.0',
      partial: true,
      gate: { leastWords: 20, blockedWords: ['casino'] },
      publishes,
    });
    const input = { name: 'Hub', provider: 'hub', address: 'https://hub.example/', schedule: '6h' };
    const form = readFeedValues({ id: 1, revision: 1, ...input, rules });
    expect(readFeedForm(writeFeedForm(form), rules)).toEqual({ ...input, rules });
  },
);

const provider = (id: string, label: string): ShownProvider => ({
  id,
  label,
  address: `https://${id}.example/`,
  isDownload: false,
  takesChoices: false,
  isAllOrNothing: false,
  needsMapping: false,
});

it('names a new feed after its provider until the operator names it', () => {
  const [hub, mart] = [provider('hub', 'Hub'), provider('mart', 'Mart')];
  const form = newFeedForm(hub);
  expect(withProvider(form, hub, mart)).toMatchObject({ name: 'Mart', provider: 'mart' });
  expect(withProvider({ ...form, name: 'Mine' }, hub, mart)).toMatchObject({
    name: 'Mine',
    provider: 'mart',
  });
});
