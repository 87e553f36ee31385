// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.hold': null;
  'howTo.fly': null;
  'howTo.fruit': null;
  'tip.swing': null;
  'tip.arcs': null;
  'tip.mushrooms': null;
  'tip.branches': null;
  'tip.toucan': null;
  'tip.fog': null;
  'tip.river': null;
  'chip.course': null;
  'chip.metres': null;
  'chip.fruit': null;
  'daily.name': null;
  'pop.hook': null;
  'pop.up': null;
  'pop.arc': { factor: number };
  'result.fog': null;
  'result.splash': null;
  'result.metres': { metres: number };
  'result.early': null;
  'result.late': null;
  'result.won': null;
  'result.fruits': { found: number; all: number };
}
