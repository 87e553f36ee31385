import { describe, expect, test } from 'vitest';
import {
  planDeletion,
  planLink,
  planNewPage,
  planOrder,
  planRename,
  type PageParts,
} from './own-pages.server.ts';
import { slugOf } from './slug.ts';
import { markdownOf, pagesTarget, planPage } from './text-pages.server.ts';

describe('a text page', () => {
  const pages = { aboutUs: '# About\n\nText' };

  test('is empty until it has been written', () => {
    expect(markdownOf(pages, 'aboutUs')).toBe('# About\n\nText');
    expect(markdownOf(pages, 'disclaimer')).toBe('');
    expect(markdownOf(undefined, 'disclaimer')).toBe('');
  });

  test('is saved with the line ends of a bundle', () => {
    expect(planPage(pages, 'disclaimer', 'One\r\nTwo {{site}}')).toEqual({
      edits: [{ kind: 'set', target: pagesTarget, path: ['disclaimer'], value: 'One\nTwo {{site}}' }],
    });
  });

  test('does not change without a new text', () => {
    expect(planPage(pages, 'aboutUs', '# About\r\n\r\nText')).toEqual({ edits: [] });
    expect(planPage(pages, 'disclaimer', ' ')).toEqual({ edits: [] });
  });

  test('is removed by an empty text', () => {
    expect(planPage(pages, 'aboutUs', '')).toEqual({
      edits: [{ kind: 'remove', target: pagesTarget, path: ['aboutUs'] }],
    });
  });

  test.each([
    ['an unknown word', 'Hello {{sight}}', '{{sight}}'],
    ['a title without a text', '# Only a title', 'Markdown with a text'],
    ['a text that is too long', 'x'.repeat(100_001), '100000'],
  ])('with %s is refused, and the fault says why', (_, markdown, reason) => {
    const plan = planPage(pages, 'aboutUs', markdown);
    expect(JSON.stringify('fault' in plan ? plan.fault : null)).toContain(reason);
  });
});

