import { useMessages } from '#app/messages/use-messages.ts';
import type { SettingField } from './setting-field.ts';
import { useValueName } from './use-value-name.ts';

/**
 * The description of a setting. Values that its list offers are shown with their names in the list, other values and
 * names of settings as code.
 */
export function SettingDescription({ field: { description, control } }: { field: SettingField }) {
  const t = useMessages('settings');
  const valueName = useValueName();
  const isOffered = (text: string) => control.kind === 'choice' && control.values.includes(text);
  // A description can name a value twice. Its parts never change their order.
  return description.map(({ text, isCode }, index) =>
    isCode && isOffered(text) ? (
      t('field.value', { name: valueName(text) })
    ) : isCode ? (
      <code key={`${index} ${text}`} className="font-mono text-small">
        {text}
      </code>
    ) : (
      text
    ),
  );
}
