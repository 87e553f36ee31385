import { useMessages } from '#app/messages/use-messages.ts';
import { Select, type SelectProps } from '../../ui/select.tsx';
import { filterStates, type TranslationFilter } from './filter.ts';
import type { NamedSection } from './read-lists.server.ts';
import { useTranslationNames } from './use-names.ts';

/** Id of the option that filters nothing. React Aria allows no empty id. */
const all = 'all';

type Shape = Pick<SelectProps, 'isLabelHidden' | 'className'>;

/** Chooses a section, or all of them (an empty string). */
export function SectionSelect({
  value,
  sections,
  onChange,
  ...shape
}: Shape & {
  value: string;
  sections: readonly NamedSection[];
  onChange: (section: string) => void;
}) {
  const t = useMessages('translations');
  const { sectionOf } = useTranslationNames();
  return (
    <Select
      {...shape}
      label={t('filter.section')}
      options={[
        { id: all, label: t('filter.allSections') },
        ...sections.map((one) => ({ id: `=${one.section}`, label: sectionOf(one) })),
      ]}
      selectedKey={value === '' ? all : `=${value}`}
      onSelectionChange={(key) => onChange(key === all || key === null ? '' : String(key).slice(1))}
    />
  );
}

/** Chooses a state of texts, or all of them (`null`). */
export function StateSelect({
  value,
  onChange,
  ...shape
}: Shape & {
  value: TranslationFilter['state'];
  onChange: (state: TranslationFilter['state']) => void;
}) {
  const t = useMessages('translations');
  return (
    <Select
      {...shape}
      label={t('filter.state')}
      options={[
        { id: all, label: t('filter.allStates') },
        ...filterStates.map((state) => ({ id: state, label: t('state.name', { state }) })),
      ]}
      selectedKey={value ?? all}
      onSelectionChange={(key) => onChange(filterStates.find((state) => state === key) ?? null)}
    />
  );
}
