import type { ReactNode } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { spendingNames } from '../vertical.ts';
import { CardArt } from './card-tile.tsx';
import { ShopLink, StateNote, Terms, useOfferArrival, Verified } from './offer-parts.tsx';
import { SampleNote } from './sample-label.tsx';
import { useCardFormats } from './use-card-formats.ts';

/** A credit card's page: its fees, rates and rewards as stated by the issuer. */
export function Card({ data }: { data: BlockData<(typeof shopBlocks)['card']> }) {
  const textLanguage = useTextLanguage();
  const languageNote = useLanguageNote(data.intro ? 'intro' : 'title');
  const t = useMessages('shop');
  const { money, percent, rates } = useCardFormats(data.currency);
  useOfferArrival(data.id);
  const { card } = data;
  const rewards = spendingNames.flatMap((name) => {
    const rate = card.rewards[name];
    return rate === undefined ? [] : [{ name, rate }];
  });
  return (
    <div className="shell mt-4">
      <div className="mx-auto grid max-w-[65rem] grid-cols-1 gap-5">
        {data.isSample && <SampleNote merchant={data.merchant} />}
        <StateNote state={data.state} kind="card" starts={data.starts} ends={data.ends} />
        <div className="grid grid-cols-1 items-center gap-6 md:gap-8 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
          <CardArt picture={data.picture} load="first" className="w-full max-w-72 soft-shadow" />
          <div className="flex flex-col gap-3">
            <p className="font-semibold text-soft">
              {[data.merchant, data.network].filter(Boolean).join(' · ')}
            </p>
            <h1 {...textLanguage('title')} className="text-2xl md:text-3xl">
              {data.title}
            </h1>
            {languageNote && <p className="text-sm text-soft">{languageNote}</p>}
            {data.goodFor && (
              <p className="max-w-read text-lg">
                <span className="block text-sm font-semibold text-soft">{t('card.goodFor')}</span>
                <span {...textLanguage('ext.good_for')}>{data.goodFor}</span>
              </p>
            )}
            {data.intro && (
              <p {...textLanguage('intro')} className="max-w-read leading-relaxed text-soft">
                {data.intro}
              </p>
            )}
            {data.merchantUrl && data.state === 'current' && (
              <p className="mt-1">
                <ShopLink
                  offer={data.id}
                  href={data.merchantUrl}
                  label={data.merchant ? t('card.open', { issuer: data.merchant }) : t('card.openUnnamed')}
                />
              </p>
            )}
            <Verified day={data.verified} />
          </div>
        </div>
        <div className="grid grid-cols-1 gap-5 @2xl:grid-cols-2">
          <section className="panel">
            <h2 className="mb-3 text-lg">{t('card.feesTitle')}</h2>
            <dl className="grid gap-2.5">
              <Row name={t('card.yearlyFee')} value={money(card.annualFee)} />
              <Row name={t('card.purchaseApr')} value={rates(card.aprMin, card.aprMax)} />
              <Row
                name={t('card.introRate')}
                value={
                  data.introApr ? (
                    <span {...textLanguage('ext.intro_apr')}>{data.introApr}</span>
                  ) : (
                    t('card.none')
                  )
                }
              />
              <Row name={t('card.currencyFee')} value={percent(card.foreignFee)} />
            </dl>
          </section>
          <section className="panel">
            <h2 className="mb-3 text-lg">{t('rewards.title')}</h2>
            <dl className="grid gap-2.5">
              {rewards.map(({ name, rate }) => (
                <Row key={name} name={t('spending.on', { name })} value={percent(rate)} />
              ))}
              {rewards.length === 0 && <Row name={t('rewards.label')} value={t('card.none')} />}
              <Row
                name={t('rewards.bonus')}
                value={
                  card.bonus
                    ? t('rewards.bonusTerms', {
                        bonus: money(card.bonus.value),
                        spending: money(card.bonus.spend),
                        months: card.bonus.months,
                      })
                    : t('card.none')
                }
              />
            </dl>
          </section>
        </div>
        <Terms terms={data.terms} />
      </div>
    </div>
  );
}

function Row({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-2 last:border-0 last:pb-0">
      <dt className="text-soft">{name}</dt>
      <dd className="ms-auto text-end font-bold tabular-nums">{value}</dd>
    </div>
  );
}
