import { useMessages } from '#app/messages/use-messages.ts';
import type { ShownTarget } from './shown-change.ts';

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
      'safe',
      'list',
      'list_type',
      'list_tags',
    ] as const
  ).map((key) => [key as string, key]),
);

/** The fields of items and parts that have a name of their own. */
const fields = new Map(
  (
    [
      'title',
      'short_title',
      'intro',
      'description',
      'rich_text',
      'details',
      'faq',
      'keywords',
      'author',
      'img',
      'img_pc',
      'img_desc',
      'screenshot',
      'video',
      'content_type_arr',
      'content_type_id',
      'content_type_name',
      'game_url_remote',
      'price',
      'rate',
      'hidden',
    ] as const
  ).map((key) => [key as string, key]),
);

/** The fields of ad entries that have a name of their own. */
const adFields = new Map(
  (
    [
      'type',
      'cou',
      'data_type',
      'ad_type',
      'position',
      'script',
      'div',
      'script_in_div',
      'attributes',
      'ext_name',
      'ext_off',
      'ext_contextual',
      'ext_from',
      'ext_until',
      'img',
      'link',
      'alt',
    ] as const
  ).map((key) => [key as string, key]),
);

/** Names the parts, items and fields of changes. */
export function useChangeNames() {
  const t = useMessages('changes');

  function nameOfTarget({ kind, name }: Pick<ShownTarget, 'kind' | 'name'>): string {
    if (kind !== 'part') return name;
    return t('part.name', { part: parts.get(name) ?? 'other', key: name });
  }

  /** `target` is the place that contains the field. */
  function nameOfField(
    path: string,
    title: string,
    target?: Pick<ShownTarget, 'kind' | 'name'> | null,
  ): string {
    if (title !== '') return title;
    const [, id, field] = /^\[id=(\d+)\](?:\..*?(\w+))?$/.exec(path) ?? [];
    if (target?.kind === 'part' && target.name === 'ads' && id !== undefined) {
      const name = field === undefined ? 'all' : (adFields.get(field) ?? 'other');
      return t('ad.field', { id: Number(id), field: name, path: field ?? '' });
    }
    if (path === '(position)') return t('field.position');
    if (path === '') return t('field.all');
    const last = /([^.[\]"]+)"?\]?$/.exec(path)?.[1] ?? path;
    const known = path === last || path === `ext.${last}` ? fields.get(last) : undefined;
    return t('field.name', { field: known ?? 'other', path });
  }

  return { nameOfTarget, nameOfField };
}
