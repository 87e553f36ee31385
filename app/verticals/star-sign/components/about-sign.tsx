import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Section } from '#app/ui/section.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { starSignBlocks } from '../blocks.server.ts';

type AboutData = BlockData<(typeof starSignBlocks)['aboutSign']>;

/** The character of a sign, and texts about love and work, beside its strengths, season and constellation. */
export function AboutSign({ data }: { data: AboutData }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('star-sign');
  return (
    <Section>
      <div className="grid grid-cols-1 items-start gap-4 @4xl:grid-cols-[1.35fr_1fr] @min-[86rem]:grid-cols-[2fr_1fr]">
        <div className="grid grid-cols-1 gap-4 @min-[86rem]:grid-cols-2">
          {data.texts.map(({ id, title, paragraphs }) => (
            <section key={id} aria-labelledby={id} className="star-panel">
              <h2 id={id} className="text-xl md:text-2xl">
                {title}
              </h2>
              <div className="prose mt-3">
                {paragraphs.map((paragraph, index) => (
                  <p {...textLanguage(`ext.${id}[${index}]`)} key={paragraph}>
                    {paragraph}
                  </p>
                ))}
              </div>
            </section>
          ))}
          <Season text={data.season} />
        </div>
        <div className="grid grid-cols-1 gap-4 @xl:grid-cols-2 @4xl:grid-cols-1">
          <Words title={t('about.strengths')} words={data.strengths} path="ext.strengths" />
          <Words title={t('about.growth')} words={data.growth} path="ext.growth" />
          <Stars data={data} />
        </div>
      </div>
    </Section>
  );
}

function Words({ title, words, path }: { title: string; words: readonly string[]; path: string }) {
  const textLanguage = useTextLanguage();
  if (words.length === 0) return null;
  return (
    <section className="star-panel">
      <h2 className="text-xl">{title}</h2>
      <ul className="mt-3 grid gap-2">
        {words.map((word, index) => (
          <li key={word} className="flex gap-3">
            <span aria-hidden className="mt-2.5 size-1.5 flex-none rotate-45 bg-star" />
            <span {...textLanguage(`${path}[${index}]`)}>{word}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Season({ text }: { text: string }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('star-sign');
  if (!text) return null;
  return (
    <section className="star-panel">
      <h2 className="text-xl md:text-2xl">{t('about.season')}</h2>
      <div className="prose mt-3">
        <p {...textLanguage('ext.season')}>{text}</p>
      </div>
    </section>
  );
}

function Stars({ data }: { data: AboutData }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('star-sign');
  if (!data.constellation) return null;
  return (
    <section className="star-panel @xl:col-span-2 @4xl:col-span-1">
      <h2 className="text-xl">{data.slug ? t('about.constellation') : t('about.stars')}</h2>
      <p {...textLanguage('ext.constellation')} className="mt-3 max-w-read text-soft">
        {data.constellation}
      </p>
      {data.sources.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-bold text-soft">{t('about.sources')}</h3>
          <ul className="mt-1 grid gap-1 text-sm">
            {data.sources.map(({ title, url }) => (
              <li key={url}>
                <a
                  href={url}
                  rel="noopener"
                  className="inline-block py-0.5 text-star underline underline-offset-4 hover:text-strong"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
