// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.shades': null;
  'howTo.runes': null;
  'howTo.oil': null;
  'lesson.runes': null;
  'lesson.key': null;
  'lesson.shades': null;
  'lesson.moth': null;
  'lesson.stone': null;
  'lesson.moles': null;
  'lesson.mirror': null;
  'lesson.starer': null;
  'lesson.echo': null;
  'chip.oil': null;
  'chip.runes': null;
  'chip.flies': null;
  'note.poor': null;
  'note.reset': null;
  'note.sold': null;
  'note.moth': null;
  'note.starer': null;
  'note.echo': null;
  'note.lock': null;
  'note.plate': null;
  'note.crystal': null;
  'note.hatch': null;
  'note.rune': { runes: number };
  'result.flies': { woken: number; all: number };
  'result.face': null;
  'result.flasks': null;
  'result.lost': null;
  'result.oil': { oil: number };
  'result.oilStar': { oil: number };
  'result.won': null;
}
