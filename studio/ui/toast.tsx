import { X } from 'lucide-react';
import {
  Button,
  Text,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';

/** A short report at the bottom of the window. */
export interface ToastText {
  /** What has happened. */
  text: string;
  /** Undoes the reported action. If it is set, the toast has a button for it. */
  undo?: () => void;
  /** Whether the toast stays until it is closed or replaced. */
  isLasting?: boolean;
}

/** Milliseconds for which a toast is shown if it is not lasting. While it is hovered or focused, it stays visible. */
const shownFor = 8_000;

const toasts = new ToastQueue<ToastText>({ maxVisibleToasts: 1 });

/** Shows a toast in place of the current one. */
export function showToast(toast: ToastText): void {
  for (const { key } of toasts.visibleToasts) toasts.close(key);
  toasts.add(toast, toast.isLasting ? {} : { timeout: shownFor });
}

const actionClasses =
  'inline-flex h-8 shrink-0 cursor-pointer items-center rounded-[8px] px-2.5 font-bold text-sidebar-accent data-hovered:bg-sidebar-hover';

/** Renders the toasts. The workspace contains it once. */
export function Toasts() {
  const t = useMessages('studio');
  return (
    <ToastRegion
      queue={toasts}
      className="fixed start-4 bottom-22 z-50 outline-none tablet:start-20 tablet:bottom-6 bar:start-[248px] [:root:has([data-bulk-bar])_&]:mb-16"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className="flex min-h-11 max-w-[min(32rem,calc(100vw-2rem))] items-center gap-4 rounded-row bg-note ps-4 pe-2 text-on-note shadow-overlay on-dark"
        >
          <ToastContent className="min-w-0 flex-1 py-2.5">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          {toast.content.undo && (
            <Button
              onPress={() => {
                toast.content.undo?.();
                toasts.close(toast.key);
              }}
              className={actionClasses}
            >
              {t('toast.undo')}
            </Button>
          )}
          <Button
            slot="close"
            aria-label={t('toast.close')}
            className="grid size-8 cursor-pointer place-items-center rounded-[8px] data-hovered:bg-sidebar-hover"
          >
            <X aria-hidden className="size-4" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  );
}
