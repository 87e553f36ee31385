import type { ReactNode } from 'react';
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

/** A choice of one of a few values that are always visible. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { id: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
      className="inline-flex rounded-control bg-sunken p-0.5"
    >
      {options.map(({ id, label: text }) => (
        <ToggleButton
          key={id}
          id={id}
          className="touch-target h-8 cursor-pointer rounded-[8px] px-3 font-semibold text-muted data-hovered:text-ink data-selected:bg-surface data-selected:text-ink data-selected:shadow-card"
        >
          {text}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
