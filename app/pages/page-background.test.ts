import { describe, expect, it } from 'vitest';
import type { MediaFile } from '#app/domain/media-file.ts';
import { pageKinds } from '#app/domain/layout.ts';
import { pageBackground } from './page-background.server.ts';
import { decodeSettings } from '#app/domain/settings/site-settings.server.ts';

const hall: MediaFile = {
  hash: '0123456789abcdef',
  width: 1600,
  height: 900,
  color: '#000000',
  thumbhash: '',
  widths: [320, 1280],
};

function backgroundOf(kind: string, flat: Record<string, unknown>) {
  return pageBackground({ settings: decodeSettings(flat), media: new Map([['hall.webp', hall]]) }, kind);
}

describe('the background of a page', () => {
  it.each([...pageKinds, 'text'])('of kind %s has no variables by default', (kind) => {
    expect(backgroundOf(kind, {})).toBeUndefined();
  });

  it.each(pageKinds)('of kind %s is its own, or the site’s if that is empty', (kind) => {
    const flat = {
      'background.color.mobile': 'navy',
      'background.color.desktop': 'black',
      [`background.${kind}.color.desktop`]: 'maroon',
    };
    expect(backgroundOf(kind, flat)).toHaveProperty('--color-page', 'var(--m, #000080) var(--p, #800000)');
    const other = kind === 'home' ? 'play' : 'home';
    expect(backgroundOf(other, flat)).toHaveProperty('--color-page', 'var(--m, #000080) var(--p, #000000)');
  });

  it('is the site’s on pages without a kind', () => {
    const flat = { 'background.color.mobile': 'navy' };
    for (const kind of ['text', 'constructor', '__proto__']) {
      expect(backgroundOf(kind, flat)).toHaveProperty('--color-page', 'var(--m, #000080) var(--p, #0e1748)');
    }
  });

  it('is 120vh high only with a desktop picture', () => {
    expect(backgroundOf('home', { 'background.image.desktop': 'hall.webp' })?.['--page-height']).toBe(
      '120vh',
    );
    expect(backgroundOf('play', { 'background.play.image.desktop': 'hall.webp' })?.['--page-height']).toBe(
      '120vh',
    );
    const phone = backgroundOf('home', { 'background.image.mobile': 'hall.webp' });
    expect(phone).toHaveProperty('--page-image-m');
    expect(phone).not.toHaveProperty('--page-height');
    expect(backgroundOf('home', { 'background.play.image.desktop': 'hall.webp' })).toBeUndefined();
  });

  it('uses the widest prepared picture, or another host’s picture unchanged', () => {
    const flat = {
      'background.image.mobile': 'hall.webp',
      'background.image.desktop': "https://pictures.example/a\".jpg?x='1'",
    };
    expect(backgroundOf('home', flat)).toMatchObject({
      '--page-image-m':
        'image-set(url("/media/0123456789abcdef-1280.avif") type("image/avif"), url("/media/0123456789abcdef-1280.webp") type("image/webp"))',
      '--page-image-p': 'url("https://pictures.example/a%22.jpg?x=%271%27")',
    });
  });

  it('has a picture for each theme, and no picture if the light theme has none', () => {
    const flat = { theme: 'system', 'background.image.desktop': 'hall.webp' };
    const image =
      'image-set(url("/media/0123456789abcdef-1280.avif") type("image/avif"), url("/media/0123456789abcdef-1280.webp") type("image/webp"))';
    expect(backgroundOf('home', flat)).toHaveProperty(
      '--page-image-p',
      `var(--on-light, none) var(--on-dark, ${image})`,
    );
    expect(
      backgroundOf('home', { ...flat, 'light.background.home.image.desktop': 'hall.webp' }),
    ).toHaveProperty('--page-image-p', `var(--on-light, ${image}) var(--on-dark, ${image})`);
  });

  it('does not scroll if it is fixed', () => {
    expect(backgroundOf('home', { fixedBackground: '1' })).toEqual({ '--page-attachment': 'fixed' });
  });
});
