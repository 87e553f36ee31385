import type { ReactNode } from 'react';
import { PublishLink } from '../draft/publish-link.tsx';

/**
 * The top of a screen: title, state in words, secondary actions and the primary action at the end. By default, the
 * primary action is the link that leads to the publication of the draft.
 */
export function PageHeader({
  title,
  status,
  actions,
  primary = <PublishLink />,
}: {
  title: string;
  status?: ReactNode;
  actions?: ReactNode;
  primary?: ReactNode;
}) {
  return (
    <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 tabIndex={-1}>{title}</h1>
        {status && <p className="text-secondary text-muted tablet:text-base">{status}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {actions}
        {primary}
      </div>
    </header>
  );
}

/** A screen with the usual space at its sides. */
export function Screen({ children, isNarrow = false }: { children: ReactNode; isNarrow?: boolean }) {
  return (
    <div
      className={`mx-auto flex w-full flex-col px-4 pb-28 tablet:px-7 tablet:pb-10 ${isNarrow ? 'max-w-[880px]' : 'max-w-[1760px]'}`}
    >
      {children}
    </div>
  );
}
