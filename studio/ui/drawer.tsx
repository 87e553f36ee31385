import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from './button.tsx';
import { useMediaQuery } from './use-media-query.ts';

export interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons beside the title, such as next and previous. */
  tools?: ReactNode;
  /** A bar at the bottom that stays visible. */
  footer?: ReactNode;
}

/** A panel beside a list. Below 1280 px it covers the list. */
export function Drawer(props: DrawerProps) {
  const isBeside = useMediaQuery('(min-width: 1280px)', true);
  if (isBeside) {
    return <Panel {...props} />;
  }
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      // The padding keeps the drawer above the on-screen keyboard.
      className="fixed inset-0 z-40 flex justify-end bg-[rgb(7_11_40/50%)] pb-[calc(100dvh-var(--visual-viewport-height))] transition-opacity duration-200 data-entering:opacity-0"
    >
      <Modal className="h-full w-full max-w-[468px] bg-page shadow-overlay">
        <Dialog className="flex h-full flex-col outline-none">
          <DrawerContent
            {...props}
            heading={
              <Heading slot="title" className="flex-1 truncate font-display text-heading font-semibold">
                {props.title}
              </Heading>
            }
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Panel(props: DrawerProps) {
  // The focus returns to the row that has opened the panel, as after a dialog.
  useEffect(() => {
    const opener = document.activeElement;
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <aside
      aria-label={props.title}
      // The server renders this panel at every width, because it does not know the width of the window. In a narrow
      // window, CSS puts the panel where the dialog will be.
      className="sticky top-0 flex h-dvh w-[468px] shrink-0 flex-col border-s border-divider bg-page max-wide:fixed max-wide:inset-y-0 max-wide:end-0 max-wide:z-40 max-wide:w-full max-wide:max-w-[468px]"
    >
      <DrawerContent
        {...props}
        heading={
          <h2 tabIndex={-1} className="flex-1 truncate -outline-offset-2">
            {props.title}
          </h2>
        }
      />
    </aside>
  );
}

function DrawerContent({ heading, onClose, children, tools, footer }: DrawerProps & { heading: ReactNode }) {
  const t = useMessages('studio');
  return (
    <>
      <header className="flex h-16 shrink-0 items-center gap-1 ps-6 pe-4">
        {heading}
        {tools}
        <IconButton
          label={t('dialog.close')}
          icon={<X aria-hidden className="size-4.5" />}
          onPress={onClose}
        />
      </header>
      <div className="min-h-0 flex-1 overflow-auto px-6 pb-6">{children}</div>
      {footer && (
        <footer className="flex shrink-0 flex-wrap items-center gap-2 border-t border-divider px-6 py-3">
          {footer}
        </footer>
      )}
    </>
  );
}
