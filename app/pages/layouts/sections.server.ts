import type { PageContext } from './block.server.ts';

/** Returns the portal's sections, with the page's own section marked. Returns none if there is only one section. */
export function sectionsOf({
  menu,
  verticalId,
}: PageContext): { name: string; href: string; isCurrent: boolean }[] {
  if (menu.length < 2) return [];
  return menu.map(({ id, name, href }) => ({ name, href, isCurrent: id === verticalId }));
}
