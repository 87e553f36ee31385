// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'layout-library': {
      'action.applied': { name: string };
      'action.failed': { outcome: 'large' | 'other' };
      'card.alsoChanges': {
        count: number;
        kind: 'details' | 'category' | 'search' | 'play' | 'mygames' | 'other';
      };
      'card.goodFor': { text: string };
      'card.inUse': null;
      'card.open': null;
      'card.present': null;
      'card.presentText': null;
      'card.preview': { name: string };
      'card.try': null;
      'card.tryNamed': { name: string };
      'screen.back': null;
      'screen.documentTitle': { section: string };
      'screen.intro': null;
      'screen.readOnly': null;
      'screen.section': null;
      'screen.title': null;
    };
  }
}
