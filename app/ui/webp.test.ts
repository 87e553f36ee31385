import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWebp } from './webp.ts';

describe('toWebp', () => {
  it.each([
    ['/media/night.png', '/media/night.webp'],
    ['/media/night.JPG', '/media/night.webp'],
    ['/media/a/b.c.jpeg', '/media/a/b.c.webp'],
    ['/media/night.png?v=2#x', '/media/night.webp?v=2#x'],
    ['/media/night.webp', '/media/night.webp'],
    ['/media/night.gif', '/media/night.gif'],
    ['/media/night.png.gif', '/media/night.png.gif'],
    ['/media/file?name=night.png', '/media/file?name=night.png'],
    ['/assets/night.png', '/assets/night.png'],
    ['https://other.example/media/night.png', 'https://other.example/media/night.png'],
    ['//other.example/media/night.png', '//other.example/media/night.png'],
    ['', ''],
  ])('turns %j into %j', (address, webp) => {
    expect(toWebp(address, true)).toBe(webp);
    expect(toWebp(address, false)).toBe(address);
  });

  it('never touches another host’s address', () => {
    fc.assert(fc.property(fc.webUrl({ withQueryParameters: true }), (url) => toWebp(url, true) === url));
  });
});
