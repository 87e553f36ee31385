// Generated from en.json by scripts/messages.ts. Do not edit.
import type { Tag } from '#app/messages/translate.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    ui: {
      'pager.label': null;
      'pager.previous': null;
      'pager.next': null;
      'pager.page': { page: string };
      'list.seeAll': { hidden: Tag; own: Tag; title: string };
      'list.moreFrom': { small: Tag; own: Tag; name: string };
      'text.inLanguage': { language: string };
      'badge.new': null;
      'badge.hot': null;
      'badge.top': null;
      'badge.pick': null;
      'badge.sample': null;
    };
  }
}
