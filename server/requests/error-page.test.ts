import { expect, test } from 'vitest';
import { createMessageCatalogue } from '#app/messages/catalogue.server.ts';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { hrefsOf, readHtml } from '#test/http/read-html.ts';
import { errorPage, errorPageAt } from './error-page.ts';

const messages = createMessageCatalogue(
  {
    'server/messages/en.json': { 'broken.title': 'Broken', 'errorPage.reference': 'Reference:' },
    'server/messages/de.json': { 'broken.title': 'Kaputt &amp; mehr' },
  },
  { sections: [] },
);

test('the error page is in the language of its messages, whose texts are not markup', () => {
  const $ = readHtml(errorPage(messages.source('de', 'UTC'), { kind: 'broken' }).html);
  expect($('html').attr()).toMatchObject({ lang: 'de', dir: 'ltr' });
  expect($('h1').text()).toBe('Kaputt &amp; mehr');
});

test('the error page of an address is in its language, and leads to the home page of this language', () => {
  const platform = createFakePlatform({}, { languages: ['de', 'en', 'ar'] });
  const pageAt = (address: string, kind: 'unavailable' | 'too-many') => {
    const $ = readHtml(errorPageAt(platform, address, { kind }).html);
    const { lang, dir } = $('html').attr() ?? {};
    return { lang, dir, links: hrefsOf($, 'a'), heading: $('h1').text() };
  };
  const german = pageAt('/g/details/1?x=/ar/', 'unavailable');
  expect(german).toMatchObject({ lang: 'de', dir: 'ltr', links: expect.arrayContaining(['/']) });
  const arabic = pageAt('/ar/g', 'too-many');
  expect(arabic).toMatchObject({ lang: 'ar', dir: 'rtl', links: expect.arrayContaining(['/ar/']) });
  expect(arabic.heading).not.toBe(pageAt('/ar/g', 'unavailable').heading);
});

test('the error page names the id of the request if it is known', () => {
  const source = messages.source('en', 'UTC');
  const named = readHtml(errorPage(source, { kind: 'broken', requestId: 'a1' }).html);
  expect(named('body').text()).toContain('Reference: a1');
  expect(named('code').text()).toBe('a1');
  expect(errorPage(source, { kind: 'broken' }).html).not.toContain('Reference:');
});
