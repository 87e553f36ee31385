import { expect, it } from 'vitest';
import { textsOfMarkup, translateMarkup } from './markup-texts.server.ts';

const markup =
  '<a href="/g"><b>Play more</b> <span>Cats &amp; dogs</span> · 24<img src="a.png" alt="A &quot;cat&quot;" /></a>';

it('the texts of HTML are those of its elements and the descriptions of its pictures', () => {
  expect(textsOfMarkup(markup)).toEqual(['Play more', 'Cats & dogs', 'A "cat"']);
  expect(textsOfMarkup('<img src="a.png" alt="" /> 300 × 250')).toEqual([]);
});

it('HTML with very many signs of tags or spaces is read in linear time', () => {
  for (const text of ['<', '< ', '&lt;', ' ']) {
    expect(textsOfMarkup(text.repeat(50_000))).toEqual([]);
    expect(textsOfMarkup(`A${text.repeat(50_000)}B`).length).toBeGreaterThan(0);
  }
});

it('HTML is translated if all of its texts are, and a translation never becomes an element', () => {
  const german = new Map([
    ['Play more', 'Mehr <i>spielen</i>'],
    ['Cats & dogs', 'Katzen & Hunde'],
  ]);
  expect(translateMarkup(markup, german)).toBeNull();
  expect(translateMarkup(markup, new Map([...german, ['A "cat"', ' ']]))).toBeNull();
  expect(translateMarkup(markup, new Map([...german, ['A "cat"', 'Eine „"Katze"“']]))).toBe(
    '<a href="/g"><b>Mehr &lt;i&gt;spielen&lt;/i&gt;</b> <span>Katzen &amp; Hunde</span> · 24' +
      '<img src="a.png" alt="Eine „&quot;Katze&quot;“" /></a>',
  );
});
