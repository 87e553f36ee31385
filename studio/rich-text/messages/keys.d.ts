// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    'rich-text': {
      'link.address': null;
      'link.fault': null;
      'link.help': null;
      'link.placeholder': null;
      'link.remove': null;
      'link.save': null;
      'link.title': null;
      'paste.foreignPictures': null;
      'picture.add': null;
      'picture.alt': null;
      'picture.altHelp': null;
      'picture.change': null;
      'picture.file': null;
      'picture.insert': null;
      'picture.save': null;
      'picture.uploading': { name: string };
      'source.editAnyway': null;
      'source.help': null;
      'source.losses': { names: string };
      'source.lossesOther': null;
      'source.open': null;
      'source.visual': null;
      'toolbar.blocks': null;
      'toolbar.bold': null;
      'toolbar.bulletList': null;
      'toolbar.code': null;
      'toolbar.codeBlock': null;
      'toolbar.heading': { level: string };
      'toolbar.headings': null;
      'toolbar.history': null;
      'toolbar.italic': null;
      'toolbar.label': null;
      'toolbar.link': null;
      'toolbar.orderedList': null;
      'toolbar.picture': null;
      'toolbar.quote': null;
      'toolbar.redo': null;
      'toolbar.undo': null;
      'toolbar.words': null;
    };
  }
}
