import type { ReactNode } from 'react';

/** A list of names and values. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-1 px-5 py-2">{children}</dl>;
}

/** One name with its value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-b border-divider py-2.5 last:border-0">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words tabular-nums">{children}</dd>
    </div>
  );
}
