/** Fields of a game that hold one text. */
export const textFields = [
  'id',
  'title',
  'playAddress',
  'description',
  'instructions',
  'picture',
  'widePicture',
  'width',
  'height',
  'orientation',
  'developer',
  'price',
  'date',
] as const;

/** Fields of a game that hold a list of texts. */
export const listFields = ['categories', 'tags', 'devices', 'screenshots'] as const;

export const mappedFields = [...textFields, ...listFields] as const;
export type MappedField = (typeof mappedFields)[number];
