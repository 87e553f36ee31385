import { Form } from 'react-router';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Section } from '#app/ui/section.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { Score } from './score.tsx';

type MatchData = BlockData<(typeof starSignBlocks)['matchSigns']>;

/** A form to choose two signs, and their compatibility. */
export function MatchSigns({ data }: { data: MatchData }) {
  return (
    <Section>
      <div id="match" className="star-panel scroll-mt-20">
        <h2 className="text-xl md:text-2xl">{data.title}</h2>
        <p className="mt-2 content-limit text-soft">
          Pick any two of the twelve signs. The scores come from the distance between them and their elements.
          People are more than their signs.
        </p>
        <Form
          key={`${data.a} ${data.b}`}
          action={`${data.action}#match`}
          className="mt-5 grid max-w-3xl grid-cols-2 items-end gap-4 @xl:grid-cols-[1fr_1fr_auto]"
        >
          <SignSelect name="a" label="First sign" value={data.a} options={data.options} />
          <SignSelect name="b" label="Second sign" value={data.b} options={data.options} />
          <button type="submit" className="col-span-2 button-act @xl:col-span-1">
            Compare
          </button>
        </Form>
        <div aria-live="polite">
          {data.isHalfAsked && (
            <p className="mt-5 rounded-2xl bg-danger/15 p-4 font-semibold">
              Please choose both signs from the list.
            </p>
          )}
          {data.pair && <Pair pair={data.pair} />}
        </div>
      </div>
    </Section>
  );
}

function SignSelect({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: MatchData['options'];
}) {
  return (
    <label className="grid gap-1.5 text-sm font-bold">
      {label}
      <select name={name} required defaultValue={value} className="star-input">
        <option value="">Choose</option>
        {options.map((option) => (
          <option key={option.slug} value={option.slug}>
            {option.name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Pair({ pair }: { pair: NonNullable<MatchData['pair']> }) {
  return (
    <div className="mt-6 grid gap-6 border-t border-line pt-6 @4xl:grid-cols-[1fr_1.2fr] @4xl:gap-10">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl">
          {pair.signs.map(({ slug, name, href }, index) => (
            <span key={index} className="flex items-center gap-2.5">
              {index > 0 && <span className="text-base font-normal text-soft">and</span>}
              <SignGlyph sign={slug} className="size-7 text-star" />
              {href ? (
                <ItemLink href={href} className="hover:underline">
                  {name}
                </ItemLink>
              ) : (
                name
              )}
            </span>
          ))}
        </h3>
        <dl className="mt-4 grid gap-3">
          <Score name="Love" value={pair.love} />
          <Score name="Friendship" value={pair.friendship} />
          <Score name="Work" value={pair.work} />
        </dl>
      </div>
      <div className="prose">
        <p>{pair.text}</p>
        <p className="text-sm">{pair.reason}</p>
      </div>
    </div>
  );
}
