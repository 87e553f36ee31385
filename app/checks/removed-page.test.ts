import { expect, it } from 'vitest';
import { findRemovalNotice, readPageText } from './removed-page.ts';

it.each([
  ['<title>Oops</title><h1>This game has been   removed</h1>', 'game has been removed'],
  ['<p>Sorry, this <b>game is no longer\n available</b>.</p>', 'game is no longer available'],
  ['<title>404 Not Found</title><center><h1>404 Not Found</h1></center>', '404 not found'],
  ['<h1>Dieses Spiel ist nicht mehr verfügbar</h1>', 'spiel ist nicht mehr verfügbar'],
  ['<p>Ce jeu n’est plus disponible.</p>', "jeu n'est plus disponible"],
  ['<h1>ESTE JUEGO YA NO ESTÁ DISPONIBLE</h1>', 'juego ya no está disponible'],
  ['<h1>Página não encontrada</h1>', 'página não encontrada'],
  ['<p>Il gioco è stato rimosso</p>', 'gioco è stato rimosso'],
  ['<p>Ta gra nie jest już dostępna.</p>', 'gra nie jest już dostępna'],
  ['<h1>Sayfa bulunamadı</h1>', 'sayfa bulunamadı'],
  ['<p>このゲームは削除されました。</p>', 'ゲームは削除されました'],
  ['<p>هذه اللعبة غير متاحة</p>', 'اللعبة غير متاحة'],
  // Each accent is a combining character of its own.
  ['<p>Le jeu a e\u0301te\u0301 supprime\u0301</p>', 'jeu a été supprimé'],
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
