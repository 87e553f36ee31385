import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opensInPopup, shareAddress, shareTargets, type SharedPage } from './share.ts';

const page: SharedPage = {
  url: 'https://portal.example/g/details/1?a=1&b=2#c',
  title: 'Rock & "Roll" #1 🎲',
  image: 'https://portal.example/x.webp',
  messengerAppId: '',
};

describe('shareAddress', () => {
  it('carries the exact address and title whatever they hold', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }).filter((title) => title.isWellFormed()),
        (title) => {
          const twitter = new URL(shareAddress('twitter', { ...page, title }));
          expect(twitter.searchParams.get('url')).toBe(page.url);
          expect(twitter.searchParams.get('text')).toBe(
            `Hi, friends! I recommend a website to you: ${title}`,
          );
          expect(new URL(shareAddress('reddit', { ...page, title })).searchParams.get('title')).toBe(title);
        },
      ),
    );
  });

  it('goes to the address that each target documents', () => {
    const starts = Object.fromEntries(
      shareTargets.map((target) => [target, shareAddress(target, page).split('=')[0]]),
    );
    expect(starts).toEqual({
      facebook: 'https://www.facebook.com/sharer/sharer.php?u',
      twitter: 'https://twitter.com/intent/tweet?text',
      linkedin: 'https://www.linkedin.com/sharing/share-offsite/?url',
      telegram: 'https://t.me/share/url?url',
      whatsapp: 'https://wa.me/?text',
      reddit: 'https://www.reddit.com/submit?url',
      pinterest: 'https://www.pinterest.com/pin/create/button/?url',
      messenger: 'fb-messenger://share?link',
      viber: 'viber://forward?text',
      sms: 'sms:?&body',
    });
    expect(shareAddress('messenger', { ...page, messengerAppId: '77' })).toContain(
      'dialog/send?app_id=77&link=',
    );
  });

  it('opens custom schemes in the same tab', () => {
    expect(shareTargets.filter((target) => !opensInPopup(shareAddress(target, page)))).toEqual([
      'messenger',
      'viber',
      'sms',
    ]);
  });
});
