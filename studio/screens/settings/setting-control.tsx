import type { ReactNode } from 'react';
import { readTags } from '#app/changes/language-tags.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { PictureField } from '../../pictures/picture-field.tsx';
import { ColorField } from '../../ui/color-field.tsx';
import type { ComboBoxProps } from '../../ui/combo-box.tsx';
import { fieldClasses, type FieldProps } from '../../ui/field.tsx';
import { lazyHydration } from '../../ui/lazy-hydration.tsx';
import type { NumberFieldProps } from '../../ui/number-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SettingDescription } from './setting-description.tsx';
import { readSections } from './section-list.ts';
import type { SettingField } from './setting-field.ts';
import type { SettingState } from './use-setting.ts';
import { useValueName } from './use-value-name.ts';

export interface SettingControlProps {
  field: SettingField;
  state: SettingState;
  isDisabled: boolean;
}

// Few settings need these controls, and their code is large, so it is loaded only when it is needed.
const NumberField = lazyHydration<NumberFieldProps>(
  async () => (await import('../../ui/number-field.tsx')).NumberField,
  ({ value, ...props }) => <WaitingField {...props} text={String(value ?? '')} />,
);
const ComboBox = lazyHydration<ComboBoxProps>(
  async () => (await import('../../ui/combo-box.tsx')).ComboBox,
  ({ options, selectedKey, ...props }) => (
    <WaitingField {...props} text={options.find(({ id }) => id === selectedKey)?.label ?? ''} />
  ),
);
const LanguageOrder = lazyHydration(
  async () => (await import('./language-order.tsx')).LanguageOrder,
  ({ label, help, options, state, isDisabled }) => {
    const t = useMessages('settings');
    const tags = readTags(state.text);
    return (
      <WaitingList
        label={label}
        help={
          <>
            {help} {t('languages.help')}
          </>
        }
        names={tags.map((tag) => options.find(({ id }) => id === tag)?.label ?? tag)}
      >
        {!isDisabled && <WaitingField label={t('languages.add')} className="max-w-md" text="" />}
      </WaitingList>
    );
  },
);
const SectionOrder = lazyHydration(
  async () => (await import('./section-order.tsx')).SectionOrder,
  ({ label, help, options, state }) => {
    const t = useMessages('settings');
    return (
      <WaitingList
        label={label}
        help={
          <>
            {help} {t('sections.help')}
          </>
        }
        names={readSections(state.text, options).map((section) => section.label)}
      />
    );
  },
);

/** Maximum length of a text in a single-line control, in characters. */
const oneLine = 90;

/** The form field that fits a setting. */
export function SettingControl({ field, state, isDisabled }: SettingControlProps) {
  const t = useMessages('settings');
  const valueName = useValueName();
  const { control } = field;
  const nameOf = (value: string) => {
    if (control.kind === 'choice') return valueName(value);
    const options = control.kind === 'search' ? control.options : [];
    return options.find(({ id }) => id === value)?.label ?? value;
  };
  const common = {
    label: field.title,
    help: field.description.length > 0 && <SettingDescription field={field} />,
    error: state.error,
    isDisabled,
    published:
      field.published === null || isDisabled
        ? undefined
        : { text: publishedText(nameOf(field.published), t('field.empty')), restore: state.restore },
  };
  switch (control.kind) {
    case 'switch':
      return (
        <Switch
          label={field.title}
          help={common.help}
          isSelected={state.text === 'true'}
          onChange={(isOn) => state.save(String(isOn))}
          isDisabled={isDisabled}
        />
      );
    case 'number':
      return (
        <NumberField
          {...common}
          value={state.text === '' ? NaN : Number(state.text)}
          minValue={0}
          onChange={(value) => state.save(Number.isNaN(value) ? '' : String(value))}
        />
      );
    case 'choice':
      return (
        <Select
          {...common}
          className="max-w-md"
          options={control.values.map((id) => ({ id: optionId(id), label: valueName(id) }))}
          selectedKey={optionId(state.text)}
          onSelectionChange={(key) => state.save(valueOf(key))}
        />
      );
    case 'search':
      return (
        <ComboBox
          {...common}
          className="max-w-md"
          options={control.options}
          selectedKey={state.text}
          onSelectionChange={(key) => {
            if (key !== null) state.save(String(key));
          }}
        />
      );
    case 'color':
      return (
        <ColorField
          {...common}
          className="max-w-60"
          first={field.initial || '#0E1748'}
          value={state.text}
          onChange={state.edit}
          onCommit={state.save}
        />
      );
    case 'picture':
      return <PictureField {...common} isReadOnly={isDisabled} value={state.text} onChange={state.save} />;
    case 'languages':
      return <LanguageOrder {...common} options={control.options} state={state} isDisabled={isDisabled} />;
    case 'sections':
      return <SectionOrder {...common} options={control.options} state={state} />;
    default:
      return (
        <TextField
          {...common}
          lines={
            // The kind of field depends on the saved text, because a field that changed its kind during typing would
            // lose the focus.
            control.kind === 'text' && field.text.length <= oneLine ? 1 : linesOf(state.text, control.kind)
          }
          value={state.text}
          onChange={state.edit}
          onBlur={() => state.save(state.text)}
          spellCheck={control.kind === 'code' ? 'false' : undefined}
          placeholder={field.initial === '' ? undefined : field.initial}
        />
      );
  }
}

function linesOf(text: string, kind: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / oneLine), 0);
  return Math.min(16, Math.max(kind === 'text' ? 2 : 3, lines));
}

/** Returns the id of an option of a list. The prefix is needed because React Aria allows no empty id. */
function optionId(value: string): string {
  return `=${value}`;
}

function valueOf(key: unknown): string {
  return typeof key === 'string' ? key.slice(1) : '';
}

function publishedText(text: string, empty: string): string {
  const [line = ''] = text.split('\n', 1);
  if (text === '') return empty;
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}

/** A placeholder in the shape of a field whose code is being loaded. */
function WaitingField({ label, help, className, text }: FieldProps & { text: string }) {
  return <TextField label={label} help={help} className={className} value={text} isReadOnly />;
}

/** A placeholder in the shape of a list whose code is being loaded. */
function WaitingList({
  label,
  help,
  names,
  children,
}: Pick<FieldProps, 'label' | 'help'> & { names: readonly string[]; children?: ReactNode }) {
  return (
    <div className={fieldClasses({})}>
      <p className="text-secondary font-semibold">{label}</p>
      <ul className="max-w-md rounded-row border border-line p-1">
        {names.map((name) => (
          <li key={name} className="flex h-11 items-center ps-11.5 font-semibold">
            {name}
          </li>
        ))}
      </ul>
      {children}
      <p className="text-secondary text-faint">{help}</p>
    </div>
  );
}
