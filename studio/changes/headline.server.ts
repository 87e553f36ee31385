import type { RouterContextProvider } from 'react-router';
import {
  readEffects,
  readTargets,
  readSummary,
  type SummaryTarget,
  type ChangeSummary,
  type ImportEffects,
} from '#app/domain/change-summary.ts';
import { isCommonPageName } from '#app/domain/text-pages.ts';
import { createFormats } from '#app/messages/formats.ts';
import { languageName } from '#app/messages/language-facts.ts';
import type { MessageScopes } from '#app/messages/scopes.ts';
import { createTranslate, type MessageSource } from '#app/messages/translate.ts';
import { fieldLabel } from '../screens/content/field-words.ts';
import { sectionName } from '../screens/content/section.server.ts';
import { titleOfSetting } from '../screens/settings/settings.server.ts';
import { bundleRegistryOf } from '../server/bundle-registry.server.ts';
import { messageSourceContext, platformContext } from '../server/context.ts';
import { partName } from './part-name.ts';

/** Returns the summary of a change as a headline: in the language of the Studio and without its full stop. */
export type Headline = (summary: string) => string;

/** Returns the function that shows summaries in the language of the operator who sent the request. */
export function headlineFor(context: Readonly<RouterContextProvider>): Headline {
  const source = context.get(messageSourceContext);
  const platform = context.get(platformContext);
  const site = { registry: bundleRegistryOf(platform), language: source.language };
  return createHeadline(source, {
    titleOf: (key) => titleOfSetting(site, key),
    sectionOf(prefix) {
      const server = platform.verticals.find(({ vertical }) => vertical.prefix === prefix);
      return server && sectionName(platform, server);
    },
  });
}

/**
 * The names of settings and sections in summaries. They are `undefined` for settings and sections that only another
 * version of the software has.
 */
export interface SummaryNames {
  /** Returns the title of a setting by its key. */
  titleOf(setting: string): string | undefined;
  /** Returns the name of a section by its prefix. */
  sectionOf(prefix: string): string | undefined;
}

/**
 * Creates the function that shows summaries in one language. Summaries in an operator's own words are left
 * unchanged. Settings and sections without a name are named by their keys and prefixes.
 */
export function createHeadline(source: MessageSource, { titleOf, sectionOf }: SummaryNames): Headline {
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
      case 'publishedChanges': {
        const { count, places } = values;
        return t('summary.publishedChanges', { count, places: describeTargets(places) });
      }
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
      case 'pinnedItem':
        return t('summary.pinnedItem', values);
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

  function describeTargets(text: string): string {
    const { targets, more } = readTargets(text);
    return formats.list([
      ...targets.map(nameOfTarget),
      ...(more > 0 ? [t('summary.morePlaces', { count: more })] : []),
    ]);
  }

  function nameOfTarget(target: SummaryTarget): string {
    const { kind, name } = target;
    if (kind === 'item') return t('summary.title', { title: name });
    return kind === 'items'
      ? t('summary.items', { count: target.count, section: nameOfSection(name) })
      : nameOfPart(name);
  }

  function nameOfSection(prefix: string): string {
    return sectionOf(prefix) ?? `/${prefix}`;
  }

  /** Names a part of the site, or a part of a section such as `menu of g`. */
  function nameOfPart(text: string): string {
    const [key = text, prefix] = text.split(' of ');
    const part = partName(t, key);
    if (prefix === undefined) return part;
    return t('summary.partOf', { part, section: nameOfSection(prefix) });
  }

  return headline;
}
