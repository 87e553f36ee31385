import type { StateCounts, TranslationState } from '#app/bundle/translations/translation.server.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';

/** The colours of the states, in the order of the bar. Missing texts leave the bar empty. */
const colors = [
  ['reviewed', 'bg-success'],
  ['machine', 'bg-accent'],
  ['stale', 'bg-warning'],
] as const satisfies readonly (readonly [TranslationState, string])[];

/** The share of the texts in each state, as a bar. The numbers beside it say the same in words. */
export function StateBar({ counts, label }: { counts: StateCounts; label: string }) {
  const t = useMessages('translations');
  const formats = useFormats();
  const total = counts.missing + counts.machine + counts.stale + counts.reviewed;
  const translated = total === 0 ? 0 : (total - counts.missing) / total;
  return (
    <span className="flex items-center gap-3">
      <span className="sr-only">
        {t('bar.label', { name: label, translated: total - counts.missing, total })}
      </span>
      <span aria-hidden className="flex h-1.5 min-w-16 flex-1 overflow-hidden rounded-full bg-sunken">
        {colors.map(([state, color]) => (
          <span
            key={state}
            className={color}
            style={{ inlineSize: `${total === 0 ? 0 : (counts[state] / total) * 100}%` }}
          />
        ))}
      </span>
      <span aria-hidden className="w-11 text-end text-secondary text-muted tabular-nums">
        {/* Rounded down, so that 100 % means that nothing is missing. */}
        {formats.number(Math.floor(translated * 100) / 100, { style: 'percent' })}
      </span>
    </span>
  );
}
