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

/**
 * HTML from outside with everything removed that could run, frame, style or track. Without `pictures` those go too: a
 * picture on another host tells it of every reader.
 */
export function sanitiseHtml(html: string, { pictures = true }: { pictures?: boolean } = {}): string {
  if (!/[<&]/.test(html)) return html;
  return sanitizeHtml(html, pictures ? options : withoutPictures);
}
