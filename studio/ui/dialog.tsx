import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from './button.tsx';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** `alertdialog` interrupts the operator with a question. */
  role?: 'dialog' | 'alertdialog';
  /** Whether the dialog may be 680 px wide instead of 480 px. */
  isWide?: boolean;
  children: ReactNode;
  /** The buttons at the end. */
  actions?: ReactNode;
}

/** A dialog in front of the page. Escape and a press outside close it. */
export function Dialog({
  title,
  isOpen,
  onClose,
  role = 'dialog',
  isWide = false,
  children,
  actions,
}: DialogProps) {
  const t = useMessages('studio');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable={role === 'dialog'}
      // The padding keeps the dialog above the on-screen keyboard.
      className="fixed inset-0 z-40 grid place-items-end bg-[rgb(7_11_40/50%)] pb-[calc(100dvh-var(--visual-viewport-height))] transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0 tablet:place-items-center"
    >
      <Modal
        className={`max-h-[calc(var(--visual-viewport-height)*0.9)] w-full overflow-auto rounded-t-card bg-overlay shadow-overlay tablet:rounded-card ${isWide ? 'tablet:max-w-[680px]' : 'tablet:max-w-[480px]'}`}
      >
        <AriaDialog role={role} className="flex flex-col gap-4 p-6 outline-none">
          <div className="flex items-start gap-3">
            <Heading slot="title" className="flex-1 font-display text-title font-semibold">
              {title}
            </Heading>
            {role === 'dialog' && (
              <IconButton
                label={t('dialog.close')}
                icon={<X aria-hidden className="size-4.5" />}
                onPress={onClose}
                className="-me-2"
              />
            )}
          </div>
          <div className="flex flex-col gap-4 text-muted">{children}</div>
          {actions && <div className="mt-2 flex flex-wrap justify-end gap-2">{actions}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
