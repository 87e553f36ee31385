import { ItemLink } from './tile.tsx';

/**
 * The portal's sections at the start of a row of chips, for windows whose top bar has no room for them (design note 4).
 */
export function SectionChips({
  sections,
}: {
  sections: readonly { name: string; href: string; isCurrent: boolean }[];
}) {
  return sections.map(({ name, href, isCurrent }, index) => (
    <li
      key={href}
      className={`flex-none lg:hidden ${index === sections.length - 1 ? 'border-e border-line pe-2 last:border-0' : ''}`}
    >
      <ItemLink
        href={href}
        isCurrent={isCurrent}
        className={`grid h-11 place-items-center rounded-full px-4 text-sm font-bold whitespace-nowrap ${
          isCurrent ? 'bg-over/14 text-strong' : 'text-soft'
        }`}
      >
        {name}
      </ItemLink>
    </li>
  ));
}
