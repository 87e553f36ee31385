import { useNavigate } from 'react-router';
import { Select, type Option } from '../../ui/select.tsx';

/** Chooses a section and opens its screen. */
export function SectionChoice({
  label,
  sections,
  selected,
  others = [],
  addressOf,
}: {
  label: string;
  sections: readonly { prefix: string; name: string }[];
  /** Prefix of the open section, or the id of another choice. */
  selected: string;
  /** Further choices, which are listed after the sections. */
  others?: readonly Option[];
  /** Returns the address of the screen for a choice. */
  addressOf: (id: string) => string;
}) {
  const navigate = useNavigate();
  return (
    <Select
      label={label}
      isLabelHidden
      className="w-36"
      options={[...sections.map(({ prefix, name }) => ({ id: prefix, label: name })), ...others]}
      selectedKey={selected}
      onSelectionChange={(id) => void navigate(addressOf(String(id)))}
    />
  );
}
