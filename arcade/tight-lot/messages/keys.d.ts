// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.slide': null;
  'howTo.out': null;
  'howTo.boom': null;
  'panel.petrol': null;
  'panel.left': { moves: number };
  'sign.boomLong': null;
  'sign.boom': null;
  'sign.laneLong': null;
  'sign.lane': null;
  'say.start': { level: number; vehicles: number; moves: number };
  'say.boom': null;
  'say.stuck': null;
  'result.lost': null;
  'result.possible': { moves: number };
  'result.perfect': null;
  'result.won': null;
  'result.moves': { moves: number; best: number };
  'result.fewest': { moves: number };
  'result.hint': null;
}
