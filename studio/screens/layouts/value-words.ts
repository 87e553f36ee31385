import { useCallback, useMemo } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import type { BlockField } from '#app/changes/block-field.ts';
import {
  describeSetting,
  shortenFrom,
  type LayoutNames,
  type LayoutWords,
  type NamedType,
  type ValueNames,
} from '#app/changes/describe-layout.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLayoutContext } from './layout-context.ts';
import { layoutWordsIn } from './layout-words.ts';
import type { NamedItem, SectionSource } from './read-pages.server.ts';

/** The sections and items whose names occur in sentences about the layouts of one section. */
export interface LayoutSources {
  sectionId: number;
  sections: readonly Pick<SectionSource, 'categories' | 'id' | 'name'>[];
  items: readonly NamedItem[];
}

function valueNames({ sectionId, sections, items }: LayoutSources): ValueNames {
  return {
    sectionId,
    sectionOf: (id) => sections.find((section) => section.id === id)?.name,
    categoryAt: (id, index) => sections.find((section) => section.id === id)?.categories[index]?.name,
    itemOf: (section, id) => items.find((item) => item.section === section && item.id === id)?.title,
  };
}

/** Returns the names for sentences about layouts. */
export function layoutNames(sources: LayoutSources, types: ReadonlyMap<string, NamedType>): LayoutNames {
  return { ...valueNames(sources), typeOf: (type) => types.get(type) };
}

/** Returns the sentences about layouts in the language of the Studio. */
export function useLayoutWords(): LayoutWords {
  const t = useMessages('layouts');
  const tAds = useMessages('ads');
  return useMemo(() => layoutWordsIn(t, tAds), [t, tAds]);
}

/**
 * Returns the function that describes a value of a setting in the open layout. `sourceId` is the section whose items
 * its block shows.
 */
export function useValueWords(): (field: BlockField, value: JsonValue | null, sourceId: number) => string {
  const { sections, items, sectionId } = useLayoutContext();
  const { value: quoted } = useLayoutWords();
  const reading = useMemo(
    () => ({
      names: valueNames({ sectionId, sections, items }),
      words: { ...quoted, text: (text: string) => text },
    }),
    [items, quoted, sectionId, sections],
  );
  return useCallback(
    (field, value, sourceId) => shortenFrom(describeSetting(field, value, { ...reading, sourceId })),
    [reading],
  );
}
