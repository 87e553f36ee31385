// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.fly': null;
  'howTo.burst': null;
  'howTo.lanterns': null;
  'tip.fly': null;
  'tip.burst': null;
  'tip.lantern': null;
  'tip.gnats': null;
  'tip.blend': null;
  'pop.formation': null;
  'pop.firefly': null;
  'pop.lit': null;
  'pop.joins': null;
  'pop.heart': null;
  'pop.timed': null;
  'pop.none': { points: number };
  'head.wave': { wave: number };
  'head.boss': null;
  'head.down': null;
  'head.fallen': null;
  'boss.stag': null;
  'boss.dragonfly': null;
  'boss.lamp': null;
  'boss.mantis': null;
  'boss.clock': null;
  'blend.sunrose': null;
  'blend.comet': null;
  'blend.briar': null;
  'chip.wave': null;
  'chip.chain': null;
  'say.hearts': { hearts: number };
  'say.headline': { headline: string; below: string };
  'result.counts': { beetles: number; lit: number; all: number };
  'result.lost': null;
  'result.tip': { wave: number };
  'result.safe': null;
  'result.won': { night: number };
}
