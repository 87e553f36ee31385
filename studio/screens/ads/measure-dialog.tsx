import { useEffect, useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { measuredFor } from '#app/pages/measure/ad-figures.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { ProgressLine } from '../../ui/progress-line.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Milliseconds after which a page that has not reported counts as failed. */
const patience = measuredFor + 15_000;

/**
 * Runs an entry in a frame until its page reports the figures. The frame is sandboxed, so its page has an origin of its
 * own. The frame must be visible, and high enough to show the text after the slot, because browsers report layout
 * shifts only of visible elements.
 */
export function MeasureDialog({
  address,
  onEnd,
}: {
  address: string;
  /** Receives the figures as JSON that has not been checked, or `null` if there are none. */
  onEnd: (figures: string | null) => void;
}) {
  const t = useMessages('ads');
  const port = useRef<MessagePort | null>(null);
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      showToast({ text: t('weight.noAnswer') });
      end.current(null);
    }, patience);
    return () => {
      clearTimeout(timer);
      port.current?.close();
    };
  }, [t]);
  return (
    <Dialog title={t('weight.measuring')} isOpen onClose={() => onEnd(null)}>
      <p className="text-secondary">{t('weight.measuringText')}</p>
      <ProgressLine label={t('weight.running')} share={null} />
      <iframe
        src={address}
        title={t('weight.frame')}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        className="h-150 w-full rounded-row border border-divider bg-white"
        onLoad={({ currentTarget }) => {
          // Only the first page gets a port, because the script may navigate the frame to another page.
          if (port.current) return;
          const channel = new MessageChannel();
          port.current = channel.port1;
          channel.port1.addEventListener(
            'message',
            ({ data }) => {
              channel.port1.close();
              end.current(JSON.stringify(data) ?? '');
            },
            { once: true },
          );
          channel.port1.start();
          // The page has an opaque origin, which cannot be named. The message contains nothing but the port.
          currentTarget.contentWindow?.postMessage(null, '*', [channel.port2]);
        }}
      />
    </Dialog>
  );
}
