import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { Section } from '#app/ui/section.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { BodyGlyph, RetrogradeGlyph, SignGlyph } from '../drawing/glyphs.tsx';
import { MoonPicture } from './moon-disc.tsx';

type SkyData = BlockData<(typeof starSignBlocks)['sky']>;

/** The positions of Sun, Moon and planets, the phase of the Moon and the next events. */
export function Sky({ data }: { data: SkyData }) {
  const t = useMessages('star-sign');
  return (
    <Section title={data.title}>
      <div className="grid grid-cols-1 gap-4 @4xl:grid-cols-2 @6xl:grid-cols-[1.25fr_1fr_1fr]">
        <div className="star-panel">
          <h3 className="text-lg">{t('sky.planets')}</h3>
          <p className="mb-3 text-sm text-soft">{t('sky.asOf', { time: data.asOf, zone: data.zone })}</p>
          <div className="overflow-x-auto">
            <Positions rows={data.rows} />
          </div>
        </div>
        <TheMoon moon={data.moon} />
        <div className="star-panel @4xl:col-span-2 @6xl:col-span-1">
          <h3 className="text-lg">{t('sky.events')}</h3>
          <p className="mb-3 text-sm text-soft">{data.zone}</p>
          <ol className="grid grid-cols-1 gap-x-8 @4xl:grid-cols-2 @6xl:grid-cols-1">
            {data.events.map(({ body, text, at, iso }) => (
              <li
                key={iso + text}
                className="flex flex-wrap items-center gap-x-3 border-t border-line py-2.5 @6xl:first:border-t-0"
              >
                <BodyGlyph body={body} />
                <span className="min-w-0 flex-1 font-semibold">{text}</span>
                <time dateTime={iso} className="flex-none text-sm text-soft tabular-nums @max-3xs:basis-full">
                  {at}
                </time>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Positions({ rows }: { rows: SkyData['rows'] }) {
  const t = useMessages('star-sign');
  return (
    <table className="w-full text-start @max-sm:text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('sky.body')}</th>
          <th scope="col">{t('sky.sign')}</th>
          <th scope="col">{t('sky.degree')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ body, name, sign, signName, degree, isRetrograde }) => (
          <tr key={body} className="border-t border-line">
            <th scope="row" className="py-2 pe-2 text-start font-semibold">
              <span className="flex items-center gap-2">
                <span className="@max-[19rem]:hidden">
                  <BodyGlyph body={body} />
                </span>
                {name}
                {isRetrograde && (
                  <span
                    className="grid size-6 place-items-center rounded-md bg-star/18 text-star"
                    title={t('sky.retrogradeHint')}
                  >
                    <RetrogradeGlyph />
                    {t.rich('sky.retrograde', { hidden })}
                  </span>
                )}
              </span>
            </th>
            <td className="py-2 pe-2">
              <span className="flex items-center gap-2">
                <SignGlyph sign={sign} className="size-4.5 text-star @max-sm:hidden" />
                {signName}
              </span>
            </td>
            <td className="py-2 text-end text-soft tabular-nums">{degree}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TheMoon({ moon }: { moon: SkyData['moon'] }) {
  const t = useMessages('star-sign');
  return (
    <div className="star-panel flex flex-col">
      <h3 className="text-lg">{t('sky.moon')}</h3>
      <p className="text-sm text-soft">{t('sky.moonView')}</p>
      <div className="grid flex-1 place-items-center py-4">
        <MoonPicture fraction={moon.fraction} isWaxing={moon.isWaxing} className="w-48 max-w-full" />
      </div>
      <p className="text-center font-display text-xl">{moon.name}</p>
      <p className="text-center text-soft">{t('sky.moonLit', { share: moon.share })}</p>
      <dl className="mt-4 grid grid-cols-2 gap-3 border-t border-line pt-4">
        {[
          { name: t('sky.nextNewMoon'), at: moon.nextNew },
          { name: t('sky.nextFullMoon'), at: moon.nextFull },
        ].map(({ name, at }) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{at}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
