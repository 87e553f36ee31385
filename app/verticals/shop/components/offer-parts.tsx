import { ArrowUpRight, BadgeCheck, CalendarX2, Hourglass } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import { useRandomArrival } from '#app/pages/layouts/use-random-arrival.ts';
import type { DatedText } from '../offer-data.server.ts';
import { count } from '#app/visitor/count.ts';
import { countdownParts } from '../countdown.ts';
import { shop, type OfferKind, type OfferState } from '../vertical.ts';

/**
 * Handles visits that came from a details address without an id (spec NAV-4). The pages of all kinds of offers call it.
 */
export function useOfferArrival(id: number): void {
  useRandomArrival(shop.prefix, id);
}

/** The link to the shop, marked as a possibly paid link. Its clicks are counted for the offer. */
export function ShopLink({ offer, href, label }: { offer: number; href: string; label: string }) {
  const t = useMessages('shop');
  const click = () => count({ kind: 'click', vertical: shop.prefix, item: offer });
  return (
    <a
      href={href}
      target="_blank"
      rel="sponsored nofollow noopener"
      className="button-primary"
      onClick={click}
      onAuxClick={(event) => event.button === 1 && click()}
    >
      {label}
      <ArrowUpRight aria-hidden className="size-5" />
      <span className="sr-only">{t('offer.newTab')}</span>
    </a>
  );
}

/** Replaces the link to the shop when the offer has ended or not yet begun. */
export function StateNote({
  state,
  kind,
  starts,
  ends,
}: {
  state: OfferState;
  kind: OfferKind;
  starts: DatedText | null;
  ends: DatedText | null;
}) {
  const t = useMessages('shop');
  if (state === 'current') return null;
  const isOver = state === 'ended';
  const Icon = isOver ? CalendarX2 : Hourglass;
  const moment = isOver ? ends : starts;
  return (
    <p className="bg-ended text-on-ended flex items-center gap-3 rounded-tile px-4 py-3 font-semibold">
      <Icon aria-hidden className="size-5 flex-none" />
      <span>
        {moment
          ? t.rich(isOver ? 'state.endedOn' : 'state.startsOn', {
              kind,
              date: moment.text,
              day: dayElement(moment),
            })
          : t(isOver ? 'state.ended' : 'state.upcoming', { kind })}
      </span>
    </p>
  );
}

/** Returns the function that renders a day within a message. */
function dayElement({ dateTime }: DatedText, className?: string) {
  return (children: ReactNode) => (
    <time dateTime={dateTime} className={className}>
      {children}
    </time>
  );
}

/** The day on which the offer was last checked. */
export function Verified({ day }: { day: DatedText | null }) {
  const t = useMessages('shop');
  if (!day) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <BadgeCheck aria-hidden className="size-4.5 flex-none text-success" />
      <span>{t.rich('offer.checkedOn', { date: day.text, day: dayElement(day) })}</span>
    </p>
  );
}

/** The terms of the offer. */
export function Terms({ terms }: { terms: readonly string[] }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('shop');
  if (terms.length === 0) return null;
  return (
    <section className="panel">
      <h2 className="mb-3 text-lg">{t('offer.terms')}</h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-[0.9375rem] text-soft marker:text-success">
        {terms.map((term, index) => (
          <li {...textLanguage(`ext.terms[${index}]`)} key={term}>
            {term}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The end of the offer. With JavaScript, the last three days are counted down in the same box. */
export function Expiry({
  ends,
  endsAt,
  countsDown,
}: {
  ends: DatedText | null;
  endsAt: number;
  countsDown: boolean;
}) {
  const t = useMessages('shop');
  if (!ends) return null;
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${countsDown ? 'min-h-14' : ''}`}
    >
      <p className="text-soft">
        {t.rich('end.on', { date: ends.text, day: dayElement(ends, 'font-bold text-strong') })}
      </p>
      {countsDown && <Countdown endsAt={endsAt} />}
    </div>
  );
}

function Countdown({ endsAt }: { endsAt: number }) {
  const t = useMessages('shop');
  const formats = useFormats();
  const now = useSeconds();
  const { days, hours, minutes, seconds } = countdownParts(endsAt, now ?? endsAt);
  const parts = [
    { name: 'days', value: days, unit: t('countdown.days', { count: days }) },
    { name: 'hours', value: hours, unit: t('countdown.hours', { count: hours }) },
    { name: 'minutes', value: minutes, unit: t('countdown.minutes') },
    { name: 'seconds', value: seconds, unit: t('countdown.seconds') },
  ];
  return (
    <p role="timer" className={`flex gap-1.5 ${now === null ? 'invisible' : ''}`}>
      {parts.map(({ name, value, unit }) => (
        <span key={name} className="grid w-14 justify-items-center rounded-xl bg-deep/40 py-1.5">
          <span className="font-display text-xl leading-none font-semibold tabular-nums">
            {formats.number(value, { minimumIntegerDigits: 2 })}
          </span>
          <span className="text-xs text-soft">{unit}</span>
        </span>
      ))}
    </p>
  );
}

/** Returns the current time in Unix milliseconds, updated every second. Returns `null` before hydration. */
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
