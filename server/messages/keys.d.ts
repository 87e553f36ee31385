// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    server: {
      'unavailable.title': null;
      'unavailable.text': null;
      'tooMany.title': null;
      'tooMany.text': null;
      'broken.title': null;
      'broken.text': null;
      'previewEnded.title': null;
      'previewEnded.text': null;
      'errorPage.reference': null;
      'errorPage.retry': null;
      'errorPage.home': null;
      'preview.label': null;
      'preview.named': { title: string; author: string };
      'preview.unnamed': { author: string };
      'preview.details': { time: string };
      'preview.studio': null;
      'preview.published': null;
    };
  }
}
