import { expect, test } from 'vitest';
import { createMessageCatalogue } from '#app/messages/catalogue.server.ts';
import { errorPage } from './error-page.ts';

const messages = createMessageCatalogue(
  {
    'server/messages/en.json': { 'broken.title': 'Broken', 'errorPage.reference': 'Reference:' },
    'server/messages/de.json': { 'broken.title': 'Kaputt & mehr' },
  },
  { sections: [] },
);

test('the error page is in the language of its messages, whose texts are not markup', () => {
  const { html } = errorPage(messages.source('de', 'UTC'), { status: 500 });
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<h1>Kaputt &amp; mehr</h1>');
});

test('the error page names the id of the request if it is known', () => {
  const source = messages.source('en', 'UTC');
  expect(errorPage(source, { status: 500, requestId: 'a1' }).html).toContain('Reference: <code>a1</code>');
  expect(errorPage(source, { status: 500 }).html).not.toContain('Reference:');
});