describe('the address of a new page', () => {
  test.each([
    ['Our team', 'our-team'],
    ['  Über uns — & Straße! ', 'uber-uns-strasse'],
    ['../../etc/passwd', 'etc-passwd'],
    ['__proto__', 'proto'],
    ['关于我们', ''],
    ['long '.repeat(40), 'long-long-long-long-long-long-long-long-long-long-long-long'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('for %j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });
});

describe('a page of the operator’s own', () => {
  const settingsTarget = { kind: 'part', verticalId: 0, key: 'settings' };
  const redirectsTarget = { kind: 'part', verticalId: 0, key: 'ext_redirects' };
  const parts: PageParts = {
    pages: { aboutUs: 'Us', 'pages/team': '# Team\n\nAda', 'pages/press': 'News' },
    settings: {
      'textPages.order': ['pages/team', 'aboutUs'],
      'textPages.notInFooter': ['disclaimer'],
      'textPages.inMenu': ['pages/team', 'pages/press', 'aboutUs'],
    },
    redirects: new Map([
      ['/pages/crew', '/pages/team'],
      ['/pages/people/', '/g'],
    ]),
  };

  test('is created with a title and a text, and replaces a redirect from its address', () => {
    expect(planNewPage(parts, { title: ' The \n people ', slug: 'people', text: 'One\r\nTwo ' })).toEqual({
      name: 'pages/people',
      edits: [
        { kind: 'set', target: pagesTarget, path: ['pages/people'], value: '# The people\n\nOne\nTwo\n' },
        { kind: 'remove', target: redirectsTarget, path: ['/pages/people/'] },
      ],
    });
  });

  test.each([
    ['', 'team', { field: 'title', fault: 'required' }],
    ['Team', 'team', { field: 'slug', fault: 'taken' }],
    ['Team', '', { field: 'slug', fault: 'form' }],
    ['Team', '../team', { field: 'slug', fault: 'form' }],
    ['Team', '__proto__', { field: 'slug', fault: 'form' }],
    ['Team', 'Team', { field: 'slug', fault: 'form' }],
    ['Team', 'x'.repeat(1_000_000), { field: 'slug', fault: 'form' }],
    ['{{nobody}}', 'nobody', { field: 'text', fault: 'refused' }],
  ])('is refused with the title %j and the address %.10s', (title, slug, fault) => {
    expect(planNewPage(parts, { title, slug, text: 'A text' })).toMatchObject(fault);
  });

  test('is refused without a text, and beyond 200 pages', () => {
    expect(planNewPage(parts, { title: 'Empty', slug: 'empty', text: ' ' })).toMatchObject({ field: 'text' });
    const pages = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`pages/p${index}`, 'x']));
    expect(planNewPage({ ...parts, pages }, { title: 'A', slug: 'a', text: 'b' })).toEqual({
      field: 'slug',
      fault: 'full',
    });
    expect(planRename({ ...parts, pages }, 'pages/p1', { slug: 'a', keepsOld: false })).toHaveProperty(
      'edits',
    );
  });

  test('gets another address, which its links and redirects follow', () => {
    expect(planRename(parts, 'pages/team', { slug: 'people', keepsOld: true })).toEqual({
      name: 'pages/people',
      edits: [
        { kind: 'remove', target: pagesTarget, path: ['pages/team'] },
        { kind: 'set', target: pagesTarget, path: ['pages/people'], value: '# Team\n\nAda' },
        { kind: 'remove', target: redirectsTarget, path: ['/pages/people/'] },
        { kind: 'set', target: redirectsTarget, path: ['/pages/crew'], value: '/pages/people' },
        { kind: 'set', target: redirectsTarget, path: ['/pages/team'], value: '/pages/people' },
        {
          kind: 'set',
          target: settingsTarget,
          path: ['textPages.order'],
          value: ['pages/people', 'aboutUs'],
        },
        {
          kind: 'set',
          target: settingsTarget,
          path: ['textPages.inMenu'],
          value: ['pages/people', 'pages/press', 'aboutUs'],
        },
      ],
    });
    expect(planRename(parts, 'pages/team', { slug: 'press', keepsOld: true })).toEqual({
      field: 'slug',
      fault: 'taken',
    });
  });

  test('is deleted with its links, and may lead to another address', () => {
    const links = [
      { kind: 'set', target: settingsTarget, path: ['textPages.order'], value: ['aboutUs'] },
      {
        kind: 'set',
        target: settingsTarget,
        path: ['textPages.inMenu'],
        value: ['pages/press', 'aboutUs'],
      },
    ];
    const removal = { kind: 'remove', target: pagesTarget, path: ['pages/team'] };
    expect(planDeletion(parts, 'pages/team', '')).toEqual({ edits: [removal, ...links] });
    expect(planDeletion(parts, 'pages/team', '/aboutUs')).toEqual({
      edits: [
        removal,
        ...links,
        { kind: 'set', target: redirectsTarget, path: ['/pages/team'], value: '/aboutUs' },
      ],
    });
    expect(planDeletion(parts, 'pages/team', 'javascript:alert(1)')).toMatchObject({ field: 'redirect' });
    expect(planDeletion(parts, 'pages/team', '/pages/crew')).toMatchObject({ fault: { fault: 'loop' } });
  });

  test('has a place in the footer and the menu', () => {
    const order = ['pages/press', 'nothing', 'pages/press', '__proto__'];
    expect(planOrder(parts, order)).toMatchObject({
      edits: [
        {
          path: ['textPages.order'],
          value: [
            'pages/press',
            'pages/team',
            'aboutUs',
            'contactUs',
            'privacyPolicy',
            'termsOfUse',
            'disclaimer',
          ],
        },
      ],
    });
    expect(planOrder(parts, ['pages/team', 'aboutUs'])).toEqual({ edits: [] });
    expect(planLink(parts, 'disclaimer', 'footer', true)).toEqual({
      edits: [{ kind: 'remove', target: settingsTarget, path: ['textPages.notInFooter'] }],
    });
    expect(planLink(parts, 'pages/team', 'footer', true)).toEqual({ edits: [] });
    expect(planLink(parts, 'contactUs', 'menu', true)).toEqual({ field: 'menu', fault: 'full' });
  });
});
