import { Check, ShieldCheck, TriangleAlert } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { useAttributesOf, useTextLanguage } from '#app/ui/text-language.ts';
import type { appBlocks } from '../blocks.server.ts';

type Data = BlockData<(typeof appBlocks)['appDetails']>;

/** The description of an app, its changes and its permissions, beside its facts. */
export function AppDetails({ data }: { data: Data }) {
  const { plain, technical } = data.permissions;
  return (
    <div className="shell mt-8 md:mt-10">
      <div className="app-details">
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          <About data={data} />
          {data.antiFeatures.length > 0 && <Warnings antiFeatures={data.antiFeatures} />}
          {data.changelog.length > 0 && <Changes changelog={data.changelog} />}
          {plain.length + technical.length > 0 && <Permissions plain={plain} technical={technical} />}
        </div>
        {data.facts.length > 0 && <Facts facts={data.facts} />}
      </div>
    </div>
  );
}

function About({ data: { paragraphs, html, htmlText, features } }: { data: Data }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('apps');
  const languageNote = useLanguageNote(paragraphs.length > 0 ? 'intro' : htmlText);
  if (paragraphs.length === 0 && html === '' && features.length === 0) return null;
  return (
    <section className="panel">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-xl">{t('details.about')}</h2>
        {languageNote && <p className="text-sm font-semibold text-faint">{languageNote}</p>}
      </div>
      <div className="flex flex-wrap gap-x-12 gap-y-5">
        <div className="grid max-w-read basis-read gap-4 leading-relaxed break-words text-soft">
          {paragraphs.map((paragraph) => (
            <p {...textLanguage('intro')} key={paragraph} className="whitespace-pre-line">
              {paragraph}
            </p>
          ))}
          {html && <SanitisedHtml {...textLanguage(htmlText)} html={html} className="prose" />}
        </div>
        {features.length > 0 && (
          <ul
            aria-label={t('details.features')}
            className="grid min-w-0 flex-1 basis-60 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] content-start gap-x-8 gap-y-2"
          >
            {features.map((feature, index) => (
              <li key={feature} className="flex gap-2.5 wrap-anywhere">
                <Check aria-hidden className="mt-0.5 size-5 flex-none text-app" />
                <span {...textLanguage(`ext.features[${index}]`)}>{feature}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Warnings about an app from the catalogue that lists it. */
function Warnings({ antiFeatures }: Pick<Data, 'antiFeatures'>) {
  const textLanguage = useTextLanguage();
  const t = useMessages('apps');
  return (
    <section className="panel">
      <h2 className="mb-3 text-xl">{t('details.warnings')}</h2>
      <ul className="grid gap-3">
        {antiFeatures.map(({ name, reason }, index) => (
          <li key={name} className="flex gap-3">
            <TriangleAlert aria-hidden className="mt-0.5 size-5 flex-none text-accent-mark" />
            <div className="min-w-0">
              <p className="font-bold">{name}</p>
              {reason && (
                <p
                  {...textLanguage(`ext.anti_features[${index}].reason`)}
                  className="text-[0.9375rem] break-words text-soft"
                >
                  {reason}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The changes of the newest version, with an expandable list of older changes. */
function Changes({ changelog }: Pick<Data, 'changelog'>) {
  const t = useMessages('apps');
  const [newest, ...older] = changelog;
  return (
    <section className="panel">
      <h2 className="mb-3 text-xl">{t('changes.title')}</h2>
      {newest && <Change change={newest} index={0} />}
      {older.length > 0 && (
        <details className="group mt-4">
          <summary className="flex min-h-11 w-fit items-center font-bold text-accent-text hover:underline">
            {t('changes.older')}
          </summary>
          <div className="mt-2 grid gap-5">
            {older.map((change, index) => (
              <Change key={change.version + change.dateTime} change={change} index={index + 1} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

function Change({
  change: { version, date, dateTime, text },
  index,
}: {
  change: Data['changelog'][number];
  index: number;
}) {
  const textLanguage = useTextLanguage();
  return (
    <div>
      <h3 className="text-base">
        {version}
        {date && (
          <time dateTime={dateTime} className="ms-3 font-text text-sm font-semibold text-faint">
            {date}
          </time>
        )}
      </h3>
      <p
        {...textLanguage(`ext.changelog[${index}].text`)}
        className="mt-1 max-w-read text-[0.9375rem] break-words whitespace-pre-line text-soft"
      >
        {text}
      </p>
    </div>
  );
}

function Permissions({ plain, technical }: Data['permissions']) {
  const attributesOf = useAttributesOf();
  const t = useMessages('apps');
  return (
    <section className="panel">
      <h2 className="mb-3 text-xl">{t('permissions.title')}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-2 @xl:grid-cols-2">
        {plain.map(({ text, reason, language }) => (
          <li key={text} className="flex gap-2.5">
            <ShieldCheck aria-hidden className="mt-0.5 size-5 flex-none text-app" />
            <span className="min-w-0">
              {text}
              {reason && (
                <span {...attributesOf(language)} className="block text-sm text-soft">
                  {reason}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {technical.length > 0 && (
        <details className="mt-3">
          <summary className="flex min-h-11 w-fit items-center font-bold text-accent-text hover:underline">
            {t('permissions.technical', { count: technical.length })}
          </summary>
          <ul className="mt-2 grid gap-1 font-mono text-[0.8125rem] break-all text-soft">
            {technical.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Facts({ facts }: Pick<Data, 'facts'>) {
  const t = useMessages('apps');
  return (
    <section className="panel @4xl:sticky @4xl:top-20">
      <h2 className="mb-2 text-xl">{t('details.facts')}</h2>
      <dl>
        {facts.map(({ name, value, url, language }) => (
          <div
            key={name}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-t border-line py-2 first:border-0"
          >
            <dt className="flex-none text-[0.9375rem] text-faint">{name}</dt>
            <dd className="min-w-0 text-end text-[0.9375rem] font-semibold break-words">
              {url ? (
                <a
                  href={url}
                  rel="noopener"
                  className="inline-block max-w-full py-1 break-words underline decoration-line underline-offset-4 hover:decoration-current"
                >
                  {value}
                </a>
              ) : (
                <bdi>
                  <InLanguage language={language}>{value}</InLanguage>
                </bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
