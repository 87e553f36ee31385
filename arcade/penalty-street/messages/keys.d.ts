// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.flick': null;
  'howTo.habit': null;
  'howTo.dive': null;
  'chip.round': null;
  'chip.streak': null;
  'board.sudden': null;
  'board.wind': null;
  'board.round': { round: number; rounds: number; street: string };
  'board.cup': { cup: number; round: number; rounds: number; street: string };
  'hint.flick': null;
  'hint.keys': null;
  'hint.curve': null;
  'hint.keeperKeys': null;
  'hint.keeper': null;
  'habit.leaner': null;
  'habit.copycat': null;
  'habit.pendulum': null;
  'habit.patient': null;
  'habit.bluffer': null;
  'habit.rook': null;
  'pop.goal': null;
  'pop.against': null;
  'pop.saved': null;
  'pop.post': null;
  'pop.over': null;
  'pop.wide': null;
  'pop.gloves': null;
  'pop.target': { points: number };
  'pop.round': { points: number };
  'say.start': { street: string; rival: string; hint: string };
  'say.kick': { outcome: 'goal' | 'saved' | 'post' | 'over' | 'other'; you: number; rival: number };
  'say.round': { round: number };
  'result.won': null;
  'result.final': { name: string; you: number; rival: number };
  'result.lost': { name: string };
  'result.street': { rival: number; you: number; street: string };
}
