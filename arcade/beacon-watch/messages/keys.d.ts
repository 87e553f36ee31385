// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.light': null;
  'howTo.narrow': null;
  'howTo.lose': null;
  'tip.light': null;
  'tip.shadows': null;
  'tip.oil': null;
  'tip.wreckage': null;
  'tip.fog': null;
  'tip.clippers': null;
  'tip.lightning': null;
  'tip.steamers': null;
  'tip.long': null;
  'chip.home': null;
  'chip.lost': null;
  'gauge.oil': null;
  'gift.title': null;
  'gift.tank': null;
  'gift.tankText': null;
  'gift.lens': null;
  'gift.lensText': null;
  'gift.mirror': null;
  'gift.mirrorText': null;
  'gift.bearings': null;
  'gift.bearingsText': null;
  'gift.charts': null;
  'gift.chartsText': null;
  'gift.locker': null;
  'gift.lockerText': null;
  'button.flare': null;
  'night.long': null;
  'night.name': { night: number };
  'note.reef': null;
  'note.shadow': null;
  'note.burn': null;
  'note.flare': null;
  'note.empty': null;
  'note.dawn': null;
  'result.ships': { home: number; lost: number };
  'result.seconds': { seconds: number };
  'result.tip': null;
  'result.lost': null;
  'result.won': { night: number };
}
