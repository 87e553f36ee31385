import { enoughWords } from '#app/feeds/gate-rules.ts';
import type { Check, Site } from '../check.ts';
import { error, ok, warning, type Outcome } from '../finding.ts';
import { findCopies } from './copies.ts';
import { placeOfItem, readItemTexts, type ItemText } from './item-texts.ts';

/** Shares of faulty items from which a finding becomes more serious. */
const notable = 0.1;
const severe = 0.5;

/** Checks whether the texts of items are long enough and were not delivered by a feed. */
export const textsCheck: Check<Site> = {
  name: 'texts',
  title: 'check.texts',
  async run({ store, snapshot, t }) {
    const texts = await readItemTexts(store.db, snapshot);
    const { length: total } = texts;
    if (total === 0) return [error(t('texts.none'), t('texts.noneFix'))];
    const isShort = ({ words }: ItemText) => words < enoughWords;
    const original = texts.filter((text) => !isShort(text) && !text.isProvided).length;
    const percent = Math.floor((original / total) * 100);
    const found: Outcome[] = [];
    const report = (kind: 'short' | 'provided', faulty: readonly ItemText[]) => {
      const share = faulty.length / total;
      if (share < notable) return;
      const text = t('texts.fault', { kind, count: faulty.length, total, least: enoughWords });
      const places = faulty.map(({ item }) => placeOfItem(item));
      found.push((share < severe ? warning : error)(text, t('texts.faultFix', { kind }), [], { places }));
    };
    report('short', texts.filter(isShort));
    report(
      'provided',
      texts.filter(({ isProvided }) => isProvided),
    );
    return found.length > 0 ? found : [ok(t('texts.ok', { percent, total }))];
  },
};

/** Finds items whose texts are nearly the same. */
export const copiesCheck: Check<Site> = {
  name: 'copies',
  title: 'check.copies',
  async run({ store, snapshot, t }) {
    const copies = await findCopies(store.db, snapshot);
    const { length: count } = copies;
    if (count === 0) return [ok(t('copies.ok'))];
    const { length: total } = await readItemTexts(store.db, snapshot);
    const places = copies.map(({ later }) => placeOfItem(later));
    const level = count / total < notable ? warning : error;
    return [level(t('copies.found', { count }), t('copies.foundFix'), [], { places })];
  },
};
