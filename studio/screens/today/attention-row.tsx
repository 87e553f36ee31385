import type { ReactNode } from 'react';

/** Something that needs attention, with its action. */
export function AttentionRow({
  icon,
  title,
  text,
  action,
}: {
  icon: ReactNode;
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-divider px-5 py-4 last:border-0">
      <span className="grid size-10 shrink-0 place-items-center rounded-row bg-warning-soft text-warning">
        {icon}
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="font-semibold break-words">
          {title}
        </p>
        {text && <p className="text-secondary break-words text-muted">{text}</p>}
      </div>
      {action}
    </li>
  );
}
