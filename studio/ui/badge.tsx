import type { ReactNode } from 'react';

const kinds = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
} as const;

/** A word or number. Its colour shows its meaning. */
export function Badge({ kind = 'neutral', children }: { kind?: keyof typeof kinds; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-tag px-2 py-0.5 text-secondary font-semibold whitespace-nowrap tabular-nums ${kinds[kind]}`}
    >
      {children}
    </span>
  );
}
