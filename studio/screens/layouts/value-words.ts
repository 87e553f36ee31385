import { useCallback } from 'react';
import type { JsonValue } from '#app/bundle/json-source.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockField } from './block-field.ts';

/** Length of a value that is shown in full, in characters. */
const longest = 60;

/** Returns the function that writes the value of a setting in words. */
export function useValueWords(): (field: BlockField | undefined, value: JsonValue | null) => string {
  const t = useMessages('layouts');
  return useCallback(
    (field, value) => {
      if (value === null) return t('value.default');
      if (value === '') return t('value.empty');
      if (typeof value === 'boolean') return t('value.switch', { isOn: value ? 'true' : 'false' });
      if (field?.kind === 'choice') {
        const option = field.options.find(({ id }) => id === value);
        if (option) return option.label;
      }
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      return text.length > longest ? `${text.slice(0, longest)}…` : text;
    },
    [t],
  );
}
