import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import {
  dismissToast,
  dismissToastOfOtherPage,
  holdToast,
  releaseToast,
  useToast,
} from '#app/visitor/toasts.ts';

/**
 * Shows the current message at the bottom left. Screen readers announce it politely, and alerts immediately. A message
 * stays while it has the pointer or the focus, and returns the focus when the visitor closes it. An alert also
 * disappears when the visitor leaves its page.
 */
export function Toaster() {
  const t = useMessages('shell');
  const toast = useToast();
  const { pathname } = useLocation();
  useEffect(dismissToastOfOtherPage, [pathname]);
  const language = useLanguageAttributes(toast?.language);
  /** The element that had the focus before the message. */
  const before = useRef<HTMLElement>(null);
  function close() {
    dismissToast();
    before.current?.focus({ preventScroll: true });
  }
  return (
    <div
      aria-live="polite"
      className="toaster pointer-events-none fixed start-4 bottom-[calc(1rem+var(--section-bar,0px))] z-50 max-w-[calc(100vw-2rem)]"
    >
      {toast && (
        <div
          key={toast.id}
          {...language}
          role={toast.isAlert ? 'alert' : undefined}
          className="pointer-events-auto flex items-center gap-3 rounded-2xl bg-strong py-2 ps-5 pe-2 font-semibold text-on-strong lifted-shadow"
          onPointerEnter={holdToast}
          onPointerLeave={({ currentTarget }) => {
            if (!currentTarget.contains(document.activeElement)) releaseToast();
          }}
          onFocus={({ currentTarget, relatedTarget }) => {
            holdToast();
            if (currentTarget.contains(relatedTarget)) return;
            before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) releaseToast();
          }}
        >
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 flex-[1_1_6rem]">{toast.text}</span>
            {toast.action && (
              <button
                type="button"
                className="min-h-9 rounded-full bg-accent px-4 font-display font-semibold text-on-accent"
                onClick={() => {
                  toast.action?.run();
                  close();
                }}
              >
                {toast.action.label}
              </button>
            )}
          </div>
          <button
            type="button"
            aria-label={t('frame.close')}
            className="grid size-9 flex-none place-items-center rounded-full hover:bg-current/8"
            onClick={close}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
