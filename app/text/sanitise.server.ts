import sanitizeHtml from 'sanitize-html';
import { withoutTags } from '#app/lib/plain-text.ts';

/*
 * The HTML of items comes from outside. The store keeps it unchanged, so that an export returns it. It is sanitised
 * when the snapshot is created, so no page contains the original.
 */

const options: sanitizeHtml.IOptions = {
  allowedTags: (
    'p br hr h2 h3 h4 h5 h6 blockquote pre div span ul ol li dl dt dd figure figcaption img a strong b em i u s small ' +
    'sub sup mark code kbd q cite abbr time table caption thead tbody tfoot tr th td'
  ).split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    time: ['datetime'],
    abbr: ['title'],
    '*': ['lang', 'dir'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowedSchemesByTag: { img: ['https'] },
  allowProtocolRelative: false,
  // Removes tracking pixels.
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && [attribs.width, attribs.height].some((size) => size !== undefined && parseInt(size) < 4),
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: isOwnAddress(attributes.href) ? attributes : { ...attributes, rel: 'nofollow noopener' },
    }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

const withoutPictures: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: (options.allowedTags || []).filter((tag) => !['figure', 'figcaption', 'img'].includes(tag)),
};

function isOwnAddress(address: string | undefined): boolean {
  return address !== undefined && /^(?:\/(?!\/)|#)/.test(address);
}

/** Options of `sanitiseHtml`. */
export interface SanitiseOptions {
  /** Whether to keep pictures. A picture on another host informs that host about every reader. */
  pictures?: boolean;
  /**
   * Absolute address against which relative links and pictures are resolved. If it is "", their addresses are removed.
   * If it is not set, relative addresses belong to the portal and stay unchanged.
   */
  base?: string;
}

/** Returns the HTML without scripts, frames, styles and tracking pixels. */
export function sanitiseHtml(html: string, { pictures = true, base }: SanitiseOptions = {}): string {
  if (!/[<&]/.test(html)) return html;
  const chosen = pictures ? options : withoutPictures;
  return cleanHtml(html, base === undefined ? chosen : resolvingAgainst(base, chosen));
}

/**
 * Maximum depth of nested elements. Browsers have a similar limit. The parser's work grows with the square of the
 * depth.
 */
const deepestNesting = 500;

class NestingError extends Error {}

/** Runs `sanitizeHtml` on HTML of any depth. If elements are nested too deeply, returns only the text. */
export function cleanHtml(html: string, given: sanitizeHtml.IOptions): string {
  let depth = 0;
  try {
    return sanitizeHtml(html, {
      ...given,
      onOpenTag() {
        depth += 1;
        if (depth > deepestNesting) throw new NestingError();
      },
      onCloseTag() {
        depth -= 1;
      },
    });
  } catch (error) {
    if (!(error instanceof NestingError)) throw error;
    const text = withoutTags(html);
    return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
}

/** Returns the options with a transformation that replaces relative addresses with absolute ones. */
function resolvingAgainst(base: string, chosen: sanitizeHtml.IOptions): sanitizeHtml.IOptions {
  const resolve = (attributes: sanitizeHtml.Attributes, name: 'href' | 'src') => {
    const { [name]: address, ...others } = attributes;
    if (address === undefined) return others;
    const absolute = absoluteAddress(address.trim(), base);
    return absolute === null ? others : { ...others, [name]: absolute };
  };
  return {
    ...chosen,
    transformTags: {
      ...chosen.transformTags,
      a: (tagName, attributes) => ({
        tagName,
        attribs: { ...resolve(attributes, 'href'), rel: 'nofollow noopener' },
      }),
      img: (tagName, attributes) => ({
        tagName,
        attribs: { ...resolve(attributes, 'src'), loading: 'lazy' },
      }),
    },
  };
}

/**
 * Resolves an address against `base`. Returns `null` for an invalid address, and for a relative one if `base` is not an
 * absolute address.
 */
function absoluteAddress(address: string, base: string): string | null {
  if (URL.canParse(address)) return address;
  return URL.canParse(address, base) ? new URL(address, base).href : null;
}
