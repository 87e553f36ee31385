import type { PageKind } from '#app/domain/layout.ts';
import type { CommonPageName } from '#app/domain/text-pages.ts';
import { inWords } from '#app/lib/in-words.ts';

/** The English names of the parts of the site. The Studio uses its own messages instead. */
export const partNames: ReadonlyMap<string, string> = new Map([
  ['settings', 'Settings'],
  ['info', 'Site details'],
  ['menu', 'Categories'],
  ['layouts', 'Layouts'],
  ['ads', 'Ads'],
  ['ad_diversion', 'Ad diversion'],
  ['ext_redirects', 'Redirects'],
  ['ext_pages', 'Text pages'],
  ['safe', 'Safe section'],
  ['list', 'Order of items'],
  ['list_type', 'Order in categories'],
  ['list_tags', 'Tags'],
  ['ext_translations', 'Translations of the site'],
  ['ext_languages', 'Words of the interface'],
]);

/** Returns the name of a part of the site. */
export function partName(key: string): string {
  return partNames.get(key) ?? inWords(key);
}

/**
 * The English names of the fields of items. Categories and ad entries use them for fields that their own lists omit.
 */
export const fieldNames: ReadonlyMap<string, string> = new Map([
  ['title', 'Title'],
  ['short_title', 'Short title'],
  ['intro', 'Intro'],
  ['author', 'Author'],
  ['details', 'Details'],
  ['rich_text', 'Text'],
  ['img', 'Cover'],
  ['img_pc', 'Cover on desktop'],
  ['img_wide', 'Wide cover'],
  ['img_share', 'Picture for shared links'],
  ['img_desc', 'Description of the cover'],
  ['video', 'Video'],
  ['screenshot', 'Screenshots'],
  ['game_url_remote', 'Address of the game'],
  ['game_url_remote_to_type', 'Opens'],
  ['time', 'Published'],
  ['from', 'Seller or source'],
  ['price', 'Price'],
  ['price_original', 'Original price'],
  ['discount', 'Discount'],
  ['rate', 'Store rating'],
  ['reviews_num', 'Number of reviews'],
  ['downloads', 'Downloads'],
  ['content_rating', 'Age rating'],
  ['router', 'Custom address'],
  ['keywords', 'Keywords'],
  ['description', 'Description for search engines'],
  ['faq', 'Questions and answers'],
  ['question', 'Question'],
  ['answer', 'Answer'],
  ['content_type_arr', 'Categories'],
  ['content_type_id', 'Primary category'],
  ['content_type_name', 'Name of the primary category'],
  ['hidden', 'Hidden'],
  ['img_active', 'Picture while chosen'],
  ['icon_name', 'Icon'],
  ['former_names', 'Former names'],
  ['children', 'Subcategories'],
  ['name', 'Name'],
  ['data', 'Items'],
]);

const categoryFields = new Map([
  ['content_type_name', 'Name'],
  ['img', 'Icon'],
  ['img_main', 'Picture of its page'],
  ['site_title', 'Title of its page'],
  ['description', 'Description'],
]);

/** The English names of the fields of ad entries. */
export const adFieldNames: ReadonlyMap<string, string> = new Map([
  ['type', 'Type'],
  ['cou', 'Ad number'],
  ['data_type', 'Section'],
  ['ad_type', 'Pages'],
  ['position', 'Place in the document'],
  ['script', 'Script'],
  ['div', 'HTML'],
  ['script_in_div', 'Script'],
  ['attributes', 'Attributes of the script'],
  ['ext_name', 'Name'],
  ['ext_off', 'State'],
  ['ext_contextual', 'Contextual'],
  ['ext_from', 'Shown from'],
  ['ext_until', 'Shown until'],
  ['img', 'Picture'],
  ['link', 'Link'],
  ['alt', 'Text for screen readers'],
]);

/**
 * Returns the name of a field of an item, or of a part of the site. If the field has no name, returns its key as words.
 */
export function fieldName(key: string, part = ''): string {
  const own = part === 'menu' ? categoryFields : part === 'ads' ? adFieldNames : null;
  return own?.get(key) ?? fieldNames.get(key) ?? inWords(key);
}

/** The names of the fields of the site info, which are settings in the Studio. */
export const infoTitles = {
  title: 'Title of the site',
  description: 'Description of the site',
  keywords: 'Keywords of the site',
  logo1: 'Logo of the top bar',
  logo2: 'Logo of the bottom bar',
  img: 'Icon of the site',
} as const;

export const pageTitles = {
  aboutUs: 'About us',
  contactUs: 'Contact us',
  privacyPolicy: 'Privacy policy',
  termsOfUse: 'Terms of use',
  disclaimer: 'Disclaimer',
} as const satisfies Record<CommonPageName, string>;

export const pageKindNames = {
  home: 'Home',
  details: 'Item',
  category: 'Category',
  search: 'Search',
  play: 'Play',
  mygames: 'My games',
} as const satisfies Record<PageKind, string>;
