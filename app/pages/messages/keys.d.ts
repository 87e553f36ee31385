// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    pages: {
      'title.first': { heading: string; host: string };
      'title.later': { heading: string; page: string; host: string };
      'missing.title': null;
      'item.open': null;
      'ad.label': null;
      'suggest.categories': null;
      'suggest.popular': null;
      'suggest.category': null;
      'suggest.section': null;
      'suggest.sample': null;
      'search.fillers': null;
    };
  }
}
