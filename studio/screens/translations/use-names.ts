import { isTextPageName } from '#app/domain/text-pages.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { interfaceSection } from '#app/translations/interface-section.ts';
import { useChangeNames } from '../../changes/use-change-names.ts';
import { usePageName } from '../text-pages/use-page-name.ts';
import type { HolderKey } from './holder.ts';
import type { NamedSection } from './read-lists.server.ts';
import type { ShownText } from './shown-text.ts';

/** Names sections, entries of the list and texts in the language of the Studio. */
export function useTranslationNames() {
  const t = useMessages('translations');
  const pageName = usePageName();
  const { nameOfField } = useChangeNames();
  return {
    /** Returns the name of a section. The site and the interface have names of their own. */
    sectionOf({ section, name }: NamedSection): string {
      if (name !== '') return name;
      return t('section.name', { section: section === interfaceSection ? 'interface' : 'site' });
    },
    /** Returns the name of something with texts. */
    nameOf({ group, id, name }: HolderKey & { name: string }): string {
      if (group === 'info' || group === 'settings' || group === 'layouts' || group === 'ads') {
        return t('group.name', { group });
      }
      if (group === 'ext_pages' && isTextPageName(id)) return pageName(id, '');
      return name || id;
    },
    /** Returns the name of a text within its item, category, tag or part. */
    fieldOf({ name, path }: Pick<ShownText, 'name' | 'path'>, { group, id }: HolderKey): string {
      switch (group) {
        case 'layouts':
          return t('text.heading');
        case 'ads':
          return t('text.ad');
        case 'ext_pages':
          return isTextPageName(id) ? pageName(id, '') : id;
        case 'categories':
          return nameOfField(name, { kind: 'part', name: 'menu' });
        case 'tags':
          return nameOfField(name, { kind: 'part', name: 'list_tags' });
        default:
          return name.title === '' && name.fields.length === 0 ? path : nameOfField(name, null);
      }
    },
  };
}
