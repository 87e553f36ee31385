import { expect, it } from 'vitest';
import { findRemovalNotice, readPageText } from './removed-page.ts';

it.each([
  ['<title>Oops</title><h1>This game has been   removed</h1>', 'game has been removed'],
  ['<p>Sorry, this <b>game is no longer\n available</b>.</p>', 'game is no longer available'],
  ['<title>404 Not Found</title><center><h1>404 Not Found</h1></center>', '404 not found'],
  ['<h1>There isn’t a GitHub Pages site here.</h1>', "there isn't a github pages site here"],
])('a page with %j says that the game is gone', (html, sentence) => {
  expect(findRemovalNotice(readPageText(html))).toBe(sentence);
});

it.each([
  ['a script', '<script>const text = "Game not found";</script><canvas></canvas>'],
  ['an open script', '<canvas></canvas><script>alert("Game not found")'],
  ['a comment', '<!-- page not found --><canvas></canvas>'],
  ['a style', '<style>/* game not found */</style>'],
  ['a long page', `<p>${'A story of a lost ship. '.repeat(100)} Page not found.</p>`],
  ['nothing', ''],
])('%s says nothing', (_what, html) => {
  expect(findRemovalNotice(readPageText(html))).toBeNull();
});
