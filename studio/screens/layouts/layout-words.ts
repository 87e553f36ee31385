import type { LayoutWords } from '#app/changes/describe-layout.ts';
import type { Messages } from '#app/messages/use-messages.ts';

/** The settings of an ad's box that have a name in the messages. */
const boxFields = new Map(
  (
    [
      'ad_bg_color',
      'ad_style_font',
      'ad_box_margin',
      'ad_box_radius',
      'ad_box_padding',
      'adaptive_width',
    ] as const
  ).map((key) => [key as string, key]),
);

/** Returns the sentences about layouts from the messages of the Studio. */
export function layoutWordsIn(t: Messages<'layouts'>, tAds: Messages<'ads'>): LayoutWords {
  return {
    value: {
      text: (text) => t('value.text', { text }),
      empty: () => t('value.empty'),
      initial: (value) => t('value.default', { value, hasValue: value === '' ? 'other' : 'true' }),
      switch: (isOn) => t('value.switch', { isOn: isOn ? 'true' : 'false' }),
      ownSection: (section) => t('source.own', { section }),
      allCategories: () => t('source.allCategories'),
      allItems: () => t('source.allItems'),
      firstItem: () => t('item.first'),
      item: (id) => t('item.chosen', { id: String(id) }),
      removed: (kind) => t('value.removed', { kind }),
      windows: (window) => t('pair.window', { window }),
    },
    block: (name) => name,
    removed: (values) => t('difference.removed', values),
    added: (values) => t('difference.added', values),
    addedLast: (values) => t('difference.addedLast', values),
    moved: (values) => t('difference.moved', values),
    changed: (values) => t('difference.changed', values),
    slot: (values) => t('difference.slot', values),
    box(key) {
      if (key === 'ad_cou') return tAds('form.number');
      if (key === 'adaptive') return tAds('box.adaptive');
      const field = boxFields.get(key);
      return field ? tAds('box.name', { field }) : '';
    },
  };
}
