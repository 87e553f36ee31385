import {
  button,
  contentWidth,
  css,
  face,
  family,
  fontFile,
  foreignFont,
  hashOf,
  pageColor,
  pageOf,
  pagePicture,
  pictures,
  rgb,
  sheet,
  style,
  type Row,
} from './seen.ts';

const backgrounds = Object.entries(pageOf).flatMap(([kind, at], index) =>
  (['mobile', 'desktop'] as const).flatMap((on, side): Row[] => {
    const prefix = kind === 'site' ? 'background' : `background.${kind}`;
    const color = `#${10 + index}${side === 0 ? '30' : '50'}40`;
    const picture = pictures[index * 2 + side] ?? '';
    return [
      { key: `${prefix}.color.${on}`, value: color, at, on, see: pageColor, want: rgb(color) },
      { key: `${prefix}.image.${on}`, value: picture, at, on, see: pagePicture, want: hashOf(picture) },
    ];
  }),
);

/** Settings whose effects are visible at the same time. */
export const appearance: Row[] = [
  ...backgrounds,
  {
    key: 'fixedBackground',
    value: '1',
    at: '/',
    runsAlone: true,
    async see(page) {
      await page.evaluate(() => window.scrollTo(0, 600));
      return (await page.locator('.backdrop').boundingBox())?.y;
    },
    want: 0,
  },
  {
    key: 'themeColor',
    value: '#12c3a4',
    at: '/',
    see: style('a[href="#content"]', 'background-color'),
    want: rgb('#12c3a4'),
  },
  {
    key: 'themeColorPressed',
    value: '#0a9c7f',
    at: pageOf.details,
    runsAlone: true,
    async see(page) {
      const play = page.getByRole('link', { name: 'Play Answering test game' });
      const playButton = page.locator('.button-primary', { hasText: 'Play' });
      await play.hover();
      await page.mouse.down();
      // The colour changes in a transition, which must have ended.
      await playButton.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      const color = await css(playButton, 'background-color');
      await page.mouse.move(1, 1);
      await page.mouse.up();
      return color;
    },
    want: rgb('#0a9c7f'),
  },
  {
    key: 'themeColorDark',
    value: '#2b0f2f',
    at: '/',
    see: style('a[href="#content"]', 'color'),
    want: rgb('#2b0f2f'),
  },
  {
    key: 'pageColor',
    value: '#101830',
    at: '/',
    see: style('html', 'background-color'),
    want: rgb('#101830'),
  },
  {
    key: 'maxContentWidth.mobile',
    value: '300px',
    at: '/aboutUs',
    on: 'mobile',
    see: contentWidth,
    want: '300px',
  },
  {
    key: 'maxContentWidth.desktop',
    value: '800px',
    at: pageOf.details,
    on: 'desktop',
    see: contentWidth,
    want: '800px',
  },
  {
    key: 'privacy.textColor',
    value: '#ffd9a0',
    at: '/privacyPolicy',
    see: style('.legal-text p', 'color'),
    want: rgb('#ffd9a0'),
  },
  {
    key: 'privacy.maxWidth',
    value: '280px',
    at: '/termsOfUse',
    see: style('.legal-text', 'width'),
    want: '280px',
  },
  { key: 'font1.name', value: 'Own Display', at: '/', see: family('h1'), want: 'Own Display' },
  {
    key: 'font1.url',
    value: `/assets/${fontFile}`,
    at: pageOf.details,
    see: (page) => face(page, 'Own Display'),
    want: 'loaded',
  },
  { key: 'font2.name', value: 'Own Text', at: '/', see: family('body'), want: 'Own Text' },
  {
    key: 'font2.url',
    value: `/assets/${fontFile}?text`,
    at: pageOf.details,
    see: (page) => face(page, 'Own Text'),
    want: 'loaded',
  },
  { key: 'font3.name', value: 'Own Reading', at: '/disclaimer', see: family('.prose'), want: 'Own Reading' },
  {
    key: 'font3.url',
    value: foreignFont,
    at: '/disclaimer',
    see: (page) => face(page, 'Own Reading'),
    want: 'loaded',
  },
  {
    key: 'cookie.text',
    value: 'Words of <our> own.',
    at: '/',
    see: async (page) => (await sheet(page).textContent())?.includes('Words of <our> own.'),
    want: true,
  },
  {
    key: 'cookie.heading',
    value: 'Crumbs, <perhaps>',
    at: '/',
    see: async (page) => sheet(page).getByRole('heading').textContent(),
    want: 'Crumbs, <perhaps>',
  },
  {
    key: 'cookie.acceptLabel',
    value: 'Fine by me',
    at: '/',
    see: async (page) => sheet(page).getByRole('button').allTextContents(),
    want: ['No, thank you', 'Fine by me', ''],
  },
  {
    key: 'cookie.rejectLabel',
    value: 'No, thank you',
    at: pageOf.category,
    see: async (page) => sheet(page).getByRole('button').allTextContents(),
    want: ['No, thank you', 'Fine by me', ''],
  },
  {
    key: 'cookie.background',
    value: '#14202a',
    at: '/',
    see: (page) => css(sheet(page), 'background-color'),
    want: rgb('#14202a'),
  },
  {
    key: 'cookie.textColor',
    value: '#e8f0d0',
    at: '/',
    see: (page) => css(sheet(page).getByRole('heading'), 'color'),
    want: rgb('#e8f0d0'),
  },
  {
    key: 'cookie.buttonColor',
    value: '#5533aa',
    at: '/',
    see: (page) => css(button(page), 'background-color'),
    want: rgb('#5533aa'),
  },
  {
    key: 'cookie.buttonTextColor',
    value: '#ffffee',
    at: '/',
    see: (page) => css(button(page), 'color'),
    want: rgb('#ffffee'),
  },
];
