import { ArrowUpRight, BadgeCheck, CalendarX2, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRandomArrival } from '#app/pages/layouts/use-random-arrival.ts';
import type { DatedText } from '../offer-data.server.ts';
import { countdownParts } from '../offer-time.ts';
import { shop } from '../vertical.ts';

/** Handles visits that came from a details address without an id (spec NAV-4). The page of every kind calls it. */
export function useOfferArrival(id: number): void {
  useRandomArrival(shop.prefix, id);
}

/** The link to the shop, marked as a possibly paid link. */
export function ShopLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} target="_blank" rel="sponsored nofollow noopener" className="button-act">
      {label}
      <ArrowUpRight aria-hidden className="size-5" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** Replaces the link to the shop when the offer has ended or not yet begun. */
export function StateNote({
  state,
  what,
  starts,
  ends,
}: {
  state: 'on' | 'ended' | 'to-come';
  what: string;
  starts: DatedText | null;
  ends: DatedText | null;
}) {
  if (state === 'on') return null;
  const isOver = state === 'ended';
  const Icon = isOver ? CalendarX2 : Hourglass;
  const day = isOver ? ends : starts;
  return (
    <p className="flex items-center gap-3 rounded-tile bg-[#4a1730] px-4 py-3 font-semibold text-[#ffd9de]">
      <Icon aria-hidden className="size-5 flex-none" />
      <span>
        {isOver ? `This ${what} ended` : `This ${what} has not started yet`}
        {day && (
          <>
            {isOver ? ' on ' : '; it starts on '}
            <time dateTime={day.dateTime}>{day.text}</time>
          </>
        )}
        .
      </span>
    </p>
  );
}

/** The day on which the offer was last checked. */
export function Verified({ day }: { day: DatedText | null }) {
  if (!day) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <BadgeCheck aria-hidden className="size-4.5 flex-none text-success" />
      <span>
        Last checked on <time dateTime={day.dateTime}>{day.text}</time>
      </span>
    </p>
  );
}

/** The terms of the offer. */
export function Terms({ terms }: { terms: readonly string[] }) {
  if (terms.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="mb-3 text-lg">Terms</h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-[15px] text-soft marker:text-success">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}

/** The end of the offer. With JavaScript, its last three days are counted down in the same box. */
export function Expiry({
  ends,
  endsAt,
  countsDown,
  isOn,
}: {
  ends: DatedText | null;
  endsAt: number;
  countsDown: boolean;
  isOn: boolean;
}) {
  if (!ends || !isOn) return null;
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-soft">
        Ends on{' '}
        <time dateTime={ends.dateTime} className="font-bold text-strong">
          {ends.text}
        </time>
      </p>
      {countsDown && <Countdown endsAt={endsAt} />}
    </div>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const now = useSeconds();
  const parts = now === null ? null : countdownParts(endsAt, now);
  const units = ['days', 'hours', 'minutes', 'seconds'] as const;
  const names = { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' };
  return (
    <p role="timer" className={`flex gap-1.5 ${parts ? '' : 'invisible'}`}>
      {units.map((unit) => (
        <span key={unit} className="grid w-14 justify-items-center rounded-xl bg-deep/40 py-1.5">
          <span className="font-display text-xl leading-none font-semibold tabular-nums">
            {parts ? String(parts[unit]).padStart(2, '0') : '00'}
          </span>
          <span className="text-xs text-soft">{names[unit]}</span>
        </span>
      ))}
    </p>
  );
}

/** The current time, updated every second. `null` before hydration. */
function useSeconds(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
