import { useState, type ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Segmented } from '../../ui/segmented.tsx';
import type { ListName } from './list-name.ts';
import { Ranking, type RankingRow } from './ranking.tsx';

/** A card with several rankings, one of which is shown. */
export function RankingCard({
  lists,
  unit,
}: {
  lists: readonly { name: ListName; rows: readonly RankingRow[] }[];
  /** Name of the counted figure. */
  unit: ReactNode;
}) {
  const t = useMessages('statistics');
  const [chosen, setChosen] = useState(lists[0]?.name);
  const shown = lists.find(({ name }) => name === chosen) ?? lists[0];
  if (!shown || chosen === undefined) return null;
  const title = t('list.title', { list: shown.name });
  return (
    <section aria-label={title} className="overflow-clip rounded-card bg-surface shadow-card">
      <header className="flex min-h-13 flex-wrap items-center gap-2 border-b border-divider px-4 py-2">
        <h2 className="sr-only">{title}</h2>
        <Segmented
          label={title}
          options={lists.map(({ name }) => ({ id: name, label: t('list.title', { list: name }) }))}
          value={chosen}
          onChange={setChosen}
        />
        <span className="ms-auto text-secondary text-muted">{unit}</span>
      </header>
      <Ranking rows={shown.rows} empty={t('list.empty')} />
    </section>
  );
}
