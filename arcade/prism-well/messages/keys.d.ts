// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.spin': null;
  'howTo.fill': null;
  'howTo.prism': null;
  'tip.first': null;
  'tip.flare': null;
  'tip.lamp': null;
  'tip.prism': null;
  'tip.aqua': null;
  'tip.cracked': null;
  'tip.violet': null;
  'tip.vines': null;
  'chip.spins': null;
  'note.vine': null;
  'note.dark': null;
  'pop.chain': { chain: number };
  'result.lost': null;
  'result.missing': { lamps: number; light: number };
  'result.tip': null;
  'result.won': null;
  'result.left': { spins: number };
}
