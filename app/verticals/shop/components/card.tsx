import type { BlockData } from '#app/pages/layouts/block.server.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { spendingLabels } from '../card-query.ts';
import { formatMoney, formatPercent, formatRates } from '../money.ts';
import { spendingNames } from '../vertical.ts';
import { CardArt } from './card-tile.tsx';
import { ShopLink, StateNote, Terms, useOfferArrival, Verified } from './offer-parts.tsx';
import { SampleNote } from './sample-label.tsx';

/** A credit card's page: its fees, rates and rewards as stated by the issuer. */
export function Card({ data }: { data: BlockData<(typeof shopBlocks)['card']> }) {
  useOfferArrival(data.id);
  const { card, currency } = data;
  const rewards = spendingNames.flatMap((name) => {
    const rate = card.rewards[name];
    return rate === undefined ? [] : [{ name: spendingLabels[name], rate }];
  });
  return (
    <div className="shell mt-4">
      <div className="mx-auto grid max-w-5xl grid-cols-1 gap-5">
        {data.isSample && <SampleNote merchant={data.merchant} />}
        <StateNote state={data.state} what="card" starts={data.starts} ends={data.ends} />
        <div className="grid items-center gap-6 md:gap-8 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
          <CardArt picture={data.picture} load="first" className="w-full max-w-72 shadow-soft" />
          <div className="flex flex-col gap-3">
            <p className="font-semibold text-soft">
              {[data.merchant, data.network].filter(Boolean).join(' · ')}
            </p>
            <h1 className="text-2xl md:text-3xl">{data.title}</h1>
            {data.goodFor && <p className="max-w-read text-lg">{data.goodFor}</p>}
            {data.intro && <p className="max-w-read leading-relaxed text-soft">{data.intro}</p>}
            {data.merchantUrl && data.state === 'on' && (
              <p className="mt-1">
                <ShopLink href={data.merchantUrl} label={`Go to ${data.merchant || 'the issuer'}`} />
              </p>
            )}
            <Verified day={data.verified} />
          </div>
        </div>
        <div className="grid gap-5 @2xl:grid-cols-2">
          <section className="panel">
            <h2 className="mb-3 text-lg">Fees and interest</h2>
            <dl className="grid gap-2.5">
              <Row name="Yearly fee" value={formatMoney(card.annualFee, currency)} />
              <Row name="Interest on purchases (APR)" value={formatRates(card.aprMin, card.aprMax)} />
              <Row name="Introductory rate" value={data.introApr || 'None'} />
              <Row name="Fee in other currencies" value={formatPercent(card.foreignFee)} />
            </dl>
          </section>
          <section className="panel">
            <h2 className="mb-3 text-lg">Rewards and bonus</h2>
            <dl className="grid gap-2.5">
              {rewards.map(({ name, rate }) => (
                <Row key={name} name={name} value={formatPercent(rate)} />
              ))}
              {rewards.length === 0 && <Row name="Rewards" value="None" />}
              <Row
                name="Welcome bonus"
                value={
                  card.bonus
                    ? `${formatMoney(card.bonus.value, currency)} after spending ${formatMoney(card.bonus.spend, currency)} in ${card.bonus.months} months`
                    : 'None'
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

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex items-baseline justify-between gap-6 border-b border-line pb-2 last:border-0 last:pb-0">
      <dt className="text-soft">{name}</dt>
      <dd className="text-end font-bold tabular-nums">{value}</dd>
    </div>
  );
}
