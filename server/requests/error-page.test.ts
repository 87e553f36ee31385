import { expect, test } from 'vitest';
import { createMessageCatalogue } from '#app/messages/catalogue.server.ts';
import { createFakePlatform } from '#test/http/fake-platform.ts';
import { errorPage, errorPageAt } from './error-page.ts';

const messages = createMessageCatalogue(
  {
    'server/messages/en.json': { 'broken.title': 'Broken', 'errorPage.reference': 'Reference:' },
    'server/messages/de.json': { 'broken.title': 'Kaputt & mehr' },
  },
  { sections: [] },
);

test('the error page is in the language of its messages, whose texts are not markup', () => {
  const { html } = errorPage(messages.source('de', 'UTC'), { kind: 'broken' });
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('<h1>Kaputt &amp; mehr</h1>');
});

test('the error page of an address is in its language, and leads to the home page of this language', () => {
  const platform = createFakePlatform({}, { languages: ['de', 'en', 'ar'] });
  const german = errorPageAt(platform, '/g/details/1?x=/ar/', { kind: 'unavailable' }).html;
  expect(german).toContain('<html lang="de" dir="ltr">');
  expect(german).toContain('<a href="/">');
  const arabic = errorPageAt(platform, '/ar/g', { kind: 'too-many' }).html;
  expect(arabic).toContain('<html lang="ar" dir="rtl">');
  expect(arabic).toContain('<a href="/ar/">');
  expect(arabic).not.toBe(errorPageAt(platform, '/ar/g', { kind: 'unavailable' }).html);
});

test('the error page names the id of the request if it is known', () => {
  const source = messages.source('en', 'UTC');
  expect(errorPage(source, { kind: 'broken', requestId: 'a1' }).html).toContain('Reference: <code>a1</code>');
  expect(errorPage(source, { kind: 'broken' }).html).not.toContain('Reference:');
});
