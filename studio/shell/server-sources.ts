import type { FoundItem } from '../routes/find-items.ts';
import type { FoundTextPage } from '../routes/find-text-pages.ts';
import type { FoundSetting } from '../screens/settings/setting-field.ts';
import { getJson } from '../ui/get-json.ts';
import type { CommandSource } from './commands.tsx';

/** Finds items of the portal by their titles. */
export const itemSource: CommandSource = {
  id: 'items',
  async find(query, signal) {
    if (/^[>#]/.test(query)) return [];
    const found = await getJson<FoundItem[]>(withQuery('/find-items', query), signal);
    return found.map(({ id, title, section, prefix }) => ({
      id: `item ${prefix} ${id}`,
      label: title,
      hint: section,
      kind: 'item',
      href: `/content/${prefix}/${id}`,
    }));
  },
};

/** Finds settings by their titles, names and descriptions. */
export const settingSource: CommandSource = {
  id: 'settings',
  async find(query, signal) {
    if (query.startsWith('>')) return [];
    const found = await getJson<FoundSetting[]>(
      withQuery('/find-settings', query.replace(/^#\s*/, '')),
      signal,
    );
    return found.map(({ key, title, group, slug }) => ({
      id: `setting ${key}`,
      label: title,
      hint: group,
      kind: 'setting',
      href: `/settings/${slug}#${key}`,
    }));
  },
};

/** Finds text pages by their titles and addresses. */
export const textPageSource: CommandSource = {
  id: 'text pages',
  async find(query, signal) {
    if (/^[>#]/.test(query)) return [];
    const found = await getJson<FoundTextPage[]>(withQuery('/find-text-pages', query), signal);
    return found.map(({ name, title }) => ({
      id: `text page ${name}`,
      label: title,
      hint: `/${name}`,
      kind: 'screen',
      href: `/settings/text-pages/${name}`,
    }));
  },
};

function withQuery(address: string, query: string): string {
  return `${address}?q=${encodeURIComponent(query)}`;
}
