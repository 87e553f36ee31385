import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SharedPage } from '#app/domain/shared-page.ts';
import { atOrigin, opensInPopup, shareAddress, shareTargets } from './share.ts';

/** 300 characters, including all that have a special meaning in an address. */
const title = `Rock & "Roll" #1: 100% 'fun'? 🎲 a+b=c; ${'long '.repeat(51)}end!.`;
/** The same title, as encoded in an address. */
const titleEncoded =
  "Rock%20%26%20%22Roll%22%20%231%3A%20100%25%20'fun'%3F%20%F0%9F%8E%B2%20a%2Bb%3Dc%3B%20" +
  'long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20' +
  'long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20' +
  'long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20' +
  'long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20long%20end!.';
const textEncoded = `Have%20you%20tried%20${titleEncoded}`;
const urlEncoded = 'https%3A%2F%2Fportal.example%2Fg%2Fdetails%2F1%3Fa%3D1%26b%3D2%23c';

const page: SharedPage = {
  url: 'https://portal.example/g/details/1?a=1&b=2#c',
  title,
  text: `Have you tried ${title}`,
  image: 'https://portal.example/media/x-640.webp',
  messengerAppId: '',
};

const expected = {
  facebook: `https://www.facebook.com/sharer/sharer.php?u=${urlEncoded}`,
  twitter: `https://twitter.com/intent/tweet?text=${textEncoded}&url=${urlEncoded}`,
  linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${urlEncoded}`,
  telegram: `https://t.me/share/url?url=${urlEncoded}&text=${textEncoded}`,
  whatsapp: `https://wa.me/?text=${textEncoded}%20${urlEncoded}`,
  reddit: `https://www.reddit.com/submit?url=${urlEncoded}&title=${titleEncoded}`,
  pinterest: `https://www.pinterest.com/pin/create/button/?url=${urlEncoded}&media=https%3A%2F%2Fportal.example%2Fmedia%2Fx-640.webp&description=${textEncoded}`,
  messenger: `fb-messenger://share?link=${urlEncoded}`,
  viber: `viber://forward?text=${textEncoded}%20${urlEncoded}`,
  sms: `sms:?&body=${textEncoded}%20${urlEncoded}`,
  'copy-url': 'https://portal.example/g/details/1?a=1&b=2#c',
};

describe('shareAddress', () => {
  it('is tested with a title of 300 characters', () => {
    expect(title).toHaveLength(300);
  });

  it('supports the eleven targets', () => {
    expect(shareTargets).toEqual(Object.keys(expected));
  });

  it.each(shareTargets)('returns the exact address for %s', (target) => {
    expect(shareAddress(target, page)).toBe(expected[target]);
  });

  it('opens Messenger’s dialog if the operator has an app id', () => {
    expect(shareAddress('messenger', { ...page, messengerAppId: '77' })).toBe(
      `https://www.facebook.com/dialog/send?app_id=77&link=${urlEncoded}&redirect_uri=${urlEncoded}`,
    );
  });

  it('contains the exact address and title, whatever their characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed()),
        (text) => {
          const twitter = new URL(shareAddress('twitter', { ...page, title: text, text }));
          expect(twitter.searchParams.get('url')).toBe(page.url);
          expect(twitter.searchParams.get('text')).toBe(text);
          expect(new URL(shareAddress('reddit', { ...page, title: text })).searchParams.get('title')).toBe(
            text,
          );
        },
      ),
    );
  });

  it('opens in a popup for https, and in the same tab for custom schemes', () => {
    const inTab = shareTargets.filter((target) => !opensInPopup(shareAddress(target, page)));
    expect(inTab).toEqual(['messenger', 'viber', 'sms']);
  });
});

describe('atOrigin', () => {
  it('moves the addresses of the site itself and does not change those of other sites', () => {
    const moved = atOrigin(page, 'http://192.168.1.7:4123');
    expect(moved.url).toBe('http://192.168.1.7:4123/g/details/1?a=1&b=2#c');
    expect(moved.image).toBe('http://192.168.1.7:4123/media/x-640.webp');
    const foreign = { ...page, image: 'https://portal.example.org/x.webp' };
    expect(atOrigin(foreign, 'http://localhost:1').image).toBe(foreign.image);
    expect(atOrigin({ url: page.url }, 'http://localhost:1')).toEqual({
      url: 'http://localhost:1/g/details/1?a=1&b=2#c',
    });
  });
});
