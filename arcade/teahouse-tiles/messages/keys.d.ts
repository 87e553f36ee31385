// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.match': null;
  'howTo.free': null;
  'howTo.keys': null;
  'tip.match': null;
  'tip.seasons': null;
  'tip.gold': null;
  'tip.keys': null;
  'tip.evening': null;
  'chip.pairs': null;
  'chip.tea': null;
  'daily.name': null;
  'button.shuffle': null;
  'note.none': null;
  'note.shuffle': null;
  'note.undo': null;
  'note.seals': null;
  'say.none': { rescue: string };
  'say.start': { name: string; tiles: number; tip: string };
  'result.lost': null;
  'result.left': { pairs: number };
  'result.quick': null;
  'result.high': null;
  'result.won': null;
  'result.used': { hints: number; shuffles: number };
}
