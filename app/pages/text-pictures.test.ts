import { expect, it } from 'vitest';
import { sanitiseHtml } from '#app/text/sanitise.server.ts';
import { readHtml } from '#test/http/read-html.ts';
import { showTextPictures } from './text-pictures.ts';

const path = 'uploads/0123456789abcdef.webp';
const file = {
  hash: '0123456789abcdef',
  width: 1600,
  height: 900,
  color: '#112233',
  thumbhash: '',
  widths: [160, 240, 320, 640, 1280],
};
const media = new Map([
  [path, file],
  ['a&b.png', { ...file, hash: 'fedcba9876543210', widths: [160] }],
]);
const show = (html: string) => showTextPictures(sanitiseHtml(html), { media });

it('shows a picture of the site with its size', () => {
  expect(show(`<p>a <img src="${path}" alt="A &quot;cat&quot;"></p>`)).toBe(
    '<p>a <img src="/media/0123456789abcdef-1280.webp" srcset="/media/0123456789abcdef-320.webp 320w, ' +
      '/media/0123456789abcdef-1280.webp 1280w" sizes="(min-width: 48rem) 45rem, 92vw" width="1600" height="900" ' +
      'alt="A &quot;cat&quot;" loading="lazy" /></p>',
  );
  const $ = readHtml(show('<img src="a&amp;b.png">'));
  expect($('img').attr('src')).toBe('/media/fedcba9876543210-160.webp');
});

it('removes an uploaded picture that does not exist, and keeps pictures of other sites', () => {
  expect(show('a<img src="uploads/0000000000000000.webp" alt="x">b')).toBe('ab');
  const foreign = '<img src="https://pictures.example/a.png" alt="a" loading="lazy" />';
  expect(show(foreign)).toBe(foreign);
});

it.each([
  `<img src="${path}" onerror="x()" srcset="https://tracker.example/a 1x" alt="a">`,
  `<img alt='"><script>x()</script>' src='${path}'>`,
  `<img alt="a > b <i>" src=${path} style="position:fixed">`,
  `<IMG SRC="${path}" ALT="&lt;script&gt;x()&lt;/script&gt;">`,
  `<img alt=" src=&quot;javascript:x()&quot;" src="${path}">`,
])('adds no markup of the text: %s', (html) => {
  const shown = show(html);
  expect(readHtml(shown)('img').attr('src')).toBe('/media/0123456789abcdef-1280.webp');
  expect(shown.match(/<[^<>]*>/g)).toHaveLength(1);
  expect(shown).not.toMatch(/onerror=|tracker|style=|<script|src="javascript/);
});
