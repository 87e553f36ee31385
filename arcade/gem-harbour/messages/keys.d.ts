// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.swap': null;
  'howTo.load': null;
  'howTo.magic': null;
  'goal.gem': { count: number };
  'goal.crate': { count: number };
  'goal.fog': { count: number };
  'goal.cargo': { count: number };
  'say.start': { level: number; goals: string; moves: number };
  'say.moves': { moves: number };
  'say.finale': { moves: number };
  'cheer.aboard': null;
  'cheer.nice': null;
  'cheer.splendid': null;
  'cheer.brilliant': null;
  'cheer.tide': null;
  'cheer.magic': null;
  'note.fresh': null;
  'result.left': {
    count: number;
    goods: 'ruby' | 'citrine' | 'emerald' | 'sapphire' | 'amethyst' | 'moonstone' | 'crate' | 'fog' | 'other';
  };
  'result.lost': null;
  'result.won': null;
}
