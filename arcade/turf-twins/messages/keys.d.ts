// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.walk': null;
  'howTo.ring': null;
  'howTo.tubs': null;
  'choice.who': null;
  'mode.sleepy': null;
  'mode.busy': null;
  'mode.wild': null;
  'name.sleepy': { name: string };
  'name.busy': { name: string };
  'name.wild': { name: string };
  'chip.yard': null;
  'chip.bell': null;
  'chip.tiles': null;
  'frieze.share': { name: string; share: number };
  'note.paint': null;
  'note.bell': null;
  'result.won': null;
  'result.wins': { name: string };
  'result.lost': { name: string };
  'result.perfect': null;
  'result.tie': null;
  'result.shares': { own: number; other: number };
  'result.both': { first: string; own: number; second: string; other: number };
  'result.tip': null;
  'hint.most': null;
  'hint.pots': null;
  'hint.puddles': null;
  'hint.lemon': null;
  'hint.sprinklers': null;
  'hint.rooms': null;
  'hint.wet': null;
  'hint.blink': null;
  'hint.gates': null;
  'hint.walls': null;
  'hint.storm': null;
  'hint.all': null;
}
