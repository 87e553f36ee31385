import { phrase } from '#app/lib/phrase.ts';
import sanitizeHtml from 'sanitize-html';
import type { HeadTag } from '#app/domain/head-tag.ts';

/** Names of tags that pages write themselves, or that change how a browser treats the page. */
const ownNames =
  /^(?:description|keywords|robots|googlebot.*|bingbot|viewport|referrer|theme-color|color-scheme|generator|og:.*|twitter:.*)$/i;
const longestContent = 500;
const maxTags = 20;

export const headTagsAllowed = phrase(
  'meta tags of verification services, such as <meta name="google-site-verification" content="...">, or <link rel="me" href="https://...">; scripts belong to "ads", where they wait for consent',
);

/**
 * Reads tags pasted as HTML, as services show them. Throws TypeError for anything else. The error's message is the
 * reason, as an encoded phrase.
 */
export function readHeadTags(html: string): HeadTag[] {
  const tags: HeadTag[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tagName, attributes) => {
        tags.push(readTag(tagName, attributes));
        return { tagName, attribs: attributes };
      },
    },
    textFilter(text) {
      if (text.trim() !== '')
        throw new TypeError(
          phrase('the value contains text outside of tags: {text}', { text: text.trim().slice(0, 40) }),
        );
      return text;
    },
  });
  if (tags.length > maxTags)
    throw new TypeError(
      phrase('the value contains {count} tags; at most {most} are allowed', {
        count: tags.length,
        most: maxTags,
      }),
    );
  return tags;
}

function readTag(tagName: string, attributes: Readonly<Record<string, string>>): HeadTag {
  const { rel = '', href = '', content = '', ...rest } = attributes;
  if (tagName === 'link' && /^me$/i.test(rel) && isHttps(href)) return { kind: 'me', href };
  if (tagName !== 'meta') throw new TypeError(phrase('the value contains <{tag}>', { tag: tagName }));
  const kind = rest.name === undefined ? 'property' : 'name';
  const name = rest[kind] ?? '';
  if (!/^[a-z][\w.:-]{0,79}$/i.test(name))
    throw new TypeError(phrase('the value contains a <meta> without a name'));
  if (ownNames.test(name))
    throw new TypeError(
      phrase('the value contains <meta {kind}="{name}">, which the pages write themselves', { kind, name }),
    );
  if (content === '' || content.length > longestContent)
    throw new TypeError(
      phrase('the value needs a content of 1 to {most} characters in <meta {kind}="{name}">', {
        most: longestContent,
        kind,
        name,
      }),
    );
  return { kind, name, content };
}

function isHttps(address: string): boolean {
  return /^https:\/\/\S+$/.test(address) && URL.canParse(address);
}
