// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.drag': null;
  'howTo.stitch': null;
  'howTo.cat': null;
  'tip.first': null;
  'tip.buttons': null;
  'tip.cat': null;
  'tip.rips': null;
  'tip.matching': null;
  'wish.lines': null;
  'wish.buttons': null;
  'wish.cat': null;
  'wish.rips': null;
  'wish.matching': null;
  'wish.double': null;
  'panel.order': null;
  'panel.number': { order: number };
  'button.turn': null;
  'button.cut': null;
  'note.fits': null;
  'note.done': { order: number };
  'say.done': { order: number };
  'note.scissors': null;
  'note.buttons': null;
  'daily.name': null;
  'pop.matching': null;
  'pop.atOnce': { count: number };
  'result.won': null;
  'result.all': { orders: number };
  'result.lost': null;
  'result.today': { orders: number; all: number };
  'result.orders': { orders: number };
  'result.tip': null;
}
