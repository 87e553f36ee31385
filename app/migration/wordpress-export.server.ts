import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { isObject } from '#app/lib/is-object.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { addBounded, fieldOf, UnknownExportError, type MovedSite } from './moved-site.ts';
import { postFields, wordPressSite, type WordPressPost, type WordPressTerm } from './wordpress-site.ts';

type XmlObject = Readonly<Record<string, unknown>>;

/** Elements that may occur several times, so they are always parsed as lists. */
const lists = new Set(['item', 'category', 'wp:postmeta', 'wp:category', 'wp:tag', 'wp:term']);

/**
 * Reads WordPress' own export, WXR 1.2 (WordPress, wp-admin/includes/export.php): RSS with the fields, terms and
 * addresses of all posts. Throws UnknownExportError.
 */
export function readWordPressExport(text: string): MovedSite {
  if (/<!DOCTYPE/i.test(text.slice(0, Math.max(0, text.indexOf('<rss'))))) {
    throw new UnknownExportError('The file declares a document type, which an export of WordPress does not.');
  }
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    throw new UnknownExportError(`The file is not well-formed XML, line ${line}, column ${col}: ${msg}`);
  }
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    isArray: (name) => lists.has(name),
  });
  const channel = childElement(childElement(parse(parser, text), 'rss'), 'channel');
  if (childText(channel, 'wp:wxr_version') === '') {
    throw new UnknownExportError('The file is XML, but no export of WordPress: it has no wp:wxr_version.');
  }
  const terms = new Map<string, WordPressTerm>();
  const addTerm = (taxonomy: string, slug: string, name: string, parent = '') => {
    const id = `${taxonomy} ${slug}`;
    if (!terms.has(id)) terms.set(id, { id, taxonomy, slug, name, parent: `${taxonomy} ${parent}` });
    return id;
  };
  for (const entry of childElements(channel, 'wp:category')) {
    const parent = childText(entry, 'wp:category_parent');
    addTerm('category', childText(entry, 'wp:category_nicename'), childText(entry, 'wp:cat_name'), parent);
  }
  for (const entry of childElements(channel, 'wp:tag')) {
    addTerm('post_tag', childText(entry, 'wp:tag_slug'), childText(entry, 'wp:tag_name'));
  }
  for (const entry of childElements(channel, 'wp:term')) {
    const [taxonomy, slug] = [childText(entry, 'wp:term_taxonomy'), childText(entry, 'wp:term_slug')];
    addTerm(taxonomy, slug, childText(entry, 'wp:term_name'), childText(entry, 'wp:term_parent'));
  }
  const posts: WordPressPost[] = [];
  const metas = new Map<string, Map<string, string>>();
  const postTerms = new Map<string, string[]>();
  for (const item of childElements(channel, 'item')) {
    const post = readPost(item);
    addBounded(posts, post, 'posts');
    const fields = childElements(item, 'wp:postmeta')
      .map((meta) => [childText(meta, 'wp:meta_key'), childText(meta, 'wp:meta_value')] as const)
      .filter(([key]) => postFields.has(key));
    metas.set(post.id, new Map(fields));
    const own = childElements(item, 'category').map((term) =>
      addTerm(childText(term, '@domain'), childText(term, '@nicename'), childText(term, '#text')),
    );
    postTerms.set(post.id, own);
  }
  const options = new Map([['home', childText(channel, 'wp:base_blog_url') || childText(channel, 'link')]]);
  return wordPressSite({ options, posts, metas, terms, postTerms, fetched: new Map() });
}

function parse(parser: XMLParser, text: string): unknown {
  try {
    return parser.parse(text);
  } catch (error) {
    // The parser throws if the nesting or the entities exceed its limits.
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnknownExportError(`The file cannot be read as XML: ${reason}`, { cause: error });
  }
}

function readPost(item: XmlObject): WordPressPost {
  return {
    id: childText(item, 'wp:post_id'),
    type: childText(item, 'wp:post_type'),
    status: childText(item, 'wp:status'),
    title: childText(item, 'title'),
    content: childText(item, 'content:encoded'),
    slug: childText(item, 'wp:post_name'),
    date: childText(item, 'wp:post_date_gmt'),
    localDate: childText(item, 'wp:post_date'),
    link: childText(item, 'link'),
    file: childText(item, 'wp:attachment_url'),
  };
}

function childElement(parent: unknown, name: string): XmlObject {
  const value = isObject(parent) ? ownValue(parent, name) : null;
  return isObject(value) ? value : {};
}

function childElements(parent: XmlObject, name: string): XmlObject[] {
  const value = ownValue(parent, name);
  if (!Array.isArray(value)) return [];
  return value.map((entry: unknown) => (isObject(entry) ? entry : { '#text': entry }));
}

/** Returns the text of an element, without white space around it. */
function childText(parent: XmlObject, name: string): string {
  const value = ownValue(parent, name);
  return fieldOf(isObject(value) ? ownValue(value, '#text') : value).trim();
}
