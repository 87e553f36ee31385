import { useId, type ReactNode } from 'react';
import { Form } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useInitialFocus } from './use-initial-focus.ts';

/** An open dialog with a form, a Cancel button and a submit button. The focus is in the first field. */
export function FormDialog({
  title,
  submit,
  isDangerous = false,
  isBusy = false,
  isDisabled = false,
  action,
  onSubmit,
  onClose,
  children,
}: {
  title: string;
  /** Text of the submit button. */
  submit: string;
  /** Whether the form deletes something. */
  isDangerous?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
  /** A button in front of the others, for another action. */
  action?: ReactNode;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useMessages('studio');
  const form = useId();
  const fields = useInitialFocus<HTMLFormElement>();
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button kind="quiet" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={form}
            kind={isDangerous ? 'danger' : 'secondary'}
            isBusy={isBusy}
            isDisabled={isDisabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <Form
        ref={fields}
        id={form}
        validationBehavior="aria"
        className="flex flex-col gap-4 text-ink"
        onSubmit={(event) => {
          event.preventDefault();
          // Enter submits a form with one field even while its button is busy.
          if (!isBusy) onSubmit();
        }}
      >
        {children}
      </Form>
    </Dialog>
  );
}
