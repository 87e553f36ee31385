// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    content: {
      'action.retry': null;
      'category.none': null;
      'column.added': null;
      'column.categories': null;
      'column.openings': null;
      'column.order': null;
      'column.state': null;
      'column.title': null;
      'empty.filtered': null;
      'empty.filteredText': null;
      'empty.clear': null;
      'empty.section': null;
      'empty.sectionText': null;
      'filter.add': null;
      'filter.category': null;
      'filter.categoryIs': { names: string };
      'filter.changed': null;
      'filter.cover': null;
      'filter.find': null;
      'filter.missing': null;
      'filter.noText': null;
      'filter.own': null;
      'filter.provider': null;
      'filter.providerIs': { names: string };
      'filter.remove': { name: string };
      'filter.state': null;
      'filter.stateIs': { names: string };
      'filter.tag': null;
      'filter.tagIs': { names: string };
      'item.noCover': null;
      'load.failed': null;
      'search.label': { section: string };
      'search.limited': { count: number };
      'search.mode': null;
      'search.phrase': null;
      'search.title': null;
      'search.words': null;
      'section.count': { total: number };
      'section.countOf': { count: number; total: number };
      'state.draft': null;
      'state.hidden': null;
      'state.rejected': null;
      'state.rejectedWhy': { path: string; allowed: string };
      'state.shown': null;
      'table.label': { section: string };
      'view.all': null;
      'view.hidden': null;
      'view.label': null;
      'view.own': null;
      'view.rejected': null;
    };
  }
}
