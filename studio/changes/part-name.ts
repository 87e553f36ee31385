import type { Messages } from '#app/messages/use-messages.ts';

/** The parts of the site that have a name of their own. */
const parts = new Map(
  (
    [
      'settings',
      'info',
      'menu',
      'layouts',
      'ads',
      'ad_diversion',
      'ext_redirects',
      'ext_pages',
      'ext_translations',
      'ext_languages',
      'safe',
      'list',
      'list_type',
      'list_tags',
    ] as const
  ).map((key) => [key as string, key]),
);

/** Returns the name of a part of the site. A part without a name is shown by its key. */
export function partName(t: Messages<'changes'>, key: string): string {
  return t('part.name', { part: parts.get(key) ?? 'other', key });
}
