import fc from 'fast-check';
import { expect, test } from 'vitest';
import sanitizeHtml from 'sanitize-html';
import { Markup, markup } from './markup.ts';

test('values are escaped, but markup and literal parts are not', () => {
  const inner = markup`<b title="${'"&\''}">${'<i>'}</b>`;
  expect(inner.html).toBe('<b title="&#34;&#38;&#39;">&#60;i&#62;</b>');
  expect(markup`<p>${inner}${null}${undefined}${0}</p>`.html).toBe(`<p>${inner.html}0</p>`);
  expect(inner).toBeInstanceOf(Markup);
});

test('no text can break out of its content or attribute', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[\0\r]/g, '');
      const { html } = markup`<a href="/" title="${plain}">${plain}</a>`;
      const found: { name: string; title: string | undefined; text: string }[] = [];
      sanitizeHtml(html, {
        allowedTags: false,
        allowVulnerableTags: true,
        allowedAttributes: false,
        exclusiveFilter(frame) {
          found.push({ name: frame.tag, title: frame.attribs.title, text: frame.text });
          return false;
        },
      });
      expect(found).toEqual([expect.objectContaining({ name: 'a' })]);
      expect(decode(found[0]?.title ?? '')).toBe(plain);
      expect(decode(found[0]?.text ?? '')).toBe(plain);
    }),
  );
});

function decode(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
