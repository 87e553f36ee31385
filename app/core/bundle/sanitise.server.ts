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
  transformTags: {
    h1: 'h2',
    a: (tagName, attributes) => ({
      tagName,
      attribs: isOwnAddress(attributes.href) ? attributes : { ...attributes, rel: 'nofollow noopener' },
    }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

function isOwnAddress(address: string | undefined): boolean {
  return address !== undefined && /^(?:\/(?!\/)|#)/.test(address);
}

/** HTML from a bundle with everything removed that could run, frame, style or track. */
export function sanitiseHtml(html: string): string {
  return /[<&]/.test(html) ? sanitizeHtml(html, options) : html;
}
