import { X } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import { dismissToast, useToast } from '#app/visitor/toasts.ts';

/** Shows the current message at the bottom left. Screen readers announce it politely, and alerts immediately. */
export function Toaster() {
  const t = useMessages('shell');
  const toast = useToast();
  const language = useLanguageAttributes(toast?.language);
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
        >
          <span>{toast.text}</span>
          {toast.action && (
            <button
              type="button"
              className="min-h-9 rounded-full bg-accent px-4 font-display font-semibold text-on-accent"
              onClick={() => {
                toast.action?.run();
                dismissToast();
              }}
            >
              {toast.action.label}
            </button>
          )}
          <button
            type="button"
            aria-label={t('frame.close')}
            className="grid size-9 place-items-center rounded-full hover:bg-current/8"
            onClick={dismissToast}
          >
            <X aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </div>
  );
}
