import { holderAddress } from '../translations/holder.ts';
import { StateBadges } from '../translations/state-badges.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { ItemData } from './read-item.server.ts';
import { useSection } from './section-context.ts';

/** The languages of an item, with the number of texts left to translate. */
export function ItemTranslations({ id, languages }: { id: number; languages: ItemData['translations'] }) {
  const { data } = useSection();
  const key = { section: data.prefix, group: 'items', id: String(id) } as const;
  return (
    <ul>
      {languages.map(({ tag, name, counts }) => (
        <li
          key={tag}
          className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-b border-divider py-2 last:border-0"
        >
          <span className="flex-1">
            <TextLink href={holderAddress(tag, key)}>{name}</TextLink>
          </span>
          <StateBadges counts={counts} />
        </li>
      ))}
    </ul>
  );
}
