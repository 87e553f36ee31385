import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DocumentMessagesContext } from '#app/messages/use-messages.ts';
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
  const html = renderToStaticMarkup(
    <DocumentMessagesContext value={{ language: 'de', prefix: '/de', timeZone: 'UTC', texts: '{}' }}>
      <CookieSheet settings={settings} isAsked={false} close={() => {}} />
    </DocumentMessagesContext>,
  );
  expect(html).toMatch(/<h2[^>]* lang="fi">Evästeet<\/h2>/);
  expect(html).toContain('<span lang="he" dir="rtl">נשתמש בעוגיות</span>');
  expect(html).toMatch(/<button[^>]* lang="he" dir="rtl">לא<\/button>/);
  expect(html).toMatch(/<button(?![^>]*lang=)[^>]*>Ja<\/button>/);
});
