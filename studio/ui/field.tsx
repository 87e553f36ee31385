import { CircleAlert, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, FieldError, Label, Text } from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { classes } from './classes.ts';

/** The props that all form fields have. */
export interface FieldProps {
  label: string;
  /** Whether the label is only for screen readers. */
  isLabelHidden?: boolean | undefined;
  /** Help below the field. */
  help?: ReactNode;
  /** Shown if the value is refused. It says which values are allowed. */
  error?: string | undefined;
  /** The published value, if the draft has another one. Pressing it restores that value. */
  published?: { text: string; restore: () => void } | undefined;
  className?: string;
}

/** The class names of a field's box. */
export const boxClasses =
  'min-h-9 pointer-coarse:min-h-11 w-full rounded-control border border-field bg-surface px-3 text-base text-ink outline-offset-[-1px] transition-[border-color] data-focused:border-accent data-focused:outline-2 data-focused:outline-accent data-invalid:border-danger data-focused:data-invalid:outline-danger data-disabled:bg-sunken data-disabled:text-faint group-data-invalid/field:border-danger';

/** The class names of the element around a field. */
export function fieldClasses({ published, className }: Pick<FieldProps, 'published' | 'className'>): string {
  return classes(
    'group/field relative flex flex-col gap-1.5',
    published &&
      'before:absolute before:inset-y-0 before:-start-3 before:w-[3px] before:rounded-full before:bg-accent',
    className,
  );
}

/** The content of a form row: label, field, help and error. It must be inside a field of React Aria. */
export function FormRow({
  label,
  isLabelHidden = false,
  help,
  error,
  published,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <>
      <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
        <Label dir="auto" className="text-secondary font-semibold">
          {label}
        </Label>
        {published && <RestoreButton label={label} published={published} />}
      </div>
      {children}
      <FieldError className="flex items-start gap-1.5 text-secondary font-semibold text-danger">
        {(validation) => (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
            <span dir="auto">{error ?? validation.validationErrors.join(' ')}</span>
          </>
        )}
      </FieldError>
      {help && (
        <Text slot="description" dir="auto" className="text-secondary text-faint">
          {help}
        </Text>
      )}
    </>
  );
}

/** Shows the published value of a field. Pressing it restores that value. */
export function RestoreButton({
  label,
  published,
}: {
  /** Label of the field. */
  label: string;
  published: NonNullable<FieldProps['published']>;
}) {
  const t = useMessages('studio');
  return (
    <Button
      // Without this, a field would take the button for one of its own, such as the button that opens a list.
      slot={null}
      onPress={published.restore}
      className="touch-target inline-flex min-w-0 cursor-pointer items-center gap-1 rounded-tag text-small font-semibold text-accent data-hovered:underline"
      aria-label={t('field.restore', { field: label, value: published.text })}
    >
      <RotateCcw aria-hidden className="size-3 shrink-0" />
      <span className="truncate">{published.text}</span>
    </Button>
  );
}
