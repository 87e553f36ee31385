// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.trap': null;
  'howTo.corners': null;
  'howTo.most': null;
  'rule.rock': null;
  'rule.pearl': null;
  'rule.trench': null;
  'rule.starfish': null;
  'rule.tide': null;
  'tip.trap': null;
  'tip.corners': null;
  'tip.against': { rival: string };
  'tip.begins': { team: string };
  'tip.beginsRule': { team: string; rule: string };
  'mode.classic': null;
  'mode.friends': null;
  'team.coral': null;
  'team.teal': null;
  'rival.caption': null;
  'rival.shrimp': null;
  'rival.crab': null;
  'rival.seal': null;
  'rival.octopus': null;
  'chip.reef': null;
  'panel.empty': null;
  'panel.named': { reef: string };
  'note.noMove': { name: string };
  'note.youNoMove': null;
  'say.laid': { name: string; square: string; count: number };
  'say.best': { square: string };
  'result.won': null;
  'result.held': { rival: string };
  'result.draw': null;
  'result.team': { team: string };
  'result.count': { own: number; other: number };
  'result.against': { own: number; other: number; rival: string };
  'result.swap': null;
  'result.tip': null;
  'result.stars': null;
}
