import { describe, expect, it } from 'vitest';
import type { MediaFile } from '#app/domain/media-file.ts';
import { readHtml } from '#test/http/read-html.ts';
import { readAdEntry, type RawAdEntry } from './decode-entry.server.ts';

const file: MediaFile = {
  hash: '0123456789abcdef',
  width: 800,
  height: 240,
  color: '#000000',
  thumbhash: '',
  widths: [320, 800],
};
const media = new Map([['promotions/"a".png', file]]);

const read = (raw: Partial<RawAdEntry>) =>
  readAdEntry(
    {
      id: 1,
      name: '',
      from: 0,
      until: 0,
      type: 5,
      verticalId: 0,
      position: '',
      pageKind: 0,
      adNumber: 1,
      script: '',
      div: '',
      scriptInDiv: '',
      ...raw,
    },
    media,
  );

describe('an ad entry of type', () => {
  const all = { script: 'https://a.example/s.js', div: '<p>x</p>', scriptInDiv: 'https://a.example/d.js' };

  it('1 loads a script at its address, in the head or body as configured', () => {
    expect(read({ ...all, type: 1, position: 'head' })).toMatchObject({
      position: 'head',
      markup: '',
      code: '',
      scriptAddress: all.script,
      needsConsent: true,
    });
    expect(read({ ...all, type: 1 }).position).toBe('body');
  });

  it('2 serves its code at an address of this site', () => {
    const entry = read({ type: 2, script: 'window.x = 1;' });
    expect(entry).toMatchObject({ code: 'window.x = 1;', markup: '', needsConsent: true });
    expect(entry.scriptAddress).toMatch(/^\/ads\/[0-9a-f]{40}\.js$/);
    expect(read({ type: 2, script: 'window.x = 1;', id: 9 }).scriptAddress).toBe(entry.scriptAddress);
    expect(read({ type: 2, script: 'window.x = 2;' }).scriptAddress).not.toBe(entry.scriptAddress);
  });

  it('3 has markup and then runs its code in it; without code, it only has markup', () => {
    const entry = read({ type: 3, div: '<p>x</p>', scriptInDiv: 'go()' });
    expect(entry).toMatchObject({ markup: '<p>x</p>', code: 'go()', needsConsent: true });
    expect(entry.scriptAddress).toMatch(/^\/ads\//);
    expect(read({ type: 3, div: '<p>x</p>' })).toMatchObject({
      scriptAddress: '',
      code: '',
      needsConsent: true,
    });
  });

  it('4 has markup and then loads a script into it', () => {
    expect(read({ ...all, type: 4 })).toMatchObject({
      markup: '<p>x</p>',
      code: '',
      scriptAddress: all.scriptInDiv,
      needsConsent: true,
    });
  });

  it('5 is only markup and is shown without consent', () => {
    expect(read(all)).toMatchObject({ markup: '<p>x</p>', code: '', scriptAddress: '', needsConsent: false });
  });
});

describe('the markup of an ad', () => {
  it.each([
    ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
    ['<style>*{display:none}</style><p onclick="x()" class="a">x</p>', '<p class="a">x</p>'],
    ['<a href="javascript:x()">x</a>', '<a>x</a>'],
    ['<a href=" java\nscript:x()">x</a>', '<a>x</a>'],
    ['<meta http-equiv="refresh" content="0;url=/x"><base href="/x">', ''],
    [
      '<ins class="adsby" data-ad-client="c" style="display:block"></ins>',
      '<ins class="adsby" data-ad-client="c" style="display:block"></ins>',
    ],
    [
      '<svg viewBox="0 0 4 4"><path d="M0 0h4"></path></svg>',
      '<svg viewbox="0 0 4 4"><path d="M0 0h4"></path></svg>',
    ],
    ['plain words', 'plain words'],
  ])('%j becomes %j', (div, markup) => {
    expect(read({ div }).markup.toLowerCase()).toBe(markup.toLowerCase());
  });

  it.each([
    ['<img src="/promotions/a.svg" alt="">', false],
    ['<a href="https://shop.example/">words</a>', false],
    ['<div style="background: url(/media/x.webp)">x</div>', false],
    ['<img src="data:image/png;base64,AA//" alt="">', false],
    ['<img src="https://cdn.example/a.png" alt="">', true],
    ['<img src="//cdn.example/a.png" alt="">', true],
    ['<img srcset="/a.png 1x, https://cdn.example/a.png 2x" alt="">', true],
    ['<div style="background: url(https://cdn.example/a.png)">x</div>', true],
    ['<div style="background: url(\'//cdn.example/a.png\')">x</div>', true],
    ['<svg><image href="https://cdn.example/a.png"></image></svg>', true],
    ['<iframe src="/own"></iframe>', true],
  ])('%j waits for consent: %s', (div, needsConsent) => {
    expect(read({ div }).needsConsent).toBe(needsConsent);
  });
});

describe('a promotion', () => {
  const promotion = { image: 'promotions/"a".png', link: '/g/details?a=1&b="2"', alt: 'A <b>"dice"' };

  it('is a picture in its prepared widths with a link, shown without consent', () => {
    const { markup, needsConsent } = read({ promotion, div: '<p>unused</p>' });
    const $ = readHtml(markup);
    expect($('a').attr('href')).toBe(promotion.link);
    expect($('a img').attr()).toMatchObject({
      srcset: '/media/0123456789abcdef-320.webp 320w, /media/0123456789abcdef-800.webp 800w',
      width: '800',
      height: '240',
      alt: promotion.alt,
    });
    expect($('b')).toHaveLength(0);
    expect(markup).not.toContain('unused');
    expect(needsConsent).toBe(false);
  });

  it('waits for consent if its picture is on another host', () => {
    const { markup, needsConsent } = read({ promotion: { ...promotion, image: 'https://a.example/x.png' } });
    expect(readHtml(markup)('img').attr('src')).toBe('https://a.example/x.png');
    expect(needsConsent).toBe(true);
  });

  it('is empty without its picture, and never contains code', () => {
    expect(read({ promotion: { ...promotion, image: 'missing.png' } }).markup).toBe('');
    expect(read({ promotion: { ...promotion, link: 'javascript:alert(1)' } }).markup).not.toContain(
      'javascript',
    );
  });
});
