// Generated from en.json by scripts/messages.ts. Do not edit.
import type { Tag } from '#app/messages/translate.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'second-vertical': {
      'section.name': null;
      'section.words': null;
      'section.open': null;
      'section.all': null;
      'section.list': { name: string };
      'section.count': { count: number };
      'section.countAtLeast': { count: number };
      'section.showAll': { count: number };
      'section.showAllAtLeast': { count: number };
      'section.search': { count: number };
      'section.searchOn': { site: string };
      'section.share': null;
      'section.more': null;
      'section.none': null;
      'section.noneHint': null;
      'section.noneFor': { typed: Tag; keyword: string };
      'section.noneForHint': { typed: Tag; keyword: string };
      'section.allIn': { name: string };
      'section.similar': null;
      'section.matching': { count: number; typed: Tag; prefix: string };
      'section.moreMatching': { count: number; typed: Tag; prefix: string };
      'section.allCount': { count: number };
      'collection.title': null;
      'collection.noScript': null;
      'collection.find': null;
      'collection.hint': null;
      'collection.notLoaded': null;
      'collection.removedUnknown': null;
      'collection.removeUnknown': null;
      'collection.moveUnknownForward': null;
      'collection.moveUnknownBack': null;
      'collection.backUp': null;
      'collection.restore': null;
      'collection.fileName': { day: string };
      'collection.notABackup': null;
      'collection.saved': { count: number };
      'collection.nothingNew': { count: number };
      'collection.restored': { count: number };
      'collection.restoredForNow': { count: number };
      'collection.joins': null;
    };
  }
}
