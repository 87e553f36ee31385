import type { ReactNode } from 'react';

/** A part of a screen with a heading. */
export function Card({
  title,
  side,
  children,
  isFlush = false,
}: {
  title?: string;
  /** Shown at the end of the heading. */
  side?: ReactNode;
  children: ReactNode;
  /** Whether the content reaches the edges, as in lists. */
  isFlush?: boolean;
}) {
  return (
    <section className="overflow-clip rounded-card bg-surface shadow-card">
      {title && (
        <header className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-1 border-b border-divider px-5 py-3">
          <h2>{title}</h2>
          {side && <div className="ms-auto flex items-center gap-2 text-secondary">{side}</div>}
        </header>
      )}
      <div className={isFlush ? undefined : 'p-5'}>{children}</div>
    </section>
  );
}
