import type { PageContext } from './block.server.ts';

/** The portal's sections with the page's own marked; none where there is only one. */
export function sectionsOf({
  menu,
  verticalId,
}: PageContext): { name: string; href: string; isCurrent: boolean }[] {
  if (menu.length < 2) return [];
  return menu.map(({ id, name, href }) => ({ name, href, isCurrent: id === verticalId }));
}
