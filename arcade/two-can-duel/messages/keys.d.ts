// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.dash': null;
  'howTo.shield': null;
  'howTo.roof': null;
  'choice.who': null;
  'mode.tin': null;
  'mode.steel': null;
  'mode.chrome': null;
  'name.tin': null;
  'name.steel': null;
  'name.chrome': null;
  'note.push': null;
  'note.boing': null;
  'note.blocked': null;
  'note.again': null;
  'note.spring': null;
  'note.magnet': null;
  'note.ballast': null;
  'say.two': null;
  'say.against': { name: string };
  'say.both': { own: number; other: number };
  'say.won': { own: number; other: number };
  'say.round': { name: string; own: number; other: number };
  'result.rounds': { own: number; other: number };
  'result.duel': { name: string };
  'result.won': { name: string };
  'result.lost': { name: string };
}
