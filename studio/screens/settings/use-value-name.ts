import { useMessages } from '#app/messages/use-messages.ts';

/** The values for which the messages contain a name. */
const namedValues = ['system', 'dark', 'light', 'banner', 'tcf', 'hashes'] as const;

/** Returns the function that names a value of a choice. Values without a name are shown as they are. */
export function useValueName(): (value: string) => string {
  const t = useMessages('settings');
  return (value) => {
    if (value === '') return t('choice.empty');
    const named = namedValues.find((name) => name === value);
    return named ? t('choice.name', { value: named }) : value;
  };
}
