import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';

/** A part of a rule, with the values that it returns for the shown entry. */
export function RulePart({
  title,
  actions,
  output,
  children,
}: {
  title: string;
  actions?: ReactNode;
  /** The values that the part returns. */
  output: readonly string[] | undefined;
  children: ReactNode;
}) {
  const t = useMessages('feed-mapping');
  return (
    <section className="flex flex-col gap-2.5 border-b border-divider px-5 py-4">
      <div className="flex min-h-8 items-center gap-1">
        <h3 className="flex-1 text-secondary font-semibold">{title}</h3>
        {actions}
      </div>
      {children}
      {output && (
        <div className="rounded-control bg-sunken px-3 py-2">
          <Values label={t('rule.output', { part: title })} values={output} />
        </div>
      )}
    </section>
  );
}

/** Maximum number of values that are shown of a list. */
const shownValues = 8;

/** The first values of a list. */
export function Values({ label, values }: { label: string; values: readonly string[] }) {
  const t = useMessages('feed-mapping');
  if (values.length === 0) return <p className="text-secondary text-faint">{t('field.empty')}</p>;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {values.slice(0, shownValues).map((value, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Equal values are possible, and only their order identifies them.
        <li
          key={index}
          className="line-clamp-3 max-w-full rounded-tag border border-line bg-surface px-2 text-secondary break-words"
        >
          {value}
        </li>
      ))}
      {values.length > shownValues && (
        <li className="text-secondary text-muted">
          {t('rule.more', { count: values.length - shownValues })}
        </li>
      )}
    </ul>
  );
}
