import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessagesContext } from '#app/messages/use-messages.ts';
import { englishPage } from '#test/support/english.ts';
import type { PictureData } from './picture-data.ts';
import { loadInOrder } from './picture-load.ts';
import { Picture, type PictureLook } from './picture.tsx';
import { Tile } from './tile.tsx';

const own: PictureData = { hash: 'aa', widths: [160, 320, 640], color: '#123456' };
const desktop = { hash: 'bb', widths: [320, 1280], color: '#654321' };
const html = (picture: PictureData, look: Partial<PictureLook> = {}) =>
  renderToStaticMarkup(<Picture picture={picture} sizes="100px" load="first" {...look} />);

describe('a picture', () => {
  it('a prepared picture is avif with a webp for browsers without avif', () => {
    const shown = html(own);
    expect(shown).toContain('<source type="image/avif" srcSet="/media/aa-160.avif 160w, /media/aa-320.avif');
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
      const name = load === 'later' ? 'data-srcset' : 'srcSet';
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
    expect(shown).toContain('<source media="(min-width: 768px)" srcSet="https://a.example/pc.png"/>');
    expect(shown).toContain('<img src="https://a.example/x.jpg"');
  });

  it('does not delay the first paint with any but the main picture', () => {
    expect(html(own)).toContain('fetchPriority="high"');
    expect(html(own)).not.toContain('loading=');
    expect(html(own, { load: 'inView' })).toContain('loading="lazy"');
    expect([0, 1, 2, 3].map((index) => loadInOrder(index, 2))).toEqual(['first', 'inView', 'later', 'later']);
  });

  it('has its own text unless its container provides one', () => {
    expect(html({ ...own, alt: 'A "lit" gem' })).toContain('alt="A &quot;lit&quot; gem"');
    expect(html({ ...own, alt: 'A gem' }, { alt: '' })).toContain('alt=""');
    expect(html(own)).toContain('alt=""');
  });

  it('of a lazy load has a copy in the same box for browsers without scripts', () => {
    const shown = html(own, { load: 'later', className: 'cover', alt: 'A gem' });
    expect(shown).toContain('<img data-src="/media/aa-320.webp" data-widths="160 320 640" alt="A gem"');
    expect(shown).toContain('<noscript><img src="/media/aa-320.webp" alt="A gem" class="cover"/></noscript>');
  });
});

describe('a tile', () => {
  const tile = { id: 1, href: '/g/details/1', title: 'Gem', picture: { ...own, alt: 'A gem' } };
  const tileHtml = (more: object = {}) =>
    renderToStaticMarkup(
      <MessagesContext value={englishPage}>
        <Tile tile={{ ...tile, ...more }} />
      </MessagesContext>,
    );

  it('does not repeat the text of its picture to screen readers', () => {
    expect(tileHtml()).toContain('<span class="tile-title">Gem</span>');
    expect(tileHtml({ picture: { ...own, alt: 'Gem' } })).toContain('aria-hidden="true">Gem</span>');
  });

  it('has at most one badge, the best score before others', () => {
    expect(tileHtml()).not.toContain('badge');
    expect(tileHtml({ badge: 'hot' })).toContain('<span class="badge badge-hot">Hot</span>');
    expect(tileHtml({ badge: 'hot', best: 'Best 90' })).toMatch(/badge-best">Best 90<(?!.*Hot)/);
  });

  it('leads to other sites without its address, and has no preview there', () => {
    const elsewhere = tileHtml({ href: 'https://a.example/', preview: '/previews/gem' });
    expect(elsewhere).toContain('<a href="https://a.example/" rel="noopener">');
    expect(tileHtml({ preview: '/previews/gem' })).toContain('data-preview="/previews/gem"');
  });

  it('shows hostile text as text', () => {
    const text = '"><script>alert(1)</script>';
    const shown = tileHtml({ title: text, picture: { src: `https://a.example/${text}`, alt: text } });
    expect(shown).not.toContain('<script');
    expect(shown.match(/<(?!\/)/g)).toHaveLength(7);
  });
});
