import { createHash } from 'node:crypto';
import { escapeAttribute } from 'entities';
import { cleanHtml } from '#app/text/sanitise.server.ts';
import type { AdEntry } from '#app/domain/ad-entry.ts';
import type { MediaFile } from '#app/domain/media-file.ts';
import { readScriptAttributes } from '#app/domain/script-attributes.ts';

/** The fields of an ad entry as they are in the bundle. */
export interface RawAdEntry {
  id: number;
  name: string;
  type: AdEntry['type'];
  verticalId: number;
  position: string;
  pageKind: number;
  adNumber: number;
  script: string;
  div: string;
  scriptInDiv: string;
  attributes?: unknown;
  /** The picture that an entry of type 5 shows instead of `div`. */
  promotion?: RawPromotion | undefined;
  /** Unix seconds. 0 means no limit. */
  from: number;
  until: number;
}

/** A picture with a link (spec ADS-27). */
export interface RawPromotion {
  /** Media path or https address. */
  image: string;
  link: string;
  alt: string;
}

/**
 * Prepares an entry for pages: sanitises its markup and assigns its inline code an address on this site (spec ADS-22).
 */
export function readAdEntry(raw: RawAdEntry, media: ReadonlyMap<string, MediaFile>): AdEntry {
  const { id, name, type, verticalId, pageKind, adNumber } = raw;
  const isInline = type === 2 || type === 3;
  const script = type === 1 || type === 2 ? raw.script : type === 5 ? '' : raw.scriptInDiv;
  const code = isInline && script.trim() !== '' ? script : '';
  const own = type === 5 && raw.promotion ? promotionMarkup(raw.promotion, media) : raw.div;
  const { markup, isForeign } = cleanMarkup(type >= 3 ? own : '');
  return {
    id,
    name,
    type,
    verticalId,
    pageKind,
    adNumber,
    position: raw.position === 'head' ? 'head' : 'body',
    markup,
    scriptAddress: code ? inlineAddress(code) : isInline ? '' : script,
    code,
    attributes: readScriptAttributes(raw.attributes),
    needsConsent: type !== 5 || isForeign,
    from: raw.from > 0 ? raw.from * 1_000 : null,
    until: raw.until > 0 ? raw.until * 1_000 : null,
  };
}

/** Returns the HTML of a promotion: its picture in the prepared widths, with the link. */
function promotionMarkup({ image, link, alt }: RawPromotion, media: ReadonlyMap<string, MediaFile>): string {
  const file = media.get(image);
  if (!file && !image.startsWith('https://')) return '';
  const addressOf = (width: number) => `/media/${file?.hash ?? ''}-${width}.webp`;
  const attributes: [name: string, value: string][] = file
    ? [
        ['src', addressOf(file.widths.at(-1) ?? file.width)],
        ['srcset', file.widths.map((width) => `${addressOf(width)} ${width}w`).join(', ')],
        ['sizes', '(min-width: 1040px) 1040px, 100vw'],
        ['width', String(file.width)],
        ['height', String(file.height)],
      ]
    : [['src', image]];
  attributes.push(['alt', alt], ['loading', 'lazy']);
  const picture = attributes.map(([name, value]) => `${name}="${escapeAttribute(value)}"`).join(' ');
  return `<a class="promo-picture" href="${escapeAttribute(link)}"><img ${picture} /></a>`;
}

/** Returns the address at which the portal serves a piece of inline code. */
export function inlineAddress(code: string): string {
  return `/ads/${createHash('sha256').update(code).digest('hex').slice(0, 40)}.js`;
}

const removedTags = new Set(
  'script style link meta base object embed applet noscript template frameset frame'.split(' '),
);
/** Reports whether the portal removes an element from the HTML of an entry. */
export function isRemovedElement(name: string): boolean {
  return removedTags.has(name.toLowerCase());
}

const frames = new Set(['iframe', 'portal', 'fencedframe']);
const runs = /^[\s\p{Cc}]*(?:javascript|vbscript|data\s*:\s*text)/iu;
/** Attributes whose value the browser fetches as soon as the element exists. */
const fetches = new Set(['src', 'srcset', 'poster', 'background', 'style']);
const pictureElements = new Set(['image', 'use', 'feimage']);
const foreignAddress = /(?:^|[\s,('"])(?:https?:)?\/\//i;

/**
 * Removes markup that would run code, style the page or redirect it. The rest stays, because the operator wrote it and
 * the Content-Security-Policy is a second line of defence. `isForeign` is true if the remaining markup loads something
 * from another host, which then learns about the visitor.
 */
export function cleanMarkup(html: string): { markup: string; isForeign: boolean } {
  if (!/[<&]/.test(html)) return { markup: html, isForeign: false };
  let isForeign = false;
  const markup = cleanHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parseStyleAttributes: false,
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['https', 'data'], image: ['https', 'data'] },
    exclusiveFilter: ({ tag }) => removedTags.has(tag),
    transformTags: {
      '*': (tagName, attributes) => {
        const kept = Object.entries(attributes).filter(
          ([name, value]) => !/^(?:on|srcdoc$|formaction$)/i.test(name) && !runs.test(value),
        );
        if (frames.has(tagName) || kept.some(([name, value]) => isFetched(tagName, name, value))) {
          isForeign = true;
        }
        return { tagName, attribs: Object.fromEntries(kept) };
      },
    },
  });
  return { markup, isForeign };
}

function isFetched(tag: string, name: string, value: string): boolean {
  const isLink = /^(?:xlink:)?href$/.test(name);
  return (fetches.has(name) || (isLink && pictureElements.has(tag))) && foreignAddress.test(value);
}
