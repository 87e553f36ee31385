import { useMessages } from '#app/messages/use-messages.ts';
import type { SettingField } from './setting-field.ts';
import { useValueName } from './use-value-name.ts';

/**
 * The description of a setting. It shows another setting by its title, a value of the setting's list by its name in the
 * list, and any other value as code.
 */
export function SettingDescription({ field: { description, control } }: { field: SettingField }) {
  const t = useMessages('settings');
  const valueName = useValueName();
  const isOffered = (text: string) => control.kind === 'choice' && control.values.includes(text);
  // A description can name a value twice. Its parts never change their order, so their indexes can be keys.
  return description.map(({ text, kind }, index) => {
    if (kind === 'text') return text;
    if (kind === 'name') return t('field.value', { name: text });
    if (isOffered(text)) return t('field.value', { name: valueName(text) });
    return (
      <code key={`${index} ${text}`} className="font-mono text-small">
        {text}
      </code>
    );
  });
}
