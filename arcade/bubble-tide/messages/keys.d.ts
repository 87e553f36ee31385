// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.aim': null;
  'howTo.loose': null;
  'howTo.tide': null;
  'chip.left': null;
  'note.splash': null;
  'note.pearl': null;
  'note.rises': null;
  'note.ebbs': null;
  'say.cleared': { count: number; left: number };
  'say.miss': { left: number };
  'say.rises': null;
  'say.ebbs': null;
  'say.sinks': null;
  'say.start': { level: number; name: string; bubbles: number };
  'result.cut': null;
  'result.drops': null;
  'result.lost': null;
  'result.left': { bubbles: number };
  'result.won': null;
  'result.shots': { shots: number };
}
