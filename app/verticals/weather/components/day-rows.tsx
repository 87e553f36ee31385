import type { ReactNode } from 'react';

/** A list with a row for each day. The rows have equal heights and fill the panel. */
export function DayRows({ children }: { children: ReactNode }) {
  return <ol className="mt-2 grid flex-1 auto-rows-fr divide-y divide-line">{children}</ol>;
}

/** One day: its name and date, followed by the children in `columns`. */
export function DayRow({
  day,
  columns,
  children,
}: {
  day: { name: string; date: string };
  columns: string;
  children: ReactNode;
}) {
  return (
    <li className={`grid min-h-14 items-center text-[0.9375rem] font-semibold @xl:gap-3 ${columns}`}>
      <span className="leading-tight">
        {day.name}{' '}
        <span className="block text-sm font-normal whitespace-nowrap text-soft @xl:inline">{day.date}</span>
      </span>
      {children}
    </li>
  );
}
