// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    categories: {
      'action.addBelow': null;
      'action.delete': null;
      'action.edit': null;
      'action.merge': null;
      'action.move': null;
      'action.rename': null;
      'category.actions': { name: string };
      'category.link': null;
      'category.new': null;
      'category.none': null;
      'category.noneText': null;
      'category.own': { count: number };
      'category.show': { name: string; count: number };
      'category.title': null;
      'category.tree': null;
      'create.submit': null;
      'create.title': null;
      'create.titleBelow': { name: string };
      'delete.children': { count: number };
      'delete.effect': { count: number };
      'delete.only': { count: number };
      'delete.redirect': null;
      'delete.submit': null;
      'delete.title': { name: string };
      'done.created': { name: string };
      'done.deleted': { name: string };
      'done.edited': { name: string };
      'done.merged': { count: number; name: string; target: string };
      'done.moved': { name: string };
      'done.tagCreated': { name: string };
      'done.tagDeleted': { name: string };
      'done.tagMerged': { target: string };
      'done.tagRenamed': { name: string };
      'edit.submit': null;
      'edit.title': { name: string };
      'fault.conflict': null;
      'fault.levels': null;
      'fault.taken': null;
      'field.description': null;
      'field.descriptionHelp': null;
      'field.icon': null;
      'field.name': null;
      'field.picture': null;
      'field.title': null;
      'field.titleHelp': null;
      'merge.effect': { count: number };
      'merge.into': null;
      'merge.submit': null;
      'merge.title': { name: string };
      'move.parent': null;
      'move.submit': null;
      'move.title': { name: string };
      'move.top': null;
      'screen.broken': null;
      'screen.documentTitle': { section: string };
      'screen.items': null;
      'screen.readOnly': { section: string };
      'screen.title': null;
      'tag.actions': { name: string };
      'tag.dialog': { action: 'create' | 'rename' | 'merge' | 'delete' | 'other'; name: string };
      'tag.effect': { action: 'merge' | 'delete' | 'other'; count: number };
      'tag.new': null;
      'tag.none': null;
      'tag.noneText': null;
      'tag.renameHelp': null;
      'tag.show': { name: string; count: number };
      'tag.submit': { action: 'create' | 'rename' | 'merge' | 'delete' | 'other' };
      'tag.title': null;
    };
  }
}
