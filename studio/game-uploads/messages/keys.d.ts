// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'game-uploads': {
      'fault.bomb': { file: string };
      'fault.bytes': null;
      'fault.deepPage': { folder: string };
      'fault.disk': null;
      'fault.duplicate': { file: string };
      'fault.encrypted': null;
      'fault.files': null;
      'fault.forbidden': null;
      'fault.link': { file: string };
      'fault.network': null;
      'fault.noPage': null;
      'fault.noZip': null;
      'fault.path': null;
      'fault.type': { file: string };
      'fault.unpacked': null;
      'fault.zip': null;
      'new.add': null;
      'new.category': null;
      'new.cover': null;
      'new.coverHelp': null;
      'new.details': null;
      'new.help': null;
      'new.takeAnother': null;
      'new.takePicture': null;
      'new.noPicture': null;
      'new.title': null;
      'test.confirm': null;
      'test.errors': null;
      'test.frame': null;
      'test.help': null;
      'test.runs': null;
      'test.starting': null;
      'upload.again': null;
      'upload.back': { section: string };
      'upload.choose': null;
      'upload.drop': null;
      'upload.help': null;
      'upload.progress': { name: string };
      'upload.title': null;
      'upload.unpacking': null;
      'version.cancel': null;
      'version.current': null;
      'version.delete': { time: string };
      'version.deleteAsk': null;
      'version.deleteNow': null;
      'version.deleteText': { size: string };
      'version.deleted': null;
      'version.drafted': null;
      'version.draftedText': { count: number; drafts: string };
      'version.done': null;
      'version.facts': { files: number; size: string };
      'version.fault': { outcome: 'published' | 'drafted' | 'gone' | 'other' };
      'version.historyText': null;
      'version.list': null;
      'version.none': null;
      'version.ok': null;
      'version.published': null;
      'version.title': { title: string };
      'version.untitled': null;
      'version.use': null;
    };
  }
}
