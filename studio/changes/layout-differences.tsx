import { useMessages } from '#app/messages/use-messages.ts';
import { LazyDifferenceList } from '../screens/layouts/lazy-difference-list.tsx';
import type { ShownLayout } from './shown-change.ts';

/** Shows what changed in the layouts of a section. A sentence describes each difference. */
export function LayoutDifferences({ layout }: { layout: ShownLayout }) {
  const t = useMessages('layouts');
  const types = new Map(layout.types.map((type) => [type.type, type]));
  if (layout.pages.length === 0) return <p className="text-secondary text-muted">{t('difference.same')}</p>;
  return layout.pages.map(({ kind, differences }) => (
    <section key={kind} className="text-secondary">
      {layout.pages.length > 1 && <h4 className="font-semibold">{t('kind.name', { kind })}</h4>}
      <LazyDifferenceList
        differences={differences}
        types={types}
        sources={layout.sources}
        className="flex flex-col gap-1 text-muted"
      />
    </section>
  ));
}
