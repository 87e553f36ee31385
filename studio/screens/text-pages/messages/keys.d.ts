// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'text-pages': {
      'editor.help': null;
      'editor.published': null;
      'editor.saved': null;
      'editor.saving': null;
      'editor.unsaved': null;
      'fault.refused': { problem: string; allowed: string };
      'fault.tooLarge': null;
      'list.documentTitle': null;
      'list.draft': null;
      'list.missing': null;
      'list.text': null;
      'list.title': null;
      'list.titled': { title: string; address: string };
      'page.all': null;
      'page.documentTitle': { page: string };
      'page.name': {
        page: 'aboutUs' | 'contactUs' | 'privacyPolicy' | 'termsOfUse' | 'disclaimer' | 'other';
      };
      'page.open': null;
      'page.text': { page: string };
      'preview.empty': null;
      'preview.label': null;
      'words.title': null;
    };
  }
}
