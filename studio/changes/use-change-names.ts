import { isCommonPageName } from '#app/domain/text-pages.ts';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { fieldLabel, optionLabel } from '../screens/content/field-words.ts';
import { parseFieldPath } from '#app/changes/field-steps.ts';
import { partName } from './part-name.ts';
import type {
  ShownLayout,
  FieldReference,
  ShownName,
  ShownLayoutPosition,
  ShownTarget,
  ShownTranslation,
} from './shown-change.ts';

/** Fields of items and parts for which the item form has no name. */
const otherFields = new Map(
  (
    [
      'content_type_arr',
      'content_type_id',
      'content_type_name',
      'hidden',
      'img_active',
      'icon_name',
      'former_names',
      'children',
      'name',
      'data',
    ] as const
  ).map((key) => [key as string, key]),
);

/** The fields of categories, with the messages of their form. */
const categoryFields = new Map(
  (
    [
      ['content_type_name', 'field.name'],
      ['img', 'field.icon'],
      ['img_main', 'field.picture'],
      ['site_title', 'field.title'],
      ['description', 'field.description'],
    ] as const
  ).map(([key, message]) => [key as string, message]),
);

/** The fields of ad entries for which the messages contain a name. All others are named by their path. */
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
  const tContent = useMessages('content');
  const tLayouts = useMessages('layouts');
  const tCategories = useMessages('categories');
  const tTextPages = useMessages('text-pages');
  const formats = useFormats();

  function nameOfTarget({ kind, name }: Pick<ShownTarget, 'kind' | 'name'>): string {
    if (kind !== 'part') return name;
    return partName(t, name);
  }

  /** Names a field of a target. `target` is `null` if there is none, such as for a fault of the whole site. */
  function nameOfField(
    { path, title, entry, fields, translation, layoutPosition }: FieldReference,
    target: Pick<ShownTarget, 'kind' | 'name'> | null,
    layout: ShownLayout | null = null,
  ): string {
    if (translation) return nameOfTranslation(translation);
    const [, id, adField] = /^\[id=(\d+)\](?:\..*?(\w+))?$/.exec(path) ?? [];
    if (target?.kind === 'part' && target.name === 'ads' && id !== undefined) {
      const name = entry === id ? t('ad.entry', { id: Number(id) }) : entry;
      if (adField === undefined) return name;
      const field = t('ad.field', { field: adFields.get(adField) ?? 'other', path: adField });
      return t('field.inEntry', { entry: name, field });
    }
    if (title !== '') return entry === '' ? title : t('field.inEntry', { entry: title, field: entry });
    if (fields.length > 0) return nameOfItemField(fields);
    if (path === '(position)') return t('field.position');
    if (path === '') return target?.kind === 'part' ? t('field.order') : t('field.all');
    if (layout && layout.pages.length > 0) return nameOfPages(layout);
    if (layoutPosition) return nameOfLayoutPosition(layoutPosition);
    const steps = parseFieldPath(path);
    const key = steps.findLast((step) => 'key' in step)?.key ?? '';
    const isEntry = 'id' in (steps.at(-1) ?? {});
    if (target?.kind === 'item' && isEntry && steps.length === 2) return nameOfKey(target, key);
    if (entry !== '') {
      const isWhole = isEntry || steps.length === 1;
      return isWhole ? entry : t('field.inEntry', { entry, field: nameOfKey(target, key) });
    }
    const isField = key !== '' && (steps.length === 1 || (steps.length === 2 && path.startsWith('ext.')));
    return isField ? nameOfKey(target, key) : path;
  }

  /** Names an entry of a list. */
  function nameOfEntry(name: ShownName): string {
    switch (name.type) {
      case 'text':
        return name.text;
      case 'page':
        return tTextPages('page.name', { page: name.page });
      case 'option':
        return optionLabel(tContent, { id: name.id, label: '' });
      case 'entry':
        return t('name.entry', { place: name.number });
      case 'deleted':
        return t('name.deleted', { id: String(name.id) });
    }
  }

  /** Names a value within an item: “Questions 2: Answer”. */
  function nameOfItemField(steps: FieldReference['fields']): string {
    const names = steps.map(({ name, title, number }) => {
      const field = fieldLabel(tContent, { name, title });
      return number === null ? field : t('field.numbered', { field, number });
    });
    return names.reduce((entry, field) => t('field.inEntry', { entry, field }));
  }

  /** Names a translated text by its original and the language: “Title (German)”. */
  function nameOfTranslation({ language, what, original }: ShownTranslation): string {
    if (!original)
      return t('translation.name', { what, language: language === '' ? 'other' : 'one', name: language });
    const { field, target } = original;
    const name =
      target.kind === 'part' && (target.name === 'layouts' || target.name === 'ads')
        ? textItself(field)
        : nameOfField(field, target);
    return t('translation.text', { what: what === 'state' ? 'state' : 'other', field: name, language });
  }

  function nameOfPages({ section, pages }: ShownLayout): string {
    const kinds = formats.list(pages.map(({ kind }) => tLayouts('kind.name', { kind })));
    return t('field.inEntry', { entry: section, field: kinds });
  }

  /** Names a page, or a block or setting of its layout: “Games: Home: Block 4: Heading”. */
  function nameOfLayoutPosition({ section, kind, block, setting }: ShownLayoutPosition): string {
    const names = [
      kind === null ? '' : tLayouts('kind.name', { kind }),
      block === null ? '' : tLayouts('place.block', { number: block }),
      setting,
    ].filter(Boolean);
    return names.reduce((entry, field) => t('field.inEntry', { entry, field }), section);
  }

  function nameOfKey(target: Pick<ShownTarget, 'kind' | 'name'> | null, key: string): string {
    const isPart = target?.kind === 'part';
    const ofCategory = isPart && target.name === 'menu' ? categoryFields.get(key) : undefined;
    if (ofCategory) return tCategories(ofCategory);
    if (isPart && target.name === 'ext_pages') {
      return isCommonPageName(key) ? tTextPages('page.name', { page: key }) : key;
    }
    // Redirected addresses are shown as they are, and so are the keys of settings that only another version has.
    if (isPart && (target.name === 'ext_redirects' || target.name === 'settings')) return key;
    const known = otherFields.get(key);
    return known ? t('field.name', { field: known }) : fieldLabel(tContent, { name: key, title: '' });
  }

  return { nameOfTarget, nameOfField, nameOfEntry };
}

/**
 * Returns the text that a translation belongs to. In layouts and ads, the text itself is the key of its translation.
 */
function textItself({ path }: FieldReference): string {
  const [step] = parseFieldPath(path);
  return step && 'key' in step ? step.key : path;
}
