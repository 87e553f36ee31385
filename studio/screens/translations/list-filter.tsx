import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { SearchBox } from '../../ui/search-box.tsx';
import { Select } from '../../ui/select.tsx';
import { writeFilter, type TranslationFilter } from './filter.ts';
import { SectionSelect, StateSelect } from './filter-selects.tsx';
import { languageAddress, type NamedLanguage } from './holder.ts';
import type { NamedSection } from './read-lists.server.ts';

const selectClasses = 'min-w-0 flex-1 basis-36 tablet:w-44 tablet:flex-none';

/** Chooses the language, and filters the list by section, state and the words of a search. */
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
        className={selectClasses}
        options={languages.map(({ tag, name }) => ({ id: tag, label: name }))}
        selectedKey={language.tag}
        onSelectionChange={(key) => {
          const chosen = languages.find(({ tag }) => tag === key);
          if (chosen) show(filter, { tag: chosen.tag });
        }}
      />
      <SectionSelect
        isLabelHidden
        className={selectClasses}
        value={filter.section}
        sections={sections}
        onChange={(section) => show({ ...filter, section })}
      />
      <StateSelect
        isLabelHidden
        className={selectClasses}
        value={filter.state}
        onChange={(state) => show({ ...filter, state })}
      />
    </div>
  );
}
