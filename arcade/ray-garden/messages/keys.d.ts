// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.turn': null;
  'howTo.colour': null;
  'howTo.mix': null;
  'lesson.mirrors': null;
  'lesson.prism': null;
  'lesson.splitter': null;
  'lesson.stand': null;
  'lesson.mix': null;
  'lesson.lens': null;
  'lesson.portal': null;
  'lesson.hours': null;
  'chip.bed': null;
  'chip.turns': null;
  'note.mirror': null;
  'note.hour': null;
  'result.won': null;
  'result.lost': null;
  'result.blooms': { blooms: number; flowers: number };
  'result.tip': null;
  'result.turns': { turns: number; par: number };
  'result.stars': null;
}
