import type { ReactNode } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import { PageForm } from '#app/ui/page-form.tsx';
import { Section } from '#app/ui/section.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { SignName, signTag, smallWord } from './sign-name.tsx';

type FindData = BlockData<(typeof starSignBlocks)['findSign']>;
type Found = Extract<FindData['result'], { isValid: true }>;

/** The form that finds a sign by date of birth, its result, and the cusps of the year. */
export function FindSign({ data }: { data: FindData }) {
  const t = useMessages('star-sign');
  const { result } = data;
  return (
    <Section>
      <div id="find" className="star-panel grid scroll-mt-20 grid-cols-1 gap-8 @4xl:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 className="text-xl md:text-2xl">{data.title}</h2>
          <p className="mt-2 max-w-read text-soft">{t('birth.intro')}</p>
          <PageForm
            key={`${data.born} ${data.time}`}
            action={`${data.action}#find`}
            className="mt-5 grid grid-cols-1 items-end gap-4 @xl:grid-cols-[1fr_1fr_auto]"
          >
            <label className="grid gap-1.5 text-sm font-bold">
              {t('birth.date')}
              <input
                type="date"
                name="born"
                required
                min="1800-01-01"
                max="2200-12-31"
                defaultValue={data.born}
                className="star-input"
              />
            </label>
            <label className="grid gap-1.5 text-sm font-bold">
              <span>{t.rich('birth.time', { quiet })}</span>
              <input type="time" name="time" defaultValue={data.time} className="star-input" />
            </label>
            <button type="submit" className="button-primary">
              {t('birth.find')}
            </button>
          </PageForm>
          <p className="mt-3 max-w-read text-sm text-soft">{t('birth.zone', { zone: data.zone })}</p>
          <div aria-live="polite">
            {result && !result.isValid && (
              <p className="mt-5 rounded-2xl bg-danger/15 p-4 font-semibold">
                {t(result.isMissingDay ? 'birth.missingDay' : 'birth.invalid')}
              </p>
            )}
            {result?.isValid && <Answer found={result} zone={data.zone} />}
          </div>
        </div>
        <Cusps data={data} />
      </div>
    </Section>
  );
}

const linkClass = 'underline decoration-star underline-offset-4';

const quiet = (children: ReactNode) => <span className="font-normal text-soft">{children}</span>;
const strong = (children: ReactNode) => <strong className="text-strong">{children}</strong>;

/** Formats a moment in UTC and, if the site's time zone is not UTC, in that time zone. */
function describeMoment(
  t: Messages<'star-sign'>,
  { utc, local }: { utc: string; local: string },
  zone: string,
): string {
  return local ? t('clock.both', { utc, local, zone }) : t('clock.utc', { utc });
}

function Answer({ found, zone }: { found: Found; zone: string }) {
  const t = useMessages('star-sign');
  const [first, second] = found.signs;
  const { change, stay } = found;
  if (!first) return null;
  return (
    <div className="mt-5 rounded-2xl bg-over/8 p-4 md:p-5">
      <p className="text-sm text-soft">{found.date}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 font-display text-2xl font-semibold">
        {second ? (
          t.rich('birth.either', {
            first: signTag(first, linkClass),
            second: signTag(second, linkClass),
            or: smallWord,
          })
        ) : (
          <SignName sign={first} linkClass={linkClass} />
        )}
      </p>
      {change && (
        <p className="mt-3 text-soft">
          {t.rich(second ? 'birth.changeUnknown' : 'birth.changeKnown', {
            ...change,
            time: describeMoment(t, change, zone),
            strong,
          })}
        </p>
      )}
      {stay && (
        <p className="mt-3 text-soft">
          {t.rich('birth.stay', {
            inSign: stay.inSign,
            began: describeMoment(t, stay.began, zone),
            ends: describeMoment(t, stay.ends, zone),
            strong,
          })}
        </p>
      )}
    </div>
  );
}

function Cusps({ data }: { data: FindData }) {
  const t = useMessages('star-sign');
  const hasLocal = data.cusps.some(({ local }) => local !== '');
  return (
    <div className="@4xl:border-s @4xl:border-line @4xl:ps-8">
      <h3 className="text-lg">{t('cusps.title', { year: String(data.year) })}</h3>
      <p className="text-sm text-soft">{hasLocal ? t('cusps.both', { zone: data.zone }) : t('cusps.utc')}</p>
      <ol className="mt-3 grid grid-flow-row grid-cols-1 gap-x-5 @xl:grid-flow-col @xl:grid-cols-2 @xl:grid-rows-6">
        {data.cusps.map(({ sign, name, iso, utc, local }) => (
          <li
            key={sign}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-2 @xl:nth-[6n+1]:border-t-0"
          >
            <span className="flex items-center gap-2.5 font-semibold">
              <SignGlyph sign={sign} className="size-4.5 text-star" />
              {name}
            </span>
            <time dateTime={iso} className="text-end text-sm text-soft tabular-nums">
              {utc}
              {local && <span className="block">{local}</span>}
            </time>
          </li>
        ))}
      </ol>
    </div>
  );
}
