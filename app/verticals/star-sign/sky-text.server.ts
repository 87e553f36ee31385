import type { Messages } from '#app/messages/use-messages.ts';
import type { Localisation } from '#app/pages/localisation.ts';
import type { Transit } from './readings/transits.server.ts';
import type { SkyEvent } from './sky/events.server.ts';
import type { MoonLight, PhaseName } from './sky/moon.server.ts';
import type { Position } from './sky/positions.server.ts';

type StarMessages = Messages<'star-sign'>;

/** The sky at the start of an hour: the positions of the bodies and the light of the Moon. */
export interface HourSky {
  positions: readonly Position[];
  light: MoonLight;
  /** The start of the hour, for which the positions were computed, in Unix milliseconds. */
  at: number;
  /** When the positions have to be computed again. */
  endsAt: number;
}

/** The option that each phase selects in a message. */
const phaseOptions = {
  'new moon': 'newMoon',
  'waxing crescent': 'waxingCrescent',
  'first quarter': 'firstQuarter',
  'waxing gibbous': 'waxingGibbous',
  'full moon': 'fullMoon',
  'waning gibbous': 'waningGibbous',
  'last quarter': 'lastQuarter',
  'waning crescent': 'waningCrescent',
} as const satisfies Readonly<Record<PhaseName, string>>;

/** Returns the name of a phase, such as “Waxing gibbous”. */
export function phaseLabel(t: StarMessages, phase: PhaseName): string {
  return t('phase.name', { phase: phaseOptions[phase] });
}

/** Returns how far the Sun has moved through its sign. */
function stageOf(degree: number): 'entered' | 'first' | 'middle' | 'last' {
  if (degree < 4) return 'entered';
  if (degree < 12) return 'first';
  return degree < 22 ? 'middle' : 'last';
}

/** Describes the sky in one sentence: the position of the Sun, and the phase and position of the Moon. */
export function describeSky(t: StarMessages, { positions, light }: HourSky): string {
  const sun = positions.find(({ body }) => body === 'Sun');
  const moon = positions.find(({ body }) => body === 'Moon');
  if (!sun || !moon) return '';
  return t('zodiac.lead', {
    stage: stageOf(sun.degree),
    inSunSign: t('sign.in', { sign: sun.sign }),
    toSunSign: t('sign.to', { sign: sun.sign }),
    phase: phaseOptions[light.name],
    share: light.fraction,
    inMoonSign: t('sign.in', { sign: moon.sign }),
  });
}

/** Describes an event, such as “Saturn turns direct in Aries, 7°”. */
export function describeEvent(
  { messages, formats }: Pick<Localisation, 'messages' | 'formats'>,
  event: SkyEvent,
): string {
  const t = messages('star-sign');
  const inSign = t('sign.in', { sign: event.sign });
  if (event.kind === 'ingress') {
    const toSign = t('sign.to', { sign: event.sign });
    const body = t('body.name', { body: event.body });
    return event.isRetrograde ? t('event.returns', { body, toSign }) : t('event.enters', { body, toSign });
  }
  const degree = `${formats.number(Math.floor(event.degree))}°`;
  if (event.kind === 'phase') return t('event.phase', { phase: phaseLabel(t, event.name), inSign, degree });
  const body = t('body.name', { body: event.body });
  return event.turns === 'retrograde'
    ? t('event.retrograde', { body, inSign, degree })
    : t('event.direct', { body, inSign, degree });
}

/** Describes a transit, such as “Moon in Leo, your fifth house”. */
export function describeTransit(t: StarMessages, transit: Transit): string {
  const body = t('body.name', { body: transit.body });
  const inSign = t('sign.in', { sign: transit.sign });
  const toSign = t('sign.to', { sign: transit.sign });
  const house = t('sign.house', { house: `house${transit.house}` });
  switch (transit.kind) {
    case 'phase':
      return t('transit.phase', { phase: phaseLabel(t, transit.phase), inSign, house });
    case 'station':
      return transit.isRetrograde
        ? t('transit.retrograde', { body, inSign, house })
        : t('transit.direct', { body, inSign, house });
    case 'ingress':
      return transit.isRetrograde
        ? t('transit.returns', { body, toSign, house })
        : t('transit.enters', { body, toSign, house });
    case 'position':
      return transit.isRetrograde
        ? t('transit.positionRetrograde', { body, inSign, house })
        : t('transit.position', { body, inSign, house });
  }
}
