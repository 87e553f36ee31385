import { Copy, ThumbsDown, ThumbsUp } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useMessages, type Messages } from '#app/messages/use-messages.ts';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useVoting } from '#app/visitor/own-votes.ts';
import { showToast } from '#app/visitor/toasts.ts';
import { useLanguageNote } from '#app/ui/language-note.ts';
import { useTextLanguage } from '#app/ui/text-language.ts';
import type { shopBlocks } from '../blocks.server.ts';
import { shop } from '../vertical.ts';
import { Expiry, ShopLink, StateNote, Terms, useOfferArrival, Verified } from './offer-parts.tsx';
import { SampleNote } from './sample-label.tsx';
import { codeAnchor, stubStyle, StubText } from './ticket.tsx';

type Data = BlockData<(typeof shopBlocks)['coupon']>;

/** A coupon's page: the ticket, and the details below it (design note 8). */
export function Coupon({ data }: { data: Data }) {
  const textLanguage = useTextLanguage();
  const languageNote = useLanguageNote(data.intro ? 'intro' : 'title');
  const t = useMessages('shop');
  useOfferArrival(data.id);
  const isCurrent = data.state === 'current';
  return (
    <div className="shell mt-4">
      <div className="mx-auto grid max-w-[65rem] grid-cols-1 gap-5">
        {data.isSample && <SampleNote merchant={data.merchant} />}
        <StateNote state={data.state} kind="coupon" starts={data.starts} ends={data.ends} />
        <div className={`ticket-frame ${isCurrent ? '' : 'ticket-over'}`} style={stubStyle(data.id)}>
          <div className="ticket ticket-large">
            <div className="ticket-stub">
              {data.picture && (
                <div className="hidden size-24 overflow-hidden rounded-tile md:block">
                  <Picture
                    picture={data.picture}
                    sizes="96px"
                    plainWidth={320}
                    load="inView"
                    className="size-full object-cover"
                  />
                </div>
              )}
              <StubText discount={data.discount} language={data.discountLanguage} isLarge />
            </div>
            <div className="ticket-body">
              <p className="font-semibold">{data.merchant}</p>
              <h1 {...textLanguage('title')} className="text-2xl md:text-3xl">
                {data.title}
              </h1>
              {languageNote && <p className="text-sm font-semibold">{languageNote}</p>}
              {data.intro && (
                <p {...textLanguage('intro')} className="max-w-read leading-relaxed">
                  {data.intro}
                </p>
              )}
              {isCurrent && <Redeem data={data} />}
            </div>
          </div>
        </div>
        <div className="grid gap-4 panel">
          {isCurrent && <Expiry ends={data.ends} endsAt={data.endsAt} countsDown={data.countsDown} />}
          {!data.ends && isCurrent && <p className="text-soft">{t('end.unknown')}</p>}
          <Verified day={data.verified} />
          {isCurrent && <CouponVotes data={data} />}
        </div>
        <Terms terms={data.terms} />
      </div>
    </div>
  );
}

/** The code of a coupon, or a link to the shop if the coupon needs no code. */
function Redeem({ data }: { data: Data }) {
  const t = useMessages('shop');
  const label = data.merchant ? t('coupon.open', { shop: data.merchant }) : t('coupon.openUnnamed');
  if (data.code === '') {
    return (
      <div className="mt-2 flex flex-wrap items-center gap-4">
        {data.merchantUrl && <ShopLink offer={data.id} href={data.merchantUrl} label={label} />}
        <span className="text-sm font-semibold">{t('coupon.noCode')}</span>
      </div>
    );
  }
  return (
    <Code key={data.code} offer={data.id} code={data.code} merchantUrl={data.merchantUrl} label={label} />
  );
}

interface CodeProps {
  offer: number;
  code: string;
  merchantUrl: string;
  label: string;
}

/**
 * The code, which a button reveals, and the link to the shop. The button also works without JavaScript; the visitor
 * then copies the code manually. The code is already visible for visitors who revealed it in a list.
 */
