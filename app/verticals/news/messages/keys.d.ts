// Generated from en.json by scripts/messages.ts. Do not edit.
import type { Tag } from '#app/messages/translate.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    news: {
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
      'home.title': null;
      'home.description': null;
      'article.tags': null;
      'article.minutes': { count: number };
      'article.published': { name: string };
      'article.continue': { name: string };
      'article.licence': { licence: string };
      'article.sources': null;
      'front.label': null;
      'latest.title': null;
      'related.title': null;
      'today.label': null;
    };
  }
}
