import { describe, expect, it } from 'vitest';
import { readHtml } from '#test/http/read-html.ts';
import { describeGame, readGameAddress, type OembedSite } from './oembed.server.ts';
import type { Game } from './vertical.ts';

const site: OembedSite = {
  snapshot: {
    info: { title: 'Play House: games', host: 'portal.example' },
    settings: { siteName: '', languages: ['en', 'de'] },
    media: new Map([['cover.png', { hash: 'abc', widths: [320, 640], width: 1600, height: 1000 }]]),
  } as unknown as OembedSite['snapshot'],
  siteUrl: 'https://portal.example',
  language: 'en',
  arcadeUrl: 'https://arcade.example',
};

function game(given: Partial<Game>): Game {
  return {
    id: 7,
    prefix: 'g',
    title: 'Marbles',
    router: '',
    image: 'cover.png',
    playUrl: 'arcade:/marbles/',
    fields: { width: 1280, height: 720, developer: 'Ada' },
    ...given,
  } as Game;
}

const anyRoom = { width: Infinity, height: Infinity };

describe('oEmbed', () => {
  it('describes a game of ours as a frame of the arcade, with its cover', () => {
    expect(describeGame(game({}), site, anyRoom)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Marbles',
      author_name: 'Ada',
      provider_name: 'Play House',
      provider_url: 'https://portal.example/',
      cache_age: 3_600,
      url: 'https://portal.example/g/details/7',
      thumbnail_url: 'https://portal.example/media/abc-640.webp',
      thumbnail_width: 640,
      thumbnail_height: 400,
      html: '<iframe src="https://arcade.example/marbles/?lang=en" title="Marbles" width="1280" height="720" allow="fullscreen; gamepad; keyboard-map" loading="lazy" style="border:0"></iframe>',
      width: 1280,
      height: 720,
    });
  });

  it('fits the frame into the room, and keeps its proportions', () => {
    expect(describeGame(game({}), site, { width: 640, height: 700 })).toMatchObject({
      width: 640,
      height: 360,
    });
    expect(describeGame(game({}), site, { width: 640, height: 90 })).toMatchObject({
      width: 160,
      height: 90,
    });
  });

  it('describes other games as links', () => {
    const other = describeGame(game({ playUrl: 'https://games.example/7', image: '' }), site, anyRoom);
    expect(other).toMatchObject({ type: 'link' });
    expect(other).not.toHaveProperty('html');
    expect(other).not.toHaveProperty('thumbnail_url');
    expect(describeGame(game({}), { ...site, arcadeUrl: '' }, anyRoom)).toMatchObject({ type: 'link' });
  });

  it('is in the language of the page', () => {
    const described = describeGame(game({}), { ...site, language: 'de' }, anyRoom);
    expect(described).toMatchObject({
      url: 'https://portal.example/de/g/details/7',
      provider_url: 'https://portal.example/de/',
    });
    const frame = readHtml(String(described.html))('iframe');
    expect(frame.attr('src')).toBe('https://arcade.example/marbles/?lang=de');
  });

  it('escapes the title', () => {
    const { html } = describeGame(game({ title: '"><script>' }), site, anyRoom);
    const $ = readHtml(String(html));
    expect($('iframe').attr('title')).toBe('"><script>');
    expect($('script')).toHaveLength(0);
  });
});

it.each([
  ['https://portal.example/g/details/7', { id: 7, language: 'en' }],
  ['https://portal.example/g/game/7/?from=feed#x', { id: 7, language: 'en' }],
  ['https://portal.example/de/g/details/7', { id: 7, language: 'de' }],
  ['https://portal.example/fr/g/details/7', null],
  ['https://portal.example/g/details/07', null],
  ['https://portal.example/g/cate/7', null],
  ['https://portal.example.evil.example/g/details/7', null],
  ['https://portal.example/../g/details/7', null],
  ['/g/details/7', null],
  ['', null],
])('reads the game of %s', (address, found) => {
  expect(readGameAddress(address, site.siteUrl, ['en', 'de'])).toEqual(found);
});
