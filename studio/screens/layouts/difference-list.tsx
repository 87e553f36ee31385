import { useMessages } from '#app/messages/use-messages.ts';
import type { LayoutDifference } from '#app/changes/compare-layouts.ts';
import { describeLayoutDifferences, type NamedType } from '#app/changes/describe-layout.ts';
import { layoutNames, useLayoutWords, type LayoutSources } from './value-words.ts';

/**
 * Differences of a layout as sentences. A sentence that applies to several blocks with the same name is shown once,
 * with its count.
 */
export function DifferenceList({
  differences,
  types,
  sources,
  most,
  className,
}: {
  differences: readonly LayoutDifference[];
  types: ReadonlyMap<string, NamedType>;
  sources: LayoutSources;
  /** Maximum number of sentences. Without it, all are shown. */
  most?: number;
  className: string;
}) {
  const t = useMessages('layouts');
  const words = useLayoutWords();
  const counts = new Map<string, number>();
  for (const sentence of describeLayoutDifferences(differences, layoutNames(sources, types), words)) {
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return (
    <ul className={className}>
      {[...counts].slice(0, most).map(([sentence, count]) => (
        <li key={sentence}>{t('difference.counted', { sentence, count })}</li>
      ))}
    </ul>
  );
}
