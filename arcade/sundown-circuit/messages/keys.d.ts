// Generated from en.json by scripts/messages.ts. Do not edit.

export interface Messages {
  'title.tagline': null;
  'title.label': null;
  'howTo.steer': null;
  'howTo.drift': null;
  'howTo.boost': null;
  'advice.drift': null;
  'advice.slipstream': null;
  'advice.gravel': null;
  'advice.puddles': null;
  'advice.tyres': null;
  'advice.qualify': { count: number };
  'medal.none': null;
  'medal.bronze': null;
  'medal.silver': null;
  'medal.gold': null;
  'place.first': null;
  'place.second': null;
  'place.third': null;
  'place.fourth': null;
  'place.now': { place: string };
  'place.over': { place: string };
  'note.wrong': null;
  'note.late': null;
  'note.boost': null;
  'note.bigBoost': null;
  'note.sunburst': null;
  'note.hot': null;
  'note.lastLap': null;
  'note.lap': { lap: number };
  'chip.lap': null;
  'chip.place': null;
  'pad.drift': null;
  'say.start': { cup: string; name: string; advice: string };
  'result.qualify': { count: number };
  'result.first': null;
  'result.place': { place: string; name: string };
  'result.time': { time: string; medal: string };
  'result.record': { time: string; medal: string };
  'result.next': { medal: 'bronze' | 'silver' | 'other'; time: string };
}
