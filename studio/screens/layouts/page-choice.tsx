import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Select } from '../../ui/select.tsx';

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
  /** The pages beside the open one. Their ids are addresses of the Studio. */
  pages: readonly { id: string; label: string }[];
  selected: string;
}) {
  const t = useMessages('layouts');
  const navigate = useNavigate();
  return (
    <>
      <Select
        label={t('screen.section')}
        isLabelHidden
        className="w-36"
        options={[
          ...sections.map(({ prefix, name }) => ({ id: prefix, label: name })),
          { id: wholeSite, label: t('screen.wholeSite') },
        ]}
        selectedKey={section ?? wholeSite}
        onSelectionChange={(key) =>
          void navigate(key === wholeSite ? '/pages/other' : `/pages/${String(key)}/home`)
        }
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
