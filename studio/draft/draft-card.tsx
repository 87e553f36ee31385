import { CalendarClock, ChevronRight, FileText } from 'lucide-react';
import { NavLink } from 'react-router';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Tooltip } from '../ui/tooltip.tsx';
import { useDraft } from './draft-state.ts';

const scheduleFormat = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** The draft at the bottom of the sidebar. Renders nothing if the operator has none. */
export function DraftCard() {
  const { current } = useDraft();
  const t = useMessages('draft');
  const formats = useFormats();
  if (!current) return null;
  const { publishAt } = current;
  const count = t('bar.unpublished', { count: current.changes });
  const title = current.title || t('bar.untitled');
  const Icon = publishAt === null ? FileText : CalendarClock;
  const state =
    publishAt === null ? count : t('bar.scheduled', { time: formats.date(publishAt, scheduleFormat) });
  return (
    <Tooltip text={`${title}: ${publishAt === null ? count : `${count}. ${state}`}`} placement="end">
      <NavLink
        to="/publish"
        className="flex shrink-0 items-center justify-center gap-3 rounded-row bg-sidebar-hover px-2.5 py-2 text-on-sidebar transition-colors hover:bg-sidebar-selected aria-[current=page]:bg-sidebar-selected bar:justify-start"
      >
        <Icon aria-hidden className="size-4.5 shrink-0" />
        <span className="sr-only min-w-0 flex-1 bar:not-sr-only">
          <span className="block truncate font-semibold">{title}</span>
          <span className="block truncate text-small text-on-sidebar-muted">{state}</span>
        </span>
        <ChevronRight aria-hidden className="hidden size-4 shrink-0 rtl:-scale-x-100 bar:block" />
      </NavLink>
    </Tooltip>
  );
}
