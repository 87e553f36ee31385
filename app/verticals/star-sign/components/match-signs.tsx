import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageForm } from '#app/ui/page-form.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { Section } from '#app/ui/section.tsx';
import type { starSignBlocks } from '../blocks.server.ts';
import { Score } from './score.tsx';
import { signTag, smallWord } from './sign-name.tsx';

type MatchData = BlockData<(typeof starSignBlocks)['matchSigns']>;

/** A form to choose two signs, and their compatibility. */
export function MatchSigns({ data }: { data: MatchData }) {
  const t = useMessages('star-sign');
  return (
    <Section>
      <div id="match" className="star-panel scroll-mt-20">
        <h2 className="text-xl md:text-2xl">{data.title}</h2>
        <p className="mt-2 content-limit text-soft">{t('pair.intro')}</p>
        <PageForm
          key={`${data.a} ${data.b}`}
          action={`${data.action}#match`}
          className="mt-5 grid max-w-3xl grid-cols-2 items-end gap-4 @xl:grid-cols-[1fr_1fr_auto]"
        >
          <SignSelect name="a" label={t('pair.first')} value={data.a} options={data.options} />
          <SignSelect name="b" label={t('pair.second')} value={data.b} options={data.options} />
          <button type="submit" className="col-span-2 button-primary @xl:col-span-1">
            {t('pair.compare')}
          </button>
        </PageForm>
        <div aria-live="polite">
          {data.isIncomplete && (
            <p className="mt-5 rounded-2xl bg-danger/15 p-4 font-semibold">{t('pair.incomplete')}</p>
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
  const t = useMessages('star-sign');
  return (
    <label className="grid gap-1.5 text-sm font-bold">
      {label}
      <select name={name} required defaultValue={value} className="star-input">
        <option value="">{t('pair.choose')}</option>
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
  const t = useMessages('star-sign');
  const textLanguage = useLanguageAttributes(pair.language);
  const [first, second] = pair.signs;
  if (!first || !second) return null;
  return (
    <div className="mt-6 grid grid-cols-1 gap-6 border-t border-line pt-6 @4xl:grid-cols-[1fr_1.2fr] @4xl:gap-10">
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2 text-2xl">
          {t.rich('pair.signs', {
            first: signTag(first, 'hover:underline'),
            second: signTag(second, 'hover:underline'),
            and: smallWord,
          })}
        </h3>
        <dl className="mt-4 grid gap-3">
          <Score name={t('score.love')} value={pair.love} />
          <Score name={t('score.friendship')} value={pair.friendship} />
          <Score name={t('score.work')} value={pair.work} />
        </dl>
      </div>
      <div className="prose">
        <p {...textLanguage}>{pair.text}</p>
        <p className="text-sm">{pair.reason}</p>
      </div>
    </div>
  );
}
