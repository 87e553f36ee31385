import { useFormats, useMessages, type Messages } from '#app/messages/use-messages.ts';
import { createScale, curvePath } from '../curve.ts';
import { litMoonPath } from '../moon-shape.ts';
import { duration, sunHeight } from '../units.ts';
import type { MoonView, SunView } from '../weather-data.ts';

const width = 440;
const height = 150;

/** The course of the sun during the day and the phase of the moon. Both are computed. */
export function SunAndMoon({ sun, moon }: { sun: SunView; moon: MoonView }) {
  const t = useMessages('weather');
  const formats = useFormats();
  return (
    <section className="sun-and-moon flex min-h-[40rem] flex-col panel">
      <h2 className="text-lg">{t('sky.title')}</h2>
      <SunPath sun={sun} />
      <dl className="mt-3 grid gap-x-6 gap-y-2 min-[28rem]:grid-cols-2">
        <Fact name={t('fact.sunrise')} value={sun.sunrise ?? t('fact.noSunrise')} isAbsent={!sun.sunrise} />
        <Fact name={t('fact.sunset')} value={sun.sunset ?? t('fact.noSunset')} isAbsent={!sun.sunset} />
        <Fact name={t('fact.firstLight')} value={sun.dawn ?? t('fact.none')} isAbsent={!sun.dawn} />
        <Fact name={t('fact.lastLight')} value={sun.dusk ?? t('fact.none')} isAbsent={!sun.dusk} />
        <Fact name={t('fact.daylight')} value={duration(t, sun.daylightMinutes)} />
        <Fact name={t('fact.sunNow')} value={sunHeight(formats, t, sun.altitude)} />
      </dl>
      <div className="mt-5 flex items-center gap-5 @max-3xs:flex-wrap">
        <Moon moon={moon} />
        <div className="min-w-0">
          <h3 className="text-lg">{moon.name}</h3>
          <p className="text-soft">{t('moon.lit', { share: moon.litPercent / 100 })}</p>
          <p className="mt-1 text-sm text-soft">{describeMoonTimes(moon, t)}</p>
          <p className="text-sm text-soft">{moon.next}</p>
        </div>
      </div>
    </section>
  );
}

function describeMoonTimes({ moonrise, moonset }: MoonView, t: Messages<'weather'>): string {
  if (moonrise === null) return moonset === null ? t('moon.neither') : t('moon.setsOnly', { moonset });
  return moonset === null ? t('moon.risesOnly', { moonrise }) : t('moon.risesAndSets', { moonrise, moonset });
}

function SunPath({ sun }: { sun: SunView }) {
  const scale = createScale([...sun.heights, -12, 12], { top: 22, bottom: height - 10, minSpan: 24 });
  const last = sun.heights.length - 1;
  const path = curvePath(
    sun.heights.map((altitude, index) => ({ x: (index / last) * width, y: scale(altitude) })),
  );
  const horizon = Math.round(scale(0) * 10) / 10;
  const isUp = sun.altitude > -0.833;
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className="mt-3 min-h-[11.5rem] w-full flex-1 overflow-visible"
    >
      <path
        d={path}
        fill="none"
        stroke="var(--color-info)"
        strokeWidth="3"
        strokeDasharray="1 8"
        strokeLinecap="round"
        opacity=".7"
      />
      <svg x="0" y="0" width={width} height={horizon} overflow="hidden">
        <path d={`${path}V${height}H0Z`} fill="var(--sun)" opacity=".12" />
        <path d={path} fill="none" stroke="var(--sun)" strokeWidth="4" />
      </svg>
      <path d={`M0 ${horizon}H${width}`} stroke="var(--color-over)" strokeWidth="1.5" opacity=".28" />
      <g
        transform={`translate(${Math.round(sun.share * width)} ${Math.round(scale(sun.altitude) * 10) / 10})`}
      >
        {isUp && (
          <path
            d="M0-15v-5M0 15v5M15 0h5M-15 0h-5M10.6-10.6l3.5-3.5M10.6 10.6l3.5 3.5M-10.6 10.6l-3.5 3.5M-10.6-10.6l-3.5-3.5"
            stroke="var(--sun)"
            strokeWidth="3.5"
            strokeLinecap="round"
          />
        )}
        <circle
          r={isUp ? 10 : 8}
          fill={isUp ? 'var(--sun)' : 'var(--color-surface)'}
          stroke="var(--sun)"
          strokeWidth={isUp ? 0 : 3}
        />
      </g>
    </svg>
  );
}

function Moon({ moon }: { moon: MoonView }) {
  return (
    <svg aria-hidden viewBox="-50 -50 100 100" className="size-28 flex-none">
      <circle r="46" fill="#0b1238" />
      <g transform={moon.isSouthern ? 'rotate(180)' : undefined}>
        <path d={litMoonPath(moon.phase, 46)} fill="#e9edff" />
      </g>
      <g fill="#0b1238" opacity=".1">
        <circle cx="-14" cy="-16" r="11" />
        <circle cx="15" cy="-8" r="7" />
        <circle cx="-2" cy="18" r="13" />
        <circle cx="22" cy="20" r="5" />
      </g>
      <circle r="46" fill="none" stroke="#fff" strokeOpacity=".2" strokeWidth="1.5" />
    </svg>
  );
}

function Fact({ name, value, isAbsent = false }: { name: string; value: string; isAbsent?: boolean }) {
  return (
    <div className="flex min-h-8 items-baseline justify-between gap-3 border-b border-line">
      <dt className="text-soft">{name}</dt>
      <dd className={isAbsent ? 'text-sm text-soft' : 'font-display text-lg font-semibold'}>{value}</dd>
    </div>
  );
}
