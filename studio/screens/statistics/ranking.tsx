import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface RankingRow {
  key: string;
  label: ReactNode;
  /** Address of the screen filtered by this row. A row without an address is not a link. */
  href?: string | undefined;
  count: number;
  /** The count in words. */
  text: string;
}

/** A list whose bars compare the counts. */
export function Ranking({ rows, empty }: { rows: readonly RankingRow[]; empty: string }) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return <p className="px-5 py-4 text-muted">{empty}</p>;
  return (
    <ol className="flex flex-col gap-1 p-3">
      {rows.map(({ key, label, href, count, text }) => {
        const content = (
          <>
            <span
              aria-hidden
              className="absolute inset-y-0 start-0 rounded-control bg-accent-soft"
              style={{ width: `calc((100% - 5rem) * ${count / most})` }}
            />
            <span className="relative flex min-w-0 flex-1 items-center gap-2.5">{label}</span>
            <span className="relative tabular-nums">{text}</span>
          </>
        );
        const classes = 'relative flex h-9 items-center gap-3 rounded-control px-2.5';
        return (
          <li key={key}>
            {href === undefined ? (
              <div className={classes}>{content}</div>
            ) : (
              <Link to={href} preventScrollReset className={`${classes} hover:bg-hover`}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}
