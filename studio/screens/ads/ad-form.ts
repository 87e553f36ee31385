import { asObject, asText, type JsonObject, type JsonValue } from '#app/lib/json.ts';
import { isObject } from '#app/lib/is-object.ts';

/**
 * The kinds of entries that the form distinguishes. In the bundle, HTML and promotions share type 5, and each other
 * kind has a type of its own.
 */
export const adKinds = ['promotion', 'html', 'address', 'code', 'htmlAddress', 'htmlCode'] as const;
export type AdKind = (typeof adKinds)[number];

/** The fields of an ad entry as its form holds them. */
export interface AdForm {
  name: string;
  kind: AdKind;
  adNumber: number;
  /** Id of the section in which the entry is shown. 0 means all sections. */
  section: number;
  /** Number of the page kind on which the entry is shown. 0 means all page kinds. */
  pageKind: number;
  position: 'head' | 'body';
  /** Address or code of the entry's script. Empty without a script. */
  script: string;
  html: string;
  /** Attributes of the script element, as JSON. Empty without attributes. */
  attributes: string;
  isContextual: boolean;
  /** Start and end of the time in which the entry is shown, in Unix seconds. 0 means no limit. */
  from: number;
  until: number;
  image: string;
  link: string;
  alt: string;
}

export type AdField = keyof AdForm;

export const emptyForm: AdForm = {
  name: '',
  kind: 'promotion',
  adNumber: 1,
  section: 0,
  pageKind: 0,
  position: 'body',
  script: '',
  html: '',
  attributes: '',
  isContextual: false,
  from: 0,
  until: 0,
  image: '',
  link: '',
  alt: '',
};

const types: Record<AdKind, number> = {
  address: 1,
  code: 2,
  htmlCode: 3,
  htmlAddress: 4,
  html: 5,
  promotion: 5,
};

/** Whether an entry has a script. Such entries wait for consent, and only owners may save them. */
export function hasScript(kind: AdKind): boolean {
  return types[kind] < 5;
}

/** Whether an entry has HTML for a slot. */
export function hasHtml(kind: AdKind): boolean {
  return kind !== 'promotion' && types[kind] >= 3;
}

/** Whether the script of an entry is code, not an address. */
export function hasCode(kind: AdKind): boolean {
  return kind === 'code' || kind === 'htmlCode';
}

/**
 * Whether an entry is shown in slots. Entries of the other kinds run on every page that matches their section and page
 * kind.
 */
export function hasSlot(kind: AdKind): boolean {
  return kind !== 'address' && kind !== 'code';
}

/** Returns the form of a stored entry. */
export function readAdForm(entry: JsonObject): AdForm {
  const promotion = asObject(entry.ext_promotion);
  const kind = kindOf(entry);
  return {
    name: asText(entry.ext_name),
    kind,
    adNumber: numberOf(entry.cou),
    section: numberOf(entry.data_type),
    pageKind: numberOf(entry.ad_type),
    position: entry.position === 'head' ? 'head' : 'body',
    script: hasScript(kind) ? asText(hasHtml(kind) ? entry.script_in_div : entry.script) : '',
    html: hasHtml(kind) ? asText(entry.div) : '',
    attributes:
      hasScript(kind) && entry.attributes !== undefined ? JSON.stringify(entry.attributes, null, 2) : '',
    isContextual: entry.ext_contextual === true,
    from: numberOf(entry.ext_from),
    until: numberOf(entry.ext_until),
    image: asText(promotion.img),
    link: asText(promotion.link),
    alt: asText(promotion.alt),
  };
}

function kindOf(entry: JsonObject): AdKind {
  if (entry.type === 5 && isObject(entry.ext_promotion)) return 'promotion';
  return adKinds.find((kind) => kind !== 'promotion' && types[kind] === entry.type) ?? 'html';
}

/**
 * Returns a stored entry with the values of its form. Fields that the form does not know are kept. Optional fields
 * without a value are left out.
 */
export function writeAdEntry(entry: JsonObject, form: AdForm, attributes: JsonValue | undefined): JsonObject {
  const { kind } = form;
  const kept = Object.fromEntries(
    Object.entries(entry).filter(([key]) => key !== 'attributes' && !optionalFields.has(key)),
  );
  return {
    ...kept,
    type: types[kind],
    data_type: form.section,
    position: hasSlot(kind) ? asText(entry.position) : form.position,
    ad_type: form.pageKind,
    cou: form.adNumber,
    script: hasScript(kind) && !hasHtml(kind) ? form.script : '',
    div: hasHtml(kind) ? form.html : '',
    script_in_div: hasScript(kind) && hasHtml(kind) ? form.script : '',
    ...(hasScript(kind) && attributes !== undefined && { attributes }),
    ...(form.name !== '' && { ext_name: form.name }),
    ...(entry.ext_off === true && { ext_off: true }),
    ...(form.isContextual && kind !== 'promotion' && { ext_contextual: true }),
    ...(form.from > 0 && { ext_from: form.from }),
    ...(form.until > 0 && { ext_until: form.until }),
    ...(kind === 'promotion' && { ext_promotion: { img: form.image, link: form.link, alt: form.alt } }),
  };
}

const optionalFields = new Set([
  'ext_name',
  'ext_off',
  'ext_contextual',
  'ext_from',
  'ext_until',
  'ext_promotion',
]);

/** Returns the field of the form that contains the bundle field at a path. */
export function formFieldOf(path: string): AdField {
  const [, name = '', inner = ''] = /^\.?(\w+)(?:\.(\w+))?/.exec(path) ?? [];
  if (name === 'ext_promotion') return promotionFields.get(inner) ?? 'image';
  return fields.get(name) ?? 'name';
}

const promotionFields = new Map<string, AdField>([
  ['img', 'image'],
  ['link', 'link'],
  ['alt', 'alt'],
]);
const fields = new Map<string, AdField>([
  ['type', 'kind'],
  ['data_type', 'section'],
  ['position', 'position'],
  ['ad_type', 'pageKind'],
  ['cou', 'adNumber'],
  ['script', 'script'],
  ['script_in_div', 'script'],
  ['div', 'html'],
  ['attributes', 'attributes'],
  ['ext_contextual', 'isContextual'],
  ['ext_from', 'from'],
  ['ext_until', 'until'],
]);

function numberOf(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}
