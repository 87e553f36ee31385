import { useCallback } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { AdRow } from './ads-data.ts';

/** Returns a function that names an entry: by its label, or by its id if it has none. */
export function useEntryName(): (row: Pick<AdRow, 'id' | 'label'>) => string {
  const t = useMessages('ads');
  return useCallback(({ id, label }) => label || t('entry.unnamed', { id }), [t]);
}
