import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { InLanguage, Name } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ItemLink } from '#app/ui/tile.tsx';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { starSignBlocks } from '../blocks.server.ts';
import { SignGlyph } from '../drawing/glyphs.tsx';
import { MySignButton } from './my-sign-button.tsx';
import { StarField } from './star-field.tsx';

type HeadData = BlockData<(typeof starSignBlocks)['signHead']>;

/** The emblem, name and facts of a sign. */
export function SignHead({ data }: { data: HeadData }) {
  const textLanguage = useTextLanguage();
  const t = useMessages('star-sign');
  const { slug, title, picture } = data;
  return (
    <>
      <StarField />
      <section className="shell mt-4 md:mt-6">
        <div className="grid grid-cols-1 items-start gap-6 @2xl:grid-cols-[minmax(0,20rem)_1fr] @2xl:gap-10 @4xl:items-center @6xl:grid-cols-[minmax(0,26rem)_1fr]">
          <div className="emblem mx-auto w-full max-w-64 @2xl:max-w-none">
            {picture ? (
              <Picture
                picture={picture}
                sizes="(min-width: 80rem) 416px, (min-width: 48rem) 320px, 256px"
                load="first"
                className="size-full object-cover"
              />
            ) : (
              slug && <SignGlyph sign={slug} className="size-2/5 text-star" />
            )}
          </div>
          <div className="min-w-0">
            <h1 className="flex items-center gap-4 text-3xl wrap-anywhere md:text-4xl">
              {slug && <SignGlyph sign={slug} className="size-9 flex-none text-star md:size-11" />}
              <span {...textLanguage('title')}>{title}</span>
            </h1>
            <div {...textLanguage('intro')} className="mt-3 grid max-w-read gap-3 text-lg text-soft">
              {data.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <dl className="mt-6 grid max-w-3xl grid-cols-2 gap-x-6 gap-y-4 @xl:grid-cols-3">
              {data.facts.map(({ name, value, language }) => (
                <div key={name}>
                  <dt className="text-sm text-soft">{name}</dt>
                  <dd className="font-semibold first-letter:uppercase">
                    <InLanguage language={language}>{value}</InLanguage>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-6 flex flex-wrap items-center gap-2.5">
              {slug && <MySignButton slug={slug} title={title} />}
              {data.categories.map((category) => (
                <ItemLink key={category.href} href={category.href} className="button-quiet">
                  <Name of={category} />
                </ItemLink>
              ))}
              {data.opposite && data.opposite.href && (
                <ItemLink href={data.opposite.href} className="button-quiet">
                  {t('fact.opposite', { sign: data.opposite.name })}
                </ItemLink>
              )}
            </p>
          </div>
        </div>
      </section>
    </>
  );
}
