import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { classes } from './classes.ts';

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'className' | 'children'> {
  /** The label. If there is none, pass `aria-label`, or `slot` in a table. */
  children?: ReactNode;
}

/** A checkbox, with or without a label. */
export function Checkbox({ children, ...props }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...props}
      className={classes(
        'group touch-target inline-flex cursor-pointer items-center gap-2.5 data-disabled:cursor-default data-disabled:opacity-45',
        children === undefined && 'pointer-coarse:after:-inset-x-3',
      )}
    >
      {({ isIndeterminate }) => (
        <>
          <span className="grid size-[18px] shrink-0 place-items-center rounded-[5px] border border-field bg-surface text-on-accent outline-offset-2 group-data-focus-visible:outline-2 group-data-focus-visible:outline-accent group-data-indeterminate:border-accent group-data-indeterminate:bg-accent group-data-invalid:border-danger group-data-selected:border-accent group-data-selected:bg-accent">
            {isIndeterminate ? (
              <Minus aria-hidden strokeWidth={3} className="size-3.5" />
            ) : (
              <Check
                aria-hidden
                strokeWidth={3}
                className="size-3.5 opacity-0 group-data-selected:opacity-100"
              />
            )}
          </span>
          {children}
        </>
      )}
    </AriaCheckbox>
  );
}
