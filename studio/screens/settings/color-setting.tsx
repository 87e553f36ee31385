import { Plus } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from '../../ui/button.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { SettingField } from './setting-field.ts';
import type { SettingState } from './use-setting.ts';

/** The colour that a picker starts with if a setting has none. */
const firstColor = '#0E1748';

/** A colour: a picker for hexadecimal ones, a text field for others, such as `rebeccapurple`. */
export function ColorSetting({
  field,
  state,
  ...common
}: FieldProps & { field: SettingField; state: SettingState; isDisabled: boolean }) {
  const t = useMessages('settings');
  if (state.text === '' && state.error === undefined) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <p className="text-secondary font-semibold">{field.title}</p>
          {common.help && <p className="text-secondary text-faint">{common.help}</p>}
        </div>
        <Button
          size="small"
          isDisabled={common.isDisabled}
          aria-label={t('color.chooseFor', { field: field.title })}
          icon={<Plus aria-hidden className="size-3.5" />}
          onPress={() => state.save(field.initial || firstColor)}
        >
          {t('color.choose')}
        </Button>
      </div>
    );
  }
  if (/^#[\da-f]{6}$/i.test(state.text)) {
    return (
      <ColorField
        {...common}
        className="max-w-60"
        value={state.text}
        onChange={state.edit}
        onCommit={state.save}
      />
    );
  }
  return (
    <TextField
      {...common}
      className="max-w-60"
      value={state.text}
      onChange={state.edit}
      onBlur={() => state.save(state.text)}
      spellCheck="false"
    />
  );
}
