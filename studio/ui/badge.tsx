import type { ReactNode } from 'react';
import { classes } from './classes.ts';

const kinds = {
  // Selected rows of tables have nearly the same colour as these two kinds, so they set another colour for their
  // badges.
  neutral: 'bg-[var(--badge,var(--color-sunken))] text-muted',
  accent: 'bg-[var(--badge,var(--color-accent-soft))] text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A word or number. Its colour shows its meaning. */
export function Badge({
  kind = 'neutral',
  className,
  children,
}: {
  kind?: keyof typeof kinds;
  className?: string;
  children: ReactNode;
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-tag px-2 py-0.5 text-secondary font-semibold whitespace-nowrap tabular-nums',
        kinds[kind],
        className,
      )}
    >
      {children}
    </span>
  );
}
