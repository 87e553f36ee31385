import { describe, expect, it } from 'vitest';
import type { PictureData } from './picture-data.ts';
import { loadInOrder, pictureMarkup } from './picture-markup.ts';

const own: PictureData = { hash: 'aa', widths: [160, 320, 640], color: '#123456' };
const desktop = { hash: 'bb', widths: [320, 1280], color: '#654321' };
const html = (picture: PictureData, look: object = {}) =>
  pictureMarkup({ picture, sizes: '100px', load: 'first', ...look }).html;

describe('a picture', () => {
  it('a prepared picture is avif with a webp for browsers without avif', () => {
    const shown = html(own);
    expect(shown).toContain('<source type="image/avif" srcset="/media/aa-160.avif 160w, /media/aa-320.avif');
    expect(shown).toContain('<img src="/media/aa-320.webp"');
  });

  it.each(['https://a.example/x.png', 'https://a.example/media/x.jpg?v=2', 'https://a.example/X.JPEG'])(
    'never rewrites the address of another host, %s',
    (src) => {
      expect(html({ src })).toMatch(new RegExp(`^<picture><img src="${RegExp.escape(src)}"`));
      expect(html({ src }, { load: 'later' })).toMatch(
        new RegExp(`^<picture><img data-src="${RegExp.escape(src)}"`),
      );
    },
  );

  it.each(['first', 'inView', 'later'] as const)(
    'shows the desktop picture from 768 px, loaded %s',
    (load) => {
      const shown = html({ ...own, desktop }, { load });
      const name = load === 'later' ? 'data-srcset' : 'srcset';
      const sources = [...shown.matchAll(/<source[^>]*>/g)].map(([source]) => source);
      expect(sources).toHaveLength(3);
      expect(sources[0]).toMatch(
        new RegExp(`image/avif" media="\\(min-width: 768px\\)" ${name}="/media/bb-320.avif`),
      );
      expect(sources[1]).toContain(`media="(min-width: 768px)" ${name}="/media/bb-320.webp"`);
      expect(sources[2]).toContain(`${name}="/media/aa-160.avif`);
      expect(sources[2]).not.toContain('media=');
    },
  );

  it('uses a desktop picture of another host unchanged', () => {
    const shown = html({ src: 'https://a.example/x.jpg', desktop: { src: 'https://a.example/pc.png' } });
    expect(shown).toContain('<source media="(min-width: 768px)" srcset="https://a.example/pc.png">');
    expect(shown).toContain('<img src="https://a.example/x.jpg"');
  });

  it('does not delay the first paint with any but the main picture', () => {
    expect(html(own)).toContain('fetchpriority="high"');
    expect(html(own)).not.toContain('loading=');
    expect(html(own, { load: 'inView' })).toContain('loading="lazy"');
    expect([0, 1, 2, 3].map((index) => loadInOrder(index, 2))).toEqual(['first', 'inView', 'later', 'later']);
  });

  it('has its own text unless its container provides one', () => {
    expect(html({ ...own, alt: 'A "lit" gem' })).toContain('alt="A &#34;lit&#34; gem"');
    expect(html({ ...own, alt: 'A gem' }, { alt: '' })).toContain('alt=""');
    expect(html(own)).toContain('alt=""');
  });
});
