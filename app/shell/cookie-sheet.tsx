import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import type { CookieBannerSettings } from '#app/domain/site-data.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { useAttributesOf } from '#app/ui/text-language.ts';
import { PageLink } from '#app/ui/page-link.tsx';
import { decideConsent, useConsent, type Consent, type ConsentDecision } from '#app/visitor/consent.ts';

const states = {
  unknown: 'cookie.unknown',
  accepted: 'cookie.accepted',
  dismissed: 'cookie.dismissed',
} as const satisfies Record<Consent, string>;

/**
 * The sheet with the question and two equal answers. Closing it with its button or Escape counts as a refusal (spec
 * CONS-2). If the visitor asked for the sheet, it takes the focus, returns the focus afterwards, and stays until the
 * visitor answers.
 */
export function CookieSheet({
  settings,
  isAsked,
  close,
}: {
  settings: CookieBannerSettings;
  isAsked: boolean;
  close: () => void;
}) {
  const t = useMessages('shell');
  const consent = useConsent();
  const sheet = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const attributesOf = useAttributesOf();
  const { hidesAfter, languages = {} } = settings;

  function leave() {
    // The focused button disappears with the sheet. Without a new focus, the next Tab would leave the page.
    if (!isAsked && sheet.current?.contains(document.activeElement))
      document.getElementById('content')?.focus({ preventScroll: true });
    close();
  }

  function decide(decision: ConsentDecision) {
    leave();
    decideConsent(decision);
  }

  useEffect(() => {
    if (!isAsked) return;
    const before = document.activeElement;
    title.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isAsked]);

  const hide = useEffectEvent(leave);
  useEffect(() => {
    if (isAsked || hidesAfter === 0) return;
    const timer = setTimeout(() => hide(), hidesAfter * 1000);
    return () => clearTimeout(timer);
  }, [isAsked, hidesAfter]);

  const rejectOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !isMeantForAnother(event)) decide('not-accepted');
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => rejectOnEscape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <dialog
      ref={sheet}
      open
      aria-labelledby="cookie-title"
      aria-describedby="cookie-text"
      className="cookie-sheet fixed inset-x-0 top-auto bottom-0 z-40 max-h-[80dvh] w-auto max-w-none overflow-y-auto rounded-t-panel p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] lifted-shadow md:inset-x-4 md:bottom-4 md:mx-auto md:flex md:max-w-5xl md:items-center md:gap-8 md:rounded-panel md:py-5 md:ps-7 md:pe-14 short:bottom-2 short:py-2"
    >
      <div className="md:flex-1">
        <h2
          ref={title}
          id="cookie-title"
          tabIndex={-1}
          className="pe-10 text-lg outline-none short:sr-only"
          {...attributesOf(languages.heading)}
        >
          {settings.heading}
        </h2>
        <p
          id="cookie-text"
          className="mt-1 text-[0.9375rem] leading-snug short:mt-0 short:text-sm short:leading-snug"
        >
          <InLanguage language={languages.text}>{settings.text}</InLanguage>{' '}
          <PageLink
            href="/privacyPolicy"
            className="font-bold whitespace-nowrap underline underline-offset-2"
          >
            {t('cookie.privacy')}
          </PageLink>
        </p>
        {isAsked && <p className="mt-2 text-sm font-bold">{t(states[consent])}</p>}
      </div>
      <div className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 md:mt-0 md:w-80 md:flex-none">
        <button
          type="button"
          className="cookie-button"
          onClick={() => decide('not-accepted')}
          {...attributesOf(languages.rejectLabel)}
        >
          {settings.rejectLabel}
        </button>
        <button
          type="button"
          className="cookie-button"
          onClick={() => decide('accepted')}
          {...attributesOf(languages.acceptLabel)}
        >
          {settings.acceptLabel}
        </button>
      </div>
      <button
        type="button"
        aria-label={t('cookie.close')}
        title={t('cookie.close')}
        className="absolute end-2 top-2 grid size-11 place-items-center rounded-full hover:bg-current/8"
        onClick={() => decide('not-accepted')}
      >
        <X aria-hidden className="size-5" />
      </button>
    </dialog>
  );
}

/** Reports whether Escape first applies to something else: a text field, an open menu or dialog, or full screen. */
function isMeantForAnother(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  if (event.defaultPrevented || document.fullscreenElement) return true;
  return Boolean(target?.closest('input, textarea, select, dialog[open]:not(.cookie-sheet), details[open]'));
}
