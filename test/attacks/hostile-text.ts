import sanitizeHtml from 'sanitize-html';
import type { TestBundle } from '../bundle/sample-bundle.ts';

/**
 * A text that ends every context that can contain it: element, attribute, comment, script, CDATA, and each of these in
 * escaped form.
 */
export const hostileText =
  `p'w"n\`--><pwn x="1" onpwn='1'></title></script></style></textarea><script>pwn()</script>` +
  `]]><pwn/>&lt;pwn onpwn=1&gt;&amp;lt;pwn onpwn=1&amp;gt;<img src=x onerror=pwn()><svg onload=pwn()>\u2028{{pwn}}\${pwn}`;

/** An address that ends contexts in the same way as `hostileText`, and addresses that run code. */
export const hostileAddresses = [
  `https://pwn.example/a"><pwn onpwn='1'></script><pwn>`,
  'javascript:pwn()',
  ' java\tscript:pwn()//https://',
  'data:text/html,<script>pwn()</script>',
];

/**
 * Returns copies of a document, each with a hostile value in the place of one text. A text is replaced by hostile
 * markup and by an address that runs code. An address is extended by the markup, and replaced by every hostile address.
 */
export function plantEverywhere(document: TestBundle): { name: string; planted: TestBundle }[] {
  return textsIn(document).flatMap((path) => {
    const last = path.at(-1) ?? '';
    const present: string = path.reduce((at, key) => at[key], document);
    const isAddress = /^[a-z]+:/.test(present);
    const values = isAddress
      ? [present + hostileText, ...hostileAddresses]
      : [hostileText, hostileAddresses[1] ?? ''];
    return values.map((value, index) => {
      const planted = structuredClone(document);
      path.slice(0, -1).reduce((at, key) => at[key], planted)[last] = value;
      return { name: `${path.join('.')} ${index}`, planted };
    });
  });
}

function textsIn(value: TestBundle, path: string[] = []): string[][] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.keys(value).flatMap((key) => textsIn(value[key], [...path, key]));
}

const addressAttributes = new Set(
  'href src srcset action formaction poster data xlink:href ping background'.split(' '),
);

/** Returns the parts of the hostile values that have become markup in a document, or would run as code. */
export function findBreakouts(html: string): string[] {
  const found = textsAround(html, /<\/?pwn/gi);
  const note = (tag: string, name: string, value: string) => found.push(`<${tag} ${name}="${value}">`);
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    transformTags: {
      '*': (tag, attributes) => {
        for (const [name, value] of Object.entries(attributes)) {
          if (/^on/i.test(name)) note(tag, name, value);
          // Browsers ignore white space and control characters inside a scheme.
          const bare = value.replaceAll(/[\s\p{Cc}]/gu, '');
          const isRead = addressAttributes.has(name) || (name === 'content' && 'http-equiv' in attributes);
          if (isRead && /^(?:javascript|vbscript|data:text)/i.test(bare)) note(tag, name, value);
        }
        return { tagName: tag, attribs: attributes };
      },
    },
  });
  if (count(html, /<script[\s>]/gi) !== count(html, /<\/script/gi))
    found.push('scripts that are not balanced');
  if (/<script[^>]*>\s*pwn/i.test(html)) found.push('a script of its own');
  return found;
}

/** Like `findBreakouts`, for XML. A CDATA section contains text unless the values end it early. */
export function findXmlBreakouts(xml: string): string[] {
  const markup = xml.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  return textsAround(markup, /<\/?(?:pwn|script|img|svg)/gi);
}

/** Returns each match of a pattern with the text around it. */
function textsAround(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 60), index + 50));
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
