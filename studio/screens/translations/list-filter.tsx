import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { filterStates, writeFilter, type TranslationFilter } from './filter.ts';
import { languageAddress, type NamedLanguage } from './holder.ts';
import type { NamedSection } from './read-lists.server.ts';
import { useTranslationNames } from './use-names.ts';

/** The entry of a list that filters nothing. React Aria has no option with an empty id. */
const all = 'all';

/** Chooses the language, and filters the list by section, state and name. */
export function ListFilter({
  language,
  languages,
  filter,
  sections,
}: {
  language: NamedLanguage;
  languages: readonly NamedLanguage[];
  filter: TranslationFilter;
  sections: readonly NamedSection[];
}) {
  const t = useMessages('translations');
  const { sectionOf } = useTranslationNames();
  const navigate = useNavigate();
  const show = (next: TranslationFilter, { tag = language.tag, replace = false } = {}) =>
    void navigate(languageAddress(tag) + writeFilter(next), { replace });
  return (
    <div className="flex flex-wrap items-center gap-2 pb-3">
      <SearchBox
        label={t('filter.search')}
        value={filter.search}
        onSearch={(search) => show({ ...filter, search }, { replace: true })}
      />
      <Select
        label={t('filter.language')}
        isLabelHidden
        className="min-w-0 flex-1 basis-36 tablet:w-44 tablet:flex-none"
        options={languages.map(({ tag, name }) => ({ id: tag, label: name }))}
        selectedKey={language.tag}
        onSelectionChange={(key) => {
          const chosen = languages.find(({ tag }) => tag === key);
          if (chosen) show(filter, { tag: chosen.tag });
        }}
      />
      <Select
        label={t('filter.section')}
        isLabelHidden
        className="min-w-0 flex-1 basis-36 tablet:w-44 tablet:flex-none"
        options={[
          { id: all, label: t('filter.allSections') },
          ...sections.map((one) => ({ id: `=${one.section}`, label: sectionOf(one) })),
        ]}
        selectedKey={filter.section === '' ? all : `=${filter.section}`}
        onSelectionChange={(key) =>
          show({ ...filter, section: key === all || key === null ? '' : String(key).slice(1) })
        }
      />
      <Select
        label={t('filter.state')}
        isLabelHidden
        className="min-w-0 flex-1 basis-36 tablet:w-44 tablet:flex-none"
        options={[
          { id: all, label: t('filter.allStates') },
          ...filterStates.map((state) => ({ id: state, label: t('state.name', { state }) })),
        ]}
        selectedKey={filter.state ?? all}
        onSelectionChange={(key) =>
          show({ ...filter, state: filterStates.find((state) => state === key) ?? null })
        }
      />
    </div>
  );
}
