// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    review: {
      'copies.back': null;
      'copies.none': null;
      'copies.noneText': null;
      'copies.status': { count: number };
      'copies.title': null;
      'copy.edit': { title: string };
      'copy.fromFeed': null;
      'copy.hide': { title: string };
      'copy.keep': null;
      'copy.same': { percent: number };
      'copy.title': { earlier: string; later: string };
      'done.hidden': null;
      'done.kept': null;
      'done.repaired': null;
      'finding.open': { check: 'copies' | 'other' };
      'finding.repair': { repair: 'allowCrawlers' | 'hideSamples' | 'showBanner' | 'other' };
      'list.at': null;
      'list.summary': { errors: number; warnings: number };
      'list.title': null;
      'page.again': null;
      'page.status': null;
      'page.title': null;
    };
  }
}
