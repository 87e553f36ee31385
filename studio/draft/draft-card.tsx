import { ChevronRight, FileText } from 'lucide-react';
import { NavLink } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useDraft } from './draft-state.ts';

/** The draft at the bottom of the sidebar. Renders nothing if the operator has none. */
export function DraftCard() {
  const { current } = useDraft();
  const t = useMessages('draft');
  if (!current) return null;
  const count = t('bar.unpublished', { count: current.changes });
  const title = current.title || t('bar.untitled');
  return (
    <Tooltip text={`${title}: ${count}`} placement="end">
      <NavLink
        to="/publish"
        className="flex shrink-0 items-center justify-center gap-3 rounded-row bg-sidebar-hover px-2.5 py-2 text-on-sidebar transition-colors hover:bg-sidebar-selected aria-[current=page]:bg-sidebar-selected bar:justify-start"
      >
        <FileText aria-hidden className="size-4.5 shrink-0" />
        <span className="sr-only min-w-0 flex-1 bar:not-sr-only">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block truncate text-small text-on-sidebar-muted">{count}</span>
        </span>
        <ChevronRight aria-hidden className="hidden size-4 shrink-0 rtl:-scale-x-100 bar:block" />
      </NavLink>
    </Tooltip>
  );
}
