import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
import { readHtml } from '#test/http/read-html.ts';
import { CookieSheet } from './cookie-sheet.tsx';

it('each text in another language has that language and its direction', () => {
  const settings = {
    heading: 'Evästeet',
    text: 'נשתמש בעוגיות',
    acceptLabel: 'Ja',
    rejectLabel: 'לא',
    languages: { heading: 'fi', text: 'he', rejectLabel: 'he' },
    hidesAfter: 0,
  };
  const $ = readHtml(
    renderToStaticMarkup(
      <DocumentMessagesContext value={{ language: 'de', prefix: '/de', timeZone: 'UTC', texts: '{}' }}>
        <CookieSheet settings={settings} isAsked={false} close={() => {}} />
      </DocumentMessagesContext>,
    ),
  );
  expect($('h2[lang="fi"]').text()).toBe('Evästeet');
  expect($('span[lang="he"][dir="rtl"]').text()).toBe('נשתמש בעוגיות');
  expect($('button[lang="he"][dir="rtl"]').text()).toBe('לא');
  expect($('button:not([lang])').text()).toBe('Ja');
});
