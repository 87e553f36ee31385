import { Form } from 'react-router';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';

type FindData = BlockData<(typeof starSignBlocks)['findSign']>;
type Found = Extract<FindData['result'], { isValid: true }>;

/** The form that finds a sign by date of birth, its result, and the cusps of the year. */
export function FindSign({ data }: { data: FindData }) {
  const { result } = data;
  return (
    <Section>
      <div id="find" className="star-panel grid scroll-mt-20 grid-cols-1 gap-8 @4xl:grid-cols-[1fr_1.15fr]">
        <div>
          <h2 className="text-xl md:text-2xl">{data.title}</h2>
          <p className="mt-2 max-w-read text-soft">
            The Sun changes signs at a slightly different moment each year, and rarely at midnight. Enter your
            birthday to see where it was.
          </p>
          <Form
            key={`${data.born} ${data.time}`}
            action={`${data.action}#find`}
            className="mt-5 grid grid-cols-1 items-end gap-4 @xl:grid-cols-[1fr_1fr_auto]"
          >
            <label className="grid gap-1.5 text-sm font-bold">
              Date of birth
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
              <span>
                Time <span className="font-normal text-soft">if you know it</span>
              </span>
              <input type="time" name="time" defaultValue={data.time} className="star-input" />
            </label>
            <button type="submit" className="button-act">
              Find it
            </button>
          </Form>
          <p className="mt-3 max-w-read text-sm text-soft">
            Dates and times are in this site’s time zone ({data.zone}). The time only matters on a day when
            the sign changes.
          </p>
          <div aria-live="polite">
            {result && !result.isValid && (
              <p className="mt-5 rounded-2xl bg-danger/15 p-4 font-semibold">
                Enter a date between 1800 and 2200, and check the time.
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

function Answer({ found, zone }: { found: Found; zone: string }) {
  const clocks = ({ utc, local }: { utc: string; local: string }) =>
    local ? `${utc} UTC (${local}, ${zone})` : `${utc} UTC`;
  const [first, second] = found.signs;
  return (
    <div className="mt-5 rounded-2xl bg-over/8 p-4 md:p-5">
      <p className="text-sm text-soft">{found.date}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2 font-display text-2xl font-semibold">
        {found.signs.map(({ slug, name, href }, index) => (
          <span key={slug} className="flex items-center gap-2.5">
            {index > 0 && <span className="text-base font-normal text-soft">or</span>}
            <SignGlyph sign={slug} className="size-7 text-star" />
            {href ? (
              <ItemLink href={href} className="underline decoration-star underline-offset-4">
                {name}
              </ItemLink>
            ) : (
              name
            )}
          </span>
        ))}
      </p>
      {found.change && (
        <p className="mt-3 text-soft">
          That day, the Sun moved from {found.change.earlier} into {found.change.later} at{' '}
          <strong className="text-strong">{clocks(found.change)}</strong>.
          {second
            ? ` If you were born before then, your sign is ${first?.name}; if later, ${second.name}.`
            : ' Your time of birth settles it.'}
        </p>
      )}
      {found.stay && (
        <p className="mt-3 text-soft">
          The Sun was in {first?.name} from{' '}
          <strong className="text-strong">{clocks(found.stay.began)}</strong> to{' '}
          <strong className="text-strong">{clocks(found.stay.ends)}</strong>.
        </p>
      )}
    </div>
  );
}

function Cusps({ data }: { data: FindData }) {
  return (
    <div className="@4xl:border-s @4xl:border-line @4xl:ps-8">
      <h3 className="text-lg">When the Sun changes sign in {data.year}</h3>
      <p className="text-sm text-soft">
        UTC{data.cusps.some(({ local }) => local !== '') && ` and ${data.zone}`}
      </p>
      <ol className="mt-3 grid grid-flow-row gap-x-8 @xl:grid-flow-col @xl:grid-cols-2 @xl:grid-rows-6">
        {data.cusps.map(({ sign, name, iso, utc, local }) => (
          <li
            key={sign}
            className="flex items-center justify-between gap-3 border-t border-line py-2 @xl:nth-[6n+1]:border-t-0"
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
