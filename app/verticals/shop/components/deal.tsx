import { ShoppingBag } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { hidden } from '#app/ui/message-tags.tsx';
import { textIn } from '#app/ui/in-language.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { Prices } from './deal-tile.tsx';
import { Expiry, ShopLink, StateNote, Terms, useOfferArrival, Verified } from './offer-parts.tsx';
import { SampleNote } from './sample-label.tsx';

const codeElement = (children: ReactNode) => (
  <code className="rounded-lg bg-raised px-2 py-1 font-bold text-strong select-all">{children}</code>
);

/** A deal's page: description, price and merchant. */
export function Deal({ data }: { data: BlockData<(typeof shopBlocks)['deal']> }) {
  const textLanguage = useTextLanguage();
  const languageNote = useLanguageNote(data.intro ? 'intro' : 'title');
  const t = useMessages('shop');
  useOfferArrival(data.id);
  const isCurrent = data.state === 'current';
  return (
    <div className="shell mt-4">
      <div className="mx-auto grid max-w-[65rem] grid-cols-1 gap-5">
        {data.isSample && <SampleNote merchant={data.merchant} />}
        <StateNote state={data.state} kind="deal" starts={data.starts} ends={data.ends} />
        <div className="grid grid-cols-1 gap-6 md:gap-8 @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="relative grid aspect-square place-items-center overflow-hidden rounded-panel bg-surface soft-shadow">
            {data.picture ? (
              <Picture
                picture={data.picture}
                sizes="(min-width: 64rem) 460px, (min-width: 48rem) 44vw, 94vw"
                plainWidth={640}
                load="first"
                className="size-full object-cover"
              />
            ) : (
              <ShoppingBag aria-hidden className="size-24 text-faint" strokeWidth={1.25} />
            )}
            {data.discount && (
              <span className="bg-saving text-on-saving absolute start-4 top-4 rounded-full px-4 py-1 font-display text-xl font-bold">
                {t.rich('price.discount', {
                  discount: data.discount,
                  hidden,
                  own: textIn(data.discountLanguage),
                })}
              </span>
            )}
          </div>
          <div className="flex flex-col gap-4 self-center">
            {data.merchant && (
              <p className="font-semibold text-soft">{t('deal.from', { merchant: data.merchant })}</p>
            )}
            <h1 {...textLanguage('title')} className="text-2xl md:text-3xl">
              {data.title}
            </h1>
            {languageNote && <p className="text-sm text-soft">{languageNote}</p>}
            <Prices price={data.price} priceOriginal={data.priceOriginal} isLarge />
            {data.intro && (
              <p {...textLanguage('intro')} className="max-w-read leading-relaxed text-soft">
                {data.intro}
              </p>
            )}
            {data.code && isCurrent && (
              <p className="text-soft">{t.rich('deal.useCode', { value: data.code, code: codeElement })}</p>
            )}
            {data.merchantUrl && isCurrent && (
              <p>
                <ShopLink
                  offer={data.id}
                  href={data.merchantUrl}
                  label={data.merchant ? t('deal.see', { shop: data.merchant }) : t('deal.seeUnnamed')}
                />
              </p>
            )}
            <Verified day={data.verified} />
          </div>
        </div>
        {isCurrent && data.ends && (
          <div className="panel">
            <Expiry ends={data.ends} endsAt={data.endsAt} countsDown={data.countsDown} />
          </div>
        )}
        <Terms terms={data.terms} />
      </div>
    </div>
  );
}
