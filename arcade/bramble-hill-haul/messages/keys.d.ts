// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.pedals': null;
  'howTo.cargo': null;
  'howTo.net': null;
  'advice.first': null;
  'advice.net': null;
  'advice.ramp': null;
  'advice.hen': null;
  'advice.mud': null;
  'advice.bridge': null;
  'advice.need': { need: number; cargo: number };
  'chip.bell': null;
  'chip.cargo': null;
  'chip.kept': { kept: number; need: number };
  'button.net': null;
  'gauge.fuel': null;
  'pedal.gas': null;
  'pedal.brake': null;
  'sign.market': null;
  'note.pumpkin': null;
  'note.jar': null;
  'note.hen': null;
  'note.fuel': null;
  'note.net': null;
  'say.start': { name: string; advice: string; need: number; cargo: number };
  'say.left': { left: number };
  'result.delivered': null;
  'result.spilled': null;
  'result.overturned': null;
  'result.empty': null;
  'result.late': null;
  'result.aboard': { aboard: number; need: number; cargo: number };
  'result.summary': { name: string; aboard: number; cargo: number; coins: number };
}
