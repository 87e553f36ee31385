import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanLine, cleanText, escapeLines } from './clean-text.server.ts';

describe('clean text', () => {
  it('of deeply nested HTML is its text', () => {
    const text = cleanText(`<p>One</p>${'<div>two '.repeat(50_000)}`);
    expect(text).not.toContain('<');
    expect(text).toMatch(/^One\s+two/);
  });

  it.each([
    ['Don&#039;t stop', "Don't stop"],
    ['Don&amp;#039;t stop', "Don't stop"],
    ['Tom &amp;amp; Ann', 'Tom & Ann'],
    ['&lt;b&gt;Bold&lt;/b&gt; move', 'Bold move'],
    ['&amp;lt;i&amp;gt;So&amp;lt;/i&amp;gt;', 'So'],
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['One<br/>Two<br>Three', 'One\nTwo\nThree'],
    ['<ul><li>Jump</li><li>Run</li></ul>', 'Jump\n\nRun'],
    ['<script>alert(1)</script>Play<!-- no -->', 'Play'],
    ['<scr<b>ipt>x', 'ipt>x'],
    ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
    ['I <3 games & you', 'I <3 games & you'],
    ['Cafe\u0301', 'Café'],
    ['  a \t b\u00A0c \r\n\r\n\r\n\r\n d  ', 'a b c\n\nd'],
    ['bell\u0007ring', 'bell ring'],
    ['no &#xFFFE; character, half \ud83d a pair', 'no character, half a pair'],
    ['Fish&chips; &unknown; 5 &euro;', 'Fish&chips; &unknown; 5 €'],
  ])('of %j', (raw, text) => {
    expect(cleanText(raw)).toBe(text);
  });

  it('does not change when cleaned again', () => {
    for (const text of ["Don't <3 & go", 'One\n\nTwo\nThree', 'a &unknown; b']) {
      expect(cleanText(cleanText(text))).toBe(cleanText(text));
    }
  });

  it('in one line has no line breaks', () => {
    expect(cleanLine(' Bubble\n\n Harbour ')).toBe('Bubble Harbour');
  });
});

it('HTML escapes in an address are decoded once', () => {
  expect(cleanAddress(' https://games.example/?a=1&amp;b=2\n')).toBe('https://games.example/?a=1&b=2');
});

it('lines are escaped as HTML text', () => {
  expect(escapeLines('a < b & c\nd')).toBe('a &lt; b &amp; c<br>d');
});
