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
      'errorPage.reference': null;
      'errorPage.retry': null;
      'errorPage.home': null;
    };
  }
}
