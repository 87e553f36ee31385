import {
  categoryAddress,
  homeAddress,
  itemAddress,
  playAddress,
  searchFormAddress,
} from '#app/domain/catalogue/addresses.ts';
import { walkCategories } from '#app/domain/catalogue/category.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';

/**
 * Returns the address of the layout editor for the page at an address of the portal, or `null` if no section has such a
 * page. `path` is the path as a browser writes it.
 */
export function findEditor(platform: Platform, path: string): string | null {
  const shown = platform.snapshots.current()?.settings.verticals ?? [];
  const sections = platform.verticals.toSorted((a, b) => rankOf(shown, a) - rankOf(shown, b));
  if (path === '/' && sections[0]) return editorOf(sections[0], 'home');
  const found = sections.values().map((server) => findInSection(platform, server, path));
  return found.find((address) => address !== null) ?? null;
}

function rankOf(shown: readonly number[], { vertical }: VerticalServer): number {
  const rank = shown.indexOf(vertical.id);
  return rank === -1 ? shown.length : rank;
}

function findInSection(platform: Platform, server: VerticalServer, path: string): string | null {
  const { vertical } = server;
  const home = homeAddress(vertical);
  const search = searchFormAddress(vertical);
  if (path === home) return editorOf(server, 'home');
  if (path === `${home}/mygames`) return editorOf(server, 'mygames');
  if (path === search) return editorOf(server, 'search');
  if (path.startsWith(`${search}/`)) {
    return editorOf(server, 'search', { keyword: decode(path.slice(search.length + 1)) });
  }
  const catalogue = platform.snapshots.current()?.catalogues.get(vertical.id);
  if (!catalogue) return null;
  // Operators may write addresses with characters that browsers escape.
  const paths = [path, decode(path)];
  for (const { category } of walkCategories(catalogue.categories)) {
    if (!category.target && paths.includes(categoryAddress(category, vertical))) {
      return editorOf(server, 'category', { category: String(category.id) });
    }
  }
  for (const item of catalogue.itemById.values()) {
    if (paths.includes(itemAddress(item))) return editorOf(server, 'details', { item: String(item.id) });
    if (path === playAddress(item)) return editorOf(server, 'play', { item: String(item.id) });
  }
  return null;
}

function editorOf(
  { vertical }: VerticalServer,
  kind: string,
  pageInput: Readonly<Record<string, string>> = {},
): string {
  const query = new URLSearchParams(pageInput).toString();
  return `/pages/${vertical.prefix}/${kind}${query && `?${query}`}`;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
