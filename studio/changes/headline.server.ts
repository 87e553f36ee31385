import type { RouterContextProvider } from 'react-router';
import {
  readEffects,
  readSummary,
  type ChangeSummary,
  type ImportEffects,
} from '#app/domain/change-summary.ts';
import { isCommonPageName } from '#app/domain/text-pages.ts';
import { createFormats } from '#app/messages/formats.ts';
import { languageName } from '#app/messages/language-facts.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate, type MessageSource } from '#app/messages/translate.ts';
import { fieldLabel } from '../screens/content/field-words.ts';
import { titleOfSetting } from '../screens/settings/settings.server.ts';
import { bundleRegistryOf } from '../server/bundle-registry.server.ts';
import { messageSourceContext, platformContext } from '../server/context.ts';
import { partName } from './part-name.ts';

/** Returns the summary of a change as a headline: in the language of the Studio and without its full stop. */
export type Headline = (summary: string) => string;

/** Returns the function that shows summaries in the language of the operator who sent the request. */
export function headlineFor(context: Readonly<RouterContextProvider>): Headline {
  const source = context.get(messageSourceContext);
  const site = { registry: bundleRegistryOf(context.get(platformContext)), language: source.language };
  return createHeadline(source, (key) => titleOfSetting(site, key));
}

/**
 * Creates the function that shows summaries in one language. Summaries in an operator's own words are left
 * unchanged. A setting whose title `titleOf` does not know, such as one of another version, is named by its key.
 */
export function createHeadline(
  source: MessageSource,
  titleOf: (setting: string) => string | undefined,
): Headline {
  const t = createTranslate<MessageScopes['changes']>(source, 'changes');
  const tContent = createTranslate<MessageScopes['content']>(source, 'content');
  const tTextPages = createTranslate<MessageScopes['text-pages']>(source, 'text-pages');
  const formats = createFormats(source.language, source.timeZone);

  function headline(summary: string): string {
    const read = readSummary(summary);
    return read ? describe(read) : summary.replace(/\.$/, '');
  }

  function describe({ kind, values }: ChangeSummary): string {
    switch (kind) {
      case 'began':
        return t('summary.began');
      case 'seeded':
        return t('summary.seeded');
      case 'published':
        return t('summary.published');
      case 'publishedDraft':
        return t('summary.publishedDraft', values);
      case 'undone':
        return t('summary.undone', { ...values, change: headline(values.change) });
      case 'redone':
        return t('summary.redone', { ...values, change: headline(values.change) });
      case 'imported':
        return t('summary.imported');
      case 'importedEntries': {
        const effects = readEffects(values.effects);
        return t('summary.importedEntries', { effects: effects ? describeEffects(effects) : values.effects });
      }
      case 'importedTranslations':
        return t('summary.importedTranslations', {
          language: languageName(values.language, source.language),
        });
      case 'moved':
        return t('summary.moved', values);
      case 'ranFeed':
        return t('summary.ranFeed', values);
      case 'pinned':
        return t('summary.pinned', values);
      case 'hid':
        return t('summary.hid', values);
      case 'showed':
        return t('summary.showed', values);
      case 'deleted':
        return t('summary.deleted', values);
      case 'released': {
        const names = values.fields.split(', ').map((name) => fieldLabel(tContent, { name, title: '' }));
        return t('summary.released', { ...values, fields: formats.list(names) });
      }
      case 'setRedirect':
        return t('summary.setRedirect', values);
      case 'removedRedirect':
        return t('summary.removedRedirect', values);
      case 'changedTextPage': {
        const { name } = values;
        return t('summary.changedTextPage', {
          name: isCommonPageName(name) ? tTextPages('page.name', { page: name }) : name,
        });
      }
      case 'changedSetting':
        return t('summary.changedSetting', { title: titleOf(values.key) ?? values.key });
      case 'restoredSetting':
        return t('summary.restoredSetting', { title: titleOf(values.key) ?? values.key });
      case 'changed':
        return t('summary.changed', values);
    }
  }

  function describeEffects({ added, changed, removed, replaced }: ImportEffects): string {
    const parts = formats.list(replaced.map(nameOfPart));
    return formats.list([
      ...(added > 0 ? [t('summary.itemsAdded', { count: added })] : []),
      ...(changed > 0 ? [t('summary.itemsChanged', { count: changed })] : []),
      ...(removed > 0 ? [t('summary.itemsRemoved', { count: removed })] : []),
      ...(replaced.length > 0 ? [t('summary.replaced', { parts })] : []),
    ]);
  }

  /** Names a part of the site, or a part of a section such as `menu of g`. */
  function nameOfPart(text: string): string {
    const [key = text, prefix] = text.split(' of ');
    const part = partName(t, key);
    return prefix === undefined ? part : t('summary.partOf', { part, prefix });
  }

  return headline;
}
