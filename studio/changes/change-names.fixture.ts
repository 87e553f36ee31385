import { inEnglish } from '#app/lib/translate-schema.ts';
import type { ChangeNames } from './change-names.server.ts';

export const picture = {
  src: 'https://portal.example/media/small.webp',
  color: '#102030',
  path: 'uploads/a.webp',
};

/** Names of a site with two sections. */
export const names: ChangeNames = {
  sectionIds: [2, 3],
  languageOf: (tag: string) => tag,
  sectionOf: (id) => `Section ${id}`,
  verticalOf: () => undefined,
  translate: inEnglish,
  blocksOf: () => [],
  menuOf: () => [],
  categoryOf: (_, id) => `Category ${id}`,
  itemOf: (_, id) => (id === 404 ? '' : `Item ${id}`),
  hasItem: () => true,
  tagOf: (_, key) => key,
  adOf: () => '',
  settingOf: () => undefined,
  settingTitleOf: () => '',
  ownPages: ['pages/imprint'],
  ownPageOf: () => 'Imprint',
  pictureOf: (path) => (path === picture.path ? picture : null),
};
