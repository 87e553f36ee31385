import { useCallback } from 'react';
import { ownValue } from '#app/lib/own-value.ts';
import type { JsonObject, JsonValue } from '#app/bundle/json-source.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockField } from './block-field.ts';
import { useOpenLayout, type LayoutContextValue } from './layout-context.ts';

/** Length of a value that is shown in full, in characters. */
const longest = 60;

/** Writes the value of a setting in words. `sourceId` is the section whose items its block shows. */
type ValueWords = (field: BlockField | undefined, value: JsonValue | null, sourceId: number) => string;

/** Outside of the layout editor, sections, categories and items have no names. */
const noLayout: Pick<LayoutContextValue, 'items' | 'sectionId' | 'sections'> = {
  items: [],
  sectionId: 0,
  sections: [],
};

/** Returns the function that writes the value of a setting in words. */
export function useValueWords(): ValueWords {
  const t = useMessages('layouts');
  const { sections, items, sectionId } = useOpenLayout() ?? noLayout;
  return useCallback<ValueWords>(
    (field, value, sourceId) => {
      const nameOfSection = (id: JsonValue) => {
        const section = sections.find((one) => one.id === (id === 0 ? sectionId : id));
        return id === 0 && section ? t('source.own', { section: section.name }) : section?.name;
      };
      const nameOfCategory = (index: JsonValue) =>
        index === -1
          ? t('source.allCategories')
          : sections.find(({ id }) => id === sourceId)?.categories[Number(index)]?.name;
      const nameOfItem = (id: JsonValue) =>
        id === 0
          ? t('item.first')
          : (items.find((item) => item.section === sourceId && item.id === id)?.title ??
            (typeof id === 'number' ? t('item.chosen', { id: String(id) }) : undefined));
      const nameOf = (present: JsonValue, of: BlockField | undefined): string | undefined => {
        switch (of?.kind) {
          case 'choice':
            return of.options.find(({ id }) => id === present)?.label;
          case 'section':
            return nameOfSection(present);
          case 'category':
            return nameOfCategory(present);
          case 'item':
            return nameOfItem(present);
          case 'tag':
            return present === '' ? t('source.allItems') : undefined;
          default:
            return undefined;
        }
      };
      const titleOf = ({ key, title }: BlockField) =>
        key === 'm' || key === 'p' ? t('pair.window', { window: key === 'm' ? 'phone' : 'other' }) : title;
      const wordsOf = (present: JsonValue, of: BlockField | undefined): string => {
        const name = nameOf(present, of);
        if (name !== undefined) return name;
        if (present === '' || (Array.isArray(present) && present.length === 0)) return t('value.empty');
        if (typeof present === 'boolean') return t('value.switch', { isOn: present ? 'true' : 'false' });
        if (of?.kind === 'choices' && Array.isArray(present)) {
          return of.options
            .filter(({ id }) => present.includes(id))
            .map(({ label }) => label)
            .join(', ');
        }
        if (of?.kind === 'numbers' && Array.isArray(present)) return present.map(Number).join(', ');
        if (of?.kind === 'group' && isObject(present)) {
          return of.fields
            .map((one) => `${titleOf(one)}: ${wordsOf(ownValue(present, one.key) ?? one.initial, one)}`)
            .join(', ');
        }
        return typeof present === 'string' ? present : JSON.stringify(present);
      };
      if (value === null) return t('value.default');
      const text = wordsOf(value, field);
      return text.length > longest ? `${text.slice(0, longest)}…` : text;
    },
    [items, sectionId, sections, t],
  );
}

function isObject(value: JsonValue): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
