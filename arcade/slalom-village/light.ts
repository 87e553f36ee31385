/** The light of a course. It is later in the afternoon on each course. */
export interface Light {
  sky: readonly [string, string, string];
  sun: string;
  peaks: readonly [string, string, string];
  snow: readonly [string, string, string];
  shadow: string;
  groove: string;
  deep: string;
  track: string;
}

const LIGHTS: readonly Light[] = [
  {
    sky: ['#4aa5de', '#a9dcee', '#fff0cc'],
    sun: '#fff7c9',
    peaks: ['#a9c9ea', '#86abdc', '#6d8fc8'],
    snow: ['#fff1d8', '#fffaf0', '#eef4ff'],
    shadow: 'rgba(84,126,214,0.42)',
    groove: 'rgba(126,160,226,0.24)',
    deep: 'rgba(168,196,244,0.42)',
    track: 'rgba(120,152,222,0.7)',
  },
  {
    sky: ['#3f8ccb', '#b7d3dd', '#ffdca6'],
    sun: '#fff0b0',
    peaks: ['#b7c0e2', '#939fd6', '#7781c2'],
    snow: ['#ffe4bd', '#fff6e6', '#ebf0ff'],
    shadow: 'rgba(88,112,210,0.44)',
    groove: 'rgba(136,152,224,0.24)',
    deep: 'rgba(178,190,242,0.44)',
    track: 'rgba(122,142,220,0.7)',
  },
  {
    sky: ['#4460b2', '#c79fc6', '#ffbd93'],
    sun: '#ffe3a8',
    peaks: ['#b79fd2', '#8f80c4', '#6c65b0'],
    snow: ['#ffd3b4', '#fff0e6', '#e8e9ff'],
    shadow: 'rgba(90,92,198,0.44)',
    groove: 'rgba(140,140,220,0.26)',
    deep: 'rgba(182,178,240,0.46)',
    track: 'rgba(122,124,214,0.7)',
  },
];

export function lightOf(valley: number): Light {
  const light = LIGHTS[valley % LIGHTS.length] ?? LIGHTS[0];
  if (!light) throw new RangeError('A valley without light');
  return light;
}
