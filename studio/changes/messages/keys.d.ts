// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    changes: {
      'ad.entry': { id: number };
      'ad.field': {
        field:
          | 'type'
          | 'cou'
          | 'data_type'
          | 'ad_type'
          | 'position'
          | 'script'
          | 'div'
          | 'script_in_div'
          | 'attributes'
          | 'ext_name'
          | 'ext_off'
          | 'ext_contextual'
          | 'ext_from'
          | 'ext_until'
          | 'img'
          | 'link'
          | 'alt'
          | 'other';
        path: string;
      };
      'ad.summary': {
        kind: 'promotion' | 'html' | 'address' | 'code' | 'htmlAddress' | 'htmlCode' | 'other';
        hasName: 'true' | 'other';
        name: string;
        number: number;
      };
      'conflict.allBefore': null;
      'conflict.allMine': null;
      'conflict.allNow': null;
      'conflict.asBefore': null;
      'conflict.before': null;
      'conflict.change': null;
      'conflict.mine': null;
      'conflict.now': null;
      'conflict.text': { count: number };
      'conflict.title': null;
      'field.all': null;
      'field.inEntry': { entry: string; field: string };
      'field.name': {
        field:
          | 'content_type_arr'
          | 'content_type_id'
          | 'content_type_name'
          | 'hidden'
          | 'img_active'
          | 'icon_name'
          | 'former_names'
          | 'children'
          | 'name'
          | 'data'
          | 'other';
      };
      'field.numbered': { field: string; number: number };
      'field.order': null;
      'field.position': null;
      'group.more': { count: number };
      'group.title': { field: string; count: number };
      'list.added': { name: string };
      'list.addedAt': { name: string; place: number };
      'list.down': null;
      'list.more': { count: number };
      'list.moved': { name: string; from: number; to: number };
      'list.place': { from: number; to: number };
      'list.removed': { name: string };
      'list.up': null;
      'name.deleted': { id: string };
      'name.entry': { place: number };
      'part.name': {
        part:
          | 'settings'
          | 'info'
          | 'menu'
          | 'layouts'
          | 'ads'
          | 'ad_diversion'
          | 'ext_redirects'
          | 'ext_pages'
          | 'safe'
          | 'list'
          | 'list_type'
          | 'list_tags'
          | 'ext_translations'
          | 'ext_languages'
          | 'other';
        key: string;
      };
      'summary.began': null;
      'summary.changed': { items: number; parts: number; pictures: number };
      'summary.changedSetting': { title: string };
      'summary.changedTextPage': { name: string };
      'summary.deleted': { title: string };
      'summary.hid': { title: string };
      'summary.imported': null;
      'summary.importedEntries': { effects: string };
      'summary.importedTranslations': { language: string };
      'summary.items': { count: number; section: string };
      'summary.itemsAdded': { count: number };
      'summary.itemsChanged': { count: number };
      'summary.itemsRemoved': { count: number };
      'summary.morePlaces': { count: number };
      'summary.moved': { count: number; system: string };
      'summary.partOf': { part: string; section: string };
      'summary.pinned': { id: string; position: number };
      'summary.pinnedItem': { title: string; position: number };
      'summary.published': null;
      'summary.publishedChanges': { count: number; places: string };
      'summary.publishedDraft': { title: string };
      'summary.ranFeed': { name: string; added: number; changed: number; removed: number };
      'summary.redone': { version: string; change: string };
      'summary.released': { fields: string; title: string };
      'summary.removedRedirect': { from: string };
      'summary.replaced': { parts: string };
      'summary.restoredSetting': { title: string };
      'summary.seeded': null;
      'summary.setRedirect': { from: string; to: string };
      'summary.showed': { title: string };
      'summary.title': { title: string };
      'summary.undone': { version: string; change: string };
      'translation.more': { count: number };
      'translation.name': {
        what: 'state' | 'all' | 'text' | 'other';
        language: 'one' | 'other';
        name: string;
      };
      'translation.text': { what: 'state' | 'other'; field: string; language: string };
      'undo.done': null;
      'undo.failed': { outcome: 'already' | 'unchanged' | 'other' };
      'value.added': null;
      'value.after': null;
      'value.before': null;
      'value.layout': { isOwn: 'true' | 'other' };
      'value.more': { count: number };
      'value.none': null;
      'value.off': null;
      'value.on': null;
      'value.removed': null;
      'value.reviewed': null;
      'value.reviewedAgain': null;
      'value.unreviewed': null;
    };
  }
}
