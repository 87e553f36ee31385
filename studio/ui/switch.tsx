import type { ReactNode } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'children'> {
  label: string;
  /** What the switch does, below the label. */
  help?: ReactNode;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean;
}

/** A switch that takes effect at once. */
export function Switch({ label, help, isLabelHidden = false, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="group touch-target flex cursor-pointer items-center gap-4 data-disabled:cursor-default data-disabled:opacity-45"
    >
      <span className={isLabelHidden ? 'sr-only' : 'min-w-0 flex-1'}>
        <span dir="auto" className="block font-semibold">
          {label}
        </span>
        {help && (
          <span dir="auto" className="block text-secondary text-faint">
            {help}
          </span>
        )}
      </span>
      <span className="flex h-5 w-9 shrink-0 items-center rounded-full bg-field p-0.5 outline-offset-2 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-accent group-data-selected:bg-accent">
        <span className="size-4 rounded-full bg-white shadow-card transition-transform group-data-selected:translate-x-4 group-data-selected:bg-on-accent rtl:group-data-selected:-translate-x-4" />
      </span>
    </AriaSwitch>
  );
}
