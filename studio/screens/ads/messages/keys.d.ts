// Generated from en.json by scripts/messages.ts. Do not edit.
import '#app/messages/scopes.ts';

declare module '#app/messages/scopes.ts' {
  interface MessageScopes {
    ads: {
      'action.created': null;
      'action.duplicated': { entry: string };
      'action.failed': { outcome: 'conflict' | 'forbidden' | 'full' | 'gone' | 'large' | 'other' };
      'action.moved': { entry: string };
      'action.off': { entry: string };
      'action.on': { entry: string };
      'action.removed': { entry: string };
      'action.saved': null;
      'box.adaptive': null;
      'box.adaptiveHelp': null;
      'box.default': null;
      'box.defaultIs': { value: string };
      'box.help': {
        field:
          | 'ad_bg_color'
          | 'ad_style_font'
          | 'ad_box_margin'
          | 'ad_box_radius'
          | 'ad_box_padding'
          | 'adaptive_width'
          | 'other';
      };
      'box.name': {
        field:
          | 'ad_bg_color'
          | 'ad_style_font'
          | 'ad_box_margin'
          | 'ad_box_radius'
          | 'ad_box_padding'
          | 'adaptive_width'
          | 'other';
      };
      'box.reset': null;
      'box.resetOf': { field: string };
      'box.saved': { field: string };
      'consent.note': { class: 'none' | 'foreign' | 'script' | 'other' };
      'entry.actions': null;
      'entry.actionsOf': { entry: string };
      'entry.change': { change: 'added' | 'changed' | 'other' };
      'entry.down': null;
      'entry.duplicate': null;
      'entry.line': {
        kind: 'promotion' | 'html' | 'address' | 'code' | 'htmlAddress' | 'htmlCode' | 'other';
        class: 'none' | 'contextual' | 'consent' | 'other';
      };
      'entry.new': null;
      'entry.off': null;
      'entry.on': null;
      'entry.remove': null;
      'entry.state': { state: 'off' | 'planned' | 'ended' | 'contextual' | 'shown' | 'other' };
      'entry.unnamed': { id: number };
      'entry.up': null;
      'files.back': null;
      'files.clean': null;
      'files.content': null;
      'files.documentTitle': { file: string };
      'files.emptyCheck': null;
      'files.error': null;
      'files.errors': { count: number };
      'files.help': null;
      'files.hint': null;
      'files.hints': { count: number };
      'files.label': null;
      'files.line': { line: number };
      'files.missing': null;
      'files.more': { count: number };
      'files.note': {
        topic:
          | 'separator'
          | 'address'
          | 'domain'
          | 'account'
          | 'relation'
          | 'fields'
          | 'line'
          | 'duplicate'
          | 'both'
          | 'unknownSystem'
          | 'unknownVariable'
          | 'variableDomain'
          | 'single'
          | 'googleAccount'
          | 'googleCertificate'
          | 'appSubdomain'
          | 'noOwner'
          | 'other';
        value: string;
        other: number;
      };
      'files.notes': null;
      'files.published': null;
      'files.served': null;
      'files.text': null;
      'files.textApp': null;
      'files.whole': null;
      'form.address': null;
      'form.addressHelp': null;
      'form.all': null;
      'form.alt': null;
      'form.altHelp': null;
      'form.attributes': null;
      'form.attributesHelp': null;
      'form.code': null;
      'form.codeFault': { line: number; text: string };
      'form.codeHelp': null;
      'form.contextual': null;
      'form.contextualHelp': null;
      'form.covered': { entry: string };
      'form.create': null;
      'form.entry': null;
      'form.from': null;
      'form.html': null;
      'form.image': null;
      'form.imageHelp': null;
      'form.kind': null;
      'form.kindHelp': null;
      'form.label': null;
      'form.link': null;
      'form.linkDead': null;
      'form.linkHelp': null;
      'form.name': null;
      'form.nameHelp': null;
      'form.noPicture': null;
      'form.none': null;
      'form.noneText': null;
      'form.number': null;
      'form.numberHelp': null;
      'form.ownersOnly': null;
      'form.pages': null;
      'form.position': null;
      'form.positionHelp': null;
      'form.positionName': { position: 'head' | 'body' | 'other' };
      'form.refused': { allowed: string };
      'form.removed': { line: number; text: string };
      'form.revert': null;
      'form.save': null;
      'form.section': null;
      'form.toFront': null;
      'form.until': null;
      'kind.help': { kind: 'promotion' | 'html' | 'address' | 'code' | 'htmlAddress' | 'htmlCode' | 'other' };
      'kind.name': { kind: 'promotion' | 'html' | 'address' | 'code' | 'htmlAddress' | 'htmlCode' | 'other' };
      'list.empty': null;
      'list.emptyText': null;
      'list.everyPage': null;
      'list.label': null;
      'list.noSlot': null;
      'list.number': { number: number };
      'list.order': null;
      'list.pages': { others: number; page: string };
      'page.addSlot': null;
      'page.canvas': null;
      'page.consent': null;
      'page.consentName': { moment: 'before' | 'after' | 'other' };
      'page.full': null;
      'page.kind': { kind: 'home' | 'details' | 'category' | 'search' | 'play' | 'mygames' | 'other' };
      'page.name': {
        section: string;
        kind: 'home' | 'details' | 'category' | 'search' | 'play' | 'mygames' | 'other';
      };
      'page.nothing': null;
      'page.nothingText': null;
      'page.page': null;
      'page.section': null;
      'page.try': null;
      'page.view': null;
      'page.viewName': { view: 'sketch' | 'phone' | 'desktop' | 'other' };
      'place.add': null;
      'place.addTitle': null;
      'place.added': null;
      'place.afterHelp': null;
      'place.afterParagraph': null;
      'place.afterTile': null;
      'place.before': { block: string };
      'place.cancel': null;
      'place.failed': { outcome: 'conflict' | 'full' | 'large' | 'other' };
      'place.inside': { block: string };
      'place.move': null;
      'place.moveTitle': null;
      'place.moved': null;
      'place.numbered': { number: number };
      'place.removed': null;
      'place.slotBlock': { number: number };
      'place.where': null;
      'screen.documentTitle': null;
      'screen.files': null;
      'screen.new': null;
      'screen.readOnly': null;
      'screen.title': null;
      'site.title': null;
      'sketch.after': { number: number };
      'sketch.child': { kind: 'tile' | 'other'; number: number; block: string };
      'sketch.help': null;
      'sketch.label': {
        section: string;
        kind: 'home' | 'details' | 'category' | 'search' | 'play' | 'mygames' | 'other';
      };
      'sketch.nothing': null;
      'sketch.slot': { number: number; entry: string };
      'slot.box': null;
      'slot.boxShared': { block: string };
      'slot.boxText': null;
      'slot.inside': { kind: 'after' | 'tile' | 'other'; block: string; number: number };
      'slot.move': null;
      'slot.numberHelp': null;
      'slot.own': null;
      'slot.pages': null;
      'slot.remove': null;
      'slot.shows': { entry: string };
      'slot.size': null;
      'slot.title': { number: number };
      'weight.answer': { outcome: 'saved' | 'changed' | 'gone' | 'invalid' | 'other' };
      'weight.exceeded': {
        limit: 'requests' | 'bytes' | 'blocking' | 'shift' | 'other';
        recommended: string;
      };
      'weight.figures': { requests: number; isPartial: 'yes' | 'other'; size: string; tasks: number };
      'weight.frame': null;
      'weight.hidden': { hidden: number };
      'weight.measure': null;
      'weight.measuring': null;
      'weight.measuringText': null;
      'weight.noAnswer': null;
      'weight.noShift': null;
      'weight.none': { state: 'outdated' | 'other' };
      'weight.running': null;
      'weight.saveFirst': null;
      'weight.shift': { shift: string };
      'weight.shiftUnknown': null;
      'weight.title': null;
      'weight.when': { date: string; browser: string };
    };
  }
}
