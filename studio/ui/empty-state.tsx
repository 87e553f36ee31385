import type { ReactNode } from 'react';

/** Shown in place of a list without entries: a sentence of explanation and one action. */
export function EmptyState({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-80 flex-col items-center gap-2 py-4 text-center">
      <span className="relative mb-2 grid h-19 w-17 place-items-end justify-center">
        <svg viewBox="0 0 68 76" aria-hidden className="absolute inset-0 text-faint">
          <path
            d="M3 75V34a31 31 0 0 1 62 0v41"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeDasharray="5 5"
          />
        </svg>
        <span className="mb-2 grid size-9 place-items-center rounded-control border-2 border-accent text-accent">
          {icon}
        </span>
      </span>
      <h2>{title}</h2>
      <p className="text-secondary text-muted">{text}</p>
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
