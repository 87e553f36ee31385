import { useState } from 'react';
import { ComboBox, type ComboBoxProps } from '../../ui/combo-box.tsx';

/** A field that adds the chosen option to a list of an item, and is empty again afterwards. */
export function AddChoice({
  label,
  options,
  onAdd,
}: Pick<ComboBoxProps, 'options'> & { label: string; onAdd: (id: string) => void }) {
  const [added, setAdded] = useState(0);
  return (
    <ComboBox
      // The key changes with each choice, which makes the field empty again.
      key={added}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the new field takes the focus of the former one
      autoFocus={added > 0}
      label={label}
      isLabelHidden
      placeholder={label}
      options={options}
      onSelectionChange={(key) => {
        if (key === null) return;
        setAdded((count) => count + 1);
        onAdd(String(key));
      }}
    />
  );
}
