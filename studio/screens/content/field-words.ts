import type { Messages } from '#app/messages/use-messages.ts';
import type { FieldGroup, FieldOption } from './form-field.ts';

/** The names of the fields that every item has, by their key in the bundle. */
const names = new Map<string, (t: Messages<'content'>) => string>([
  ['title', (t) => t('field.title')],
  ['short_title', (t) => t('field.shortTitle')],
  ['intro', (t) => t('field.intro')],
  ['author', (t) => t('field.author')],
  ['details', (t) => t('field.details')],
  ['rich_text', (t) => t('field.richText')],
  ['img', (t) => t('field.cover')],
  ['img_pc', (t) => t('field.desktopCover')],
  ['img_wide', (t) => t('field.wideCover')],
  ['img_share', (t) => t('field.sharePicture')],
  ['img_desc', (t) => t('field.alt')],
  ['video', (t) => t('field.video')],
  ['screenshot', (t) => t('field.screenshots')],
  ['game_url_remote', (t) => t('field.playUrl')],
  ['game_url_remote_to_type', (t) => t('field.playMode')],
  ['time', (t) => t('field.publishedAt')],
  ['from', (t) => t('field.from')],
  ['price', (t) => t('field.price')],
  ['price_original', (t) => t('field.priceBefore')],
  ['discount', (t) => t('field.discount')],
  ['rate', (t) => t('field.storeRating')],
  ['reviews_num', (t) => t('field.reviews')],
  ['downloads', (t) => t('field.downloads')],
  ['content_rating', (t) => t('field.contentRating')],
  ['router', (t) => t('field.address')],
  ['keywords', (t) => t('field.keywords')],
  ['description', (t) => t('field.description')],
  ['faq', (t) => t('field.faq')],
  ['question', (t) => t('field.question')],
  ['answer', (t) => t('field.answer')],
]);

/** Returns the name of a field. If the schema of a section gives a field no title, its name is its key in words. */
export function fieldLabel(t: Messages<'content'>, { name, title }: { name: string; title: string }): string {
  return title || (names.get(name)?.(t) ?? inWords(name));
}

/** Returns the name of an option of a field. */
export function optionLabel(t: Messages<'content'>, { id: option, label }: FieldOption): string {
  if (label !== '') return label;
  if (option === '') return t('option.none');
  if (option === 'iframe') return t('option.here');
  if (option === '_blank') return t('option.newTab');
  return option === 'game' ? t('option.playPage') : inWords(option);
}

export function groupLabel(t: Messages<'content'>, group: FieldGroup): string {
  const labels = {
    texts: t('group.texts'),
    pictures: t('group.pictures'),
    play: t('group.play'),
    facts: t('group.facts'),
    section: t('group.section'),
    questions: t('group.questions'),
    search: t('group.search'),
  };
  return labels[group];
}

function inWords(key: string): string {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
