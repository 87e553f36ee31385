// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    redirects: {
      'column.edit': null;
      'column.from': null;
      'column.state': null;
      'column.to': null;
      'done.imported': null;
      'done.removed': null;
      'done.saved': null;
      'empty.text': null;
      'empty.title': null;
      'fault.conflict': { to: string };
      'fault.full': null;
      'fault.live': null;
      'fault.loop': { way: string };
      'fault.new': null;
      'fault.old': null;
      'fault.removed': null;
      'fault.taken': null;
      'fault.tooLarge': null;
      'form.add': null;
      'form.addTitle': null;
      'form.cancel': null;
      'form.edit': { from: string };
      'form.editTitle': null;
      'form.fromHelp': null;
      'form.save': null;
      'form.toHelp': null;
      'import.choose': null;
      'import.done': null;
      'import.example': null;
      'import.open': null;
      'import.refused': { line: number; from: string; reason: string };
      'import.report': { added: number; changed: number; refused: number };
      'import.text': null;
      'import.title': null;
      'import.tooLarge': null;
      'import.unreadable': null;
      'page.documentTitle': null;
      'page.text': null;
      'page.title': null;
      'state.dead': null;
      'state.deadText': null;
      'state.draft': null;
      'state.shadowed': null;
      'state.shadowedText': null;
      'table.found': { found: number; count: number };
      'table.none': null;
      'table.remove': { count: number };
      'table.search': null;
      'table.total': { count: number };
    };
  }
}