function Code({ offer, code, merchantUrl, label }: CodeProps) {
  const t = useMessages('shop');
  const details = useRef<HTMLDetailsElement>(null);
  const shown = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const type = useNavigationType();

  const copy = () => void copyCode(code, { shown: shown.current, t });
  const copyOnArrival = useEffectEvent(copy);

  useEffect(() => {
    if (hash !== `#${codeAnchor}` || !details.current) return;
    details.current.open = true;
    if (type === NavigationType.Push) copyOnArrival();
  }, [hash, type]);

  function toggle(event: MouseEvent) {
    if (!details.current) return;
    // Reveals the code before copying it, so that the visitor can select it if copying fails.
    event.preventDefault();
    details.current.open = !details.current.open;
    if (details.current.open) copy();
  }
  return (
    <details ref={details} className="group mt-2">
      <summary
        className="group-open:bg-ticket-button group-open:hover:bg-ticket-button-hover button-primary list-none group-open:text-inherit group-open:shadow-none [&::-webkit-details-marker]:hidden"
        onClick={toggle}
      >
        <span className="group-open:hidden">{t('code.reveal')}</span>
        <span className="hidden group-open:inline">{t('code.hide')}</span>
      </summary>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <code
          ref={shown}
          id={codeAnchor}
          dir="ltr"
          className="ticket-code scroll-mb-44 px-4 py-2 text-xl select-all"
        >
          {code}
        </code>
        <button
          type="button"
          data-live
          className="bg-ticket-button hover:bg-ticket-button-hover inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-bold"
          onClick={copy}
        >
          <Copy aria-hidden className="size-4.5" />
          {t('code.copy')}
        </button>
        {merchantUrl && <ShopLink offer={offer} href={merchantUrl} label={label} />}
      </div>
    </details>
  );
}

/** Copies a code and confirms it. Selects the code if the clipboard is not available. */
async function copyCode(
  code: string,
  { shown, t }: { shown: HTMLElement | null; t: Messages<'shop'> },
): Promise<void> {
  // Moves the code into view. Otherwise, the toast on a phone would cover a code at the bottom of the window.
  shown?.scrollIntoView({ block: 'nearest' });
  try {
    await navigator.clipboard.writeText(code);
    showToast(t('code.copied'));
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    showToast(t('code.copyFailed'));
  }
}

/** Asks whether the coupon worked, and shows the votes of other visitors (spec SHOP-3). */
function CouponVotes({ data }: { data: Data }) {
  const t = useMessages('shop');
  const [{ worked, failed }, setVotes] = useState(data.votes);
  const total = worked + failed;
  const { own, vote } = useVoting(
    { vertical: shop.prefix, id: data.id },
    {
      onStored: ({ likes, dislikes }) => setVotes({ worked: likes, failed: dislikes }),
      onFailed: () => showToast(t('votes.notSaved'), { isAlert: true }),
    },
  );

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line pt-4 print:hidden">
      <h2 className="text-lg">{t('votes.question')}</h2>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          data-live
          aria-pressed={own === 1}
          className={`needs-script button-quiet ${own === 1 ? 'text-success' : ''}`}
          onClick={() => vote(1)}
        >
          <ThumbsUp aria-hidden className={`size-5 ${own === 1 ? 'fill-current' : ''}`} />
          {t('votes.worked')}
        </button>
        <button
          type="button"
          data-live
          aria-pressed={own === -1}
          className={`needs-script button-quiet ${own === -1 ? 'text-danger' : ''}`}
          onClick={() => vote(-1)}
        >
          <ThumbsDown aria-hidden className={`size-5 ${own === -1 ? 'fill-current' : ''}`} />
          {t('votes.failed')}
        </button>
      </div>
      <output className="text-sm text-soft">
        {total > 0 && total >= data.minVotes ? t('votes.count', { worked, total }) : t('votes.few')}
      </output>
    </div>
  );
}
