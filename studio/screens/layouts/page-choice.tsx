import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Select } from '../../ui/select.tsx';
import { SectionChoice } from './section-choice.tsx';

/** The id of the choice for pages that belong to no section. */
const wholeSite = '/';

/** Chooses the page to edit: a section and one of its pages, or a page of the whole site. */
export function PageChoice({
  sections,
  section,
  pages,
  selected,
}: {
  sections: readonly { prefix: string; name: string }[];
  /** Prefix of the open section. `null` if a page of the whole site is open. */
  section: string | null;
  /** The pages of the section, or of the whole site. Their ids are addresses of the Studio. */
  pages: readonly { id: string; label: string }[];
  selected: string;
}) {
  const t = useMessages('layouts');
  const navigate = useNavigate();
  return (
    <>
      <SectionChoice
        label={t('screen.section')}
        sections={sections}
        selected={section ?? wholeSite}
        others={[{ id: wholeSite, label: t('screen.wholeSite') }]}
        addressOf={(id) => (id === wholeSite ? '/pages/other' : `/pages/${id}/home`)}
      />
      <Select
        label={t('screen.kind')}
        isLabelHidden
        className="w-44"
        options={pages}
        selectedKey={selected}
        onSelectionChange={(address) => void navigate(String(address))}
      />
    </>
  );
}
