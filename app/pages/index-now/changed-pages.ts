import { categoryAddress, homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { walkCategories, type Category } from '#app/domain/catalogue/category.ts';
import type { ChangeTarget } from '#app/store/change-target.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { addLanguage, languagePrefix } from '#app/domain/languages.ts';
import { textPageAddress } from '#app/domain/text-pages.ts';
import { languagesOfItemPage, languagesOfTextPage } from '../text-languages.ts';
import type { VerticalServer } from '../vertical.server.ts';

/** The site whose pages are listed. */
export interface ListedSite {
  snapshot: Snapshot;
  /** The enabled verticals. */
  servers: readonly VerticalServer[];
  /** The vertical whose home is the front page. `null` if no vertical is enabled. */
  home: VerticalServer | null;
}

/**
 * Returns the paths of the pages that show changed values, in each of their languages: the pages of items, the pages of
 * their categories, the homes of their sections, and text pages. Pages of deleted items are included. Changes of
 * settings and layouts affect all pages and are not reported.
 */
export function listChangedPages(targets: Iterable<ChangeTarget>, site: ListedSite): string[] {
  const { snapshot, servers, home } = site;
  const { languages } = snapshot.settings;
  const pages = new Set<string>();
  const add = (address: string, tags: readonly string[] = languages) => {
    for (const tag of tags) pages.add(addLanguage(languagePrefix(languages, tag), address));
  };
  const sections = new Map(servers.map((server) => [server.vertical.id, openSection(server)]));

  function openSection(server: VerticalServer) {
    const { vertical, itemSegments } = server;
    const catalogue = snapshot.catalogues.get(vertical.id);
    const chains = new Map<number, readonly Category[]>();
    for (const { category, ancestors } of walkCategories(catalogue?.categories ?? [])) {
      chains.set(category.id, [...ancestors, category]);
    }
    const addHome = () => add(server === home ? '/' : homeAddress(vertical));
    const addCategories = (categories: Iterable<Category>) => {
      for (const category of categories) {
        if (!category.router && !category.target) add(categoryAddress(category, vertical));
      }
    };
    return {
      addItem(id: number) {
        const item = catalogue?.itemById.get(id);
        addHome();
        if (!item) {
          // If the vertical has `itemSegments`, the address of an item depends on its data, so the address of a deleted
          // item is unknown.
          if (!itemSegments) add(itemAddress({ prefix: vertical.prefix, id, router: '' }));
          return;
        }
        if (item.router || item.isSample) return;
        add(itemAddress(item), languagesOfItemPage(snapshot, item, server));
        addCategories(item.categoryIds.flatMap((category) => chains.get(category) ?? []));
      },
      addMenu() {
        addHome();
        addCategories(catalogue?.categoryById.values() ?? []);
      },
    };
  }

  for (const target of targets) {
    if (target.kind === 'item') sections.get(target.verticalId)?.addItem(target.id);
    if (target.kind !== 'part') continue;
    if (target.key === 'menu') sections.get(target.verticalId)?.addMenu();
    if (target.verticalId !== 0 || target.key !== 'ext_pages') continue;
    for (const name of snapshot.textPages.keys()) {
      add(textPageAddress(name), languagesOfTextPage(snapshot, name));
    }
  }
  return [...pages];
}
