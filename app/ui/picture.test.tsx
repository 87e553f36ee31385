import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MessagesContext } from '#app/messages/use-messages.ts';
import { readHtml } from '#test/http/read-html.ts';
import { englishPage } from '#test/support/english.ts';
import type { PictureData } from './picture-data.ts';
import { loadInOrder } from './picture-load.ts';
import { Picture, type PictureLook } from './picture.tsx';
import { Tile } from './tile.tsx';

const own: PictureData = { hash: 'aa', widths: [160, 320, 640], color: '#123456' };
const desktop = { hash: 'bb', widths: [320, 1280], color: '#654321' };
const startingWith = (text: string) => expect.stringMatching(new RegExp(`^${RegExp.escape(text)}`));
const draw = (picture: PictureData, look: Partial<PictureLook> = {}) =>
  readHtml(renderToStaticMarkup(<Picture picture={picture} sizes="100px" load="first" {...look} />));

describe('a picture', () => {
  it('a prepared picture is avif with a webp for browsers without avif', () => {
    const $ = draw(own);
    expect($('source[type="image/avif"]').attr('srcset')).toMatch(
      /^\/media\/aa-160\.avif 160w, \/media\/aa-320\.avif/,
    );
    expect($('img').attr('src')).toBe('/media/aa-320.webp');
  });

  it.each(['https://a.example/x.png', 'https://a.example/media/x.jpg?v=2', 'https://a.example/X.JPEG'])(
    'never rewrites the address of another host, %s',
    (src) => {
      const shown = draw({ src });
      expect(shown('img').attr('src')).toBe(src);
      const later = draw({ src }, { load: 'later' });
      expect(later('img').attr('data-src')).toBe(src);
      for (const $ of [shown, later]) expect($('source')).toHaveLength(0);
    },
  );

  it.each(['first', 'inView', 'later'] as const)(
    'shows the desktop picture from 768 px, loaded %s',
    (load) => {
      const $ = draw({ ...own, desktop }, { load });
      const name = load === 'later' ? 'data-srcset' : 'srcset';
      const sources = $('source')
        .toArray()
        .map((source) => $(source).attr());
      const media = '(min-width: 768px)';
      expect(sources).toEqual([
        expect.objectContaining({ media, type: 'image/avif', [name]: startingWith('/media/bb-320.avif') }),
        expect.objectContaining({ media, [name]: '/media/bb-320.webp' }),
        expect.objectContaining({ [name]: startingWith('/media/aa-160.avif') }),
      ]);
      expect(sources[2]).not.toHaveProperty('media');
    },
  );

  it('uses a desktop picture of another host unchanged', () => {
    const $ = draw({ src: 'https://a.example/x.jpg', desktop: { src: 'https://a.example/pc.png' } });
    expect($('source').attr()).toEqual({ media: '(min-width: 768px)', srcset: 'https://a.example/pc.png' });
    expect($('img').attr('src')).toBe('https://a.example/x.jpg');
  });

  it('does not delay the first paint with any but the main picture', () => {
    const main = draw(own)('img');
    expect(main.attr('fetchpriority')).toBe('high');
    expect(main.attr('loading')).toBeUndefined();
    expect(draw(own, { load: 'inView' })('img').attr('loading')).toBe('lazy');
    expect([0, 1, 2, 3].map((index) => loadInOrder(index, 2))).toEqual(['first', 'inView', 'later', 'later']);
  });

  it('has its own text unless its container provides one', () => {
    expect(draw({ ...own, alt: 'A "lit" gem' })('img').attr('alt')).toBe('A "lit" gem');
    expect(draw({ ...own, alt: 'A gem' }, { alt: '' })('img').attr('alt')).toBe('');
    expect(draw(own)('img').attr('alt')).toBe('');
  });

  it('of a lazy load has a copy in the same box for browsers without scripts', () => {
    const $ = draw(own, { load: 'later', className: 'cover', alt: 'A gem' });
    const src = '/media/aa-320.webp';
    expect($('img').attr()).toMatchObject({ 'data-src': src, 'data-widths': '160 320 640', alt: 'A gem' });
    // Like a browser with scripts, the parser treats the content of noscript as text.
    const copy = readHtml($('img + noscript').text());
    expect(copy('img').attr()).toEqual({ src, alt: 'A gem', class: 'cover' });
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
  const drawTile = (more?: object) => readHtml(tileHtml(more));

  it('does not repeat the text of its picture to screen readers', () => {
    const title = drawTile()('.tile-title');
    expect([title.text(), title.attr('aria-hidden')]).toEqual(['Gem', undefined]);
    const repeated = drawTile({ picture: { ...own, alt: 'Gem' } })('.tile-title');
    expect([repeated.text(), repeated.attr('aria-hidden')]).toEqual(['Gem', 'true']);
  });

  it('has at most one badge, the best score before others', () => {
    expect(drawTile()('.badge')).toHaveLength(0);
    const hot = drawTile({ badge: 'hot' })('.badge');
    expect([hot.text(), hot.hasClass('badge-hot')]).toEqual(['Hot', true]);
    const best = drawTile({ badge: 'hot', best: 'Best 90' })('.badge');
    expect([best.text(), best.hasClass('badge-best')]).toEqual(['Best 90', true]);
  });

  it('leads to other sites without its address, and has no preview there', () => {
    const elsewhere = drawTile({ href: 'https://a.example/', preview: '/previews/gem' });
    expect(elsewhere('a').attr()).toEqual({ href: 'https://a.example/', rel: 'noopener' });
    expect(drawTile({ preview: '/previews/gem' })('a').attr('data-preview')).toBe('/previews/gem');
  });

  it('shows hostile text as text', () => {
    const text = '"><script>alert(1)</script>';
    const shown = tileHtml({ title: text, picture: { src: `https://a.example/${text}`, alt: text } });
    expect(shown).not.toContain('<script');
    expect(shown.match(/<(?!\/)/g)).toHaveLength(7);
  });
});
