// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    changes: {
      'ad.field': {
        field:
          | 'all'
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
        id: number;
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
      'field.position': null;
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
      'value.none': null;
      'value.off': null;
      'value.on': null;
      'value.removed': null;
    };
  }
}
