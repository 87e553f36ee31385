import { expect, it } from 'vitest';
import { splitMarkup } from './split-markup.ts';

it.each([
  ['', []],
  ['words only', ['words only']],
  ['<p>a</p><p>b</p>', ['<p>a</p>', '<p>b</p>']],
  ['a <b>c</b> d<p>e</p>', ['a <b>c</b> d', '<p>e</p>']],
  [
    '<ul><li>a</li><li>b<br />c</li></ul>\n<hr /><p>d <img src="x" /></p>',
    ['<ul><li>a</li><li>b<br />c</li></ul>\n', '<hr />', '<p>d <img src="x" /></p>'],
  ],
  ['<p>a', ['<p>a']],
])('%j', (html, parts) => {
  expect(splitMarkup(html)).toEqual(parts);
  expect(splitMarkup(html).join('')).toBe(html);
});
