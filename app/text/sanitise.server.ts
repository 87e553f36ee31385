import sanitizeHtml from 'sanitize-html';

/*
 * `details` and `rich_text` come from outside. The store keeps them as they came, so that an export gives them back;
 * they are cleaned here, on their way into the snapshot, and no page ever sees the original.
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
  // A picture of a few pixels is there to count readers.
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
  /** Keep pictures. A picture on another host tells that host of every reader. */
  pictures?: boolean;
  /**
   * Absolute address that relative links and pictures are resolved against; with "" those lose their address. Without
   * this option relative addresses belong to the portal and stay.
   */
  base?: string;
}

/** HTML from outside with everything removed that could run, frame, style or track. */
export function sanitiseHtml(html: string, { pictures = true, base }: SanitiseOptions = {}): string {
  if (!/[<&]/.test(html)) return html;
  const chosen = pictures ? options : withoutPictures;
  return cleanHtml(html, base === undefined ? chosen : resolvingAgainst(base, chosen));
}

/** Elements within each other. Browsers take as many; the parser's work grows with the square of the depth. */
const deepestNesting = 500;

class NestingError extends Error {}

/** `sanitizeHtml` for HTML of any depth: of too deeply nested elements only the text remains. */
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
    const text = html.replaceAll(/<[^<>]*>/g, ' ');
    return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  }
}

/** The same options, with every relative address replaced by an absolute one. */
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

/** Null for an address that is relative while the base is not an absolute address, and for one that cannot be read. */
function absoluteAddress(address: string, base: string): string | null {
  if (URL.canParse(address)) return address;
  return URL.canParse(address, base) ? new URL(address, base).href : null;
}
