import { useRef } from 'react';
import { TextArea, TextField as AriaTextField } from 'react-aria-components';
import { boxClasses, fieldClasses, FormRow, type FieldProps } from './field.tsx';

export interface CodeFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** Minimum number of visible lines. */
  lines?: number;
  /** Lines with a mark, counted from 1. */
  marks?: ReadonlyMap<number, 'error' | 'hint'>;
}

/** The field grows up to this number of lines. */
const maxLines = 24;

/** A field for code or another text in which lines matter: monospaced, with numbered lines that never wrap. */
export function CodeField({
  label,
  help,
  error,
  published,
  className,
  value,
  onChange,
  onBlur,
  isReadOnly = false,
  lines = 6,
  marks = new Map(),
}: CodeFieldProps) {
  const numbers = useRef<HTMLOListElement>(null);
  const count = value.split('\n').length;
  return (
    <AriaTextField
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldClasses({ published, className })}
    >
      <FormRow label={label} help={help} error={error} published={published}>
        <div
          dir="ltr"
          className={`${boxClasses} flex overflow-hidden px-0! focus-within:outline-2 focus-within:outline-accent`}
        >
          <ol
            ref={numbers}
            aria-hidden
            className="w-11 shrink-0 overflow-hidden bg-sunken py-2 font-mono text-small leading-5 text-faint select-none"
          >
            {Array.from({ length: count }, (_, index) => {
              const mark = marks.get(index + 1);
              return (
                // A line is identified by its number only.
                // oxlint-disable-next-line react/no-array-index-key -- A line number is its index.
                <li key={index} className={`block pe-2 text-end ${mark ? markClasses[mark] : ''}`}>
                  {index + 1}
                </li>
              );
            })}
          </ol>
          <TextArea
            rows={Math.min(maxLines, Math.max(lines, count))}
            wrap="off"
            spellCheck="false"
            autoCapitalize="off"
            autoComplete="off"
            onScroll={({ currentTarget }) => {
              if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
            }}
            className="min-w-0 flex-1 resize-none overflow-auto bg-transparent px-3 py-2 font-mono text-small leading-5 whitespace-pre outline-none"
          />
        </div>
      </FormRow>
    </AriaTextField>
  );
}

const markClasses = {
  error: 'bg-danger-soft font-bold text-danger',
  hint: 'bg-warning-soft font-bold text-warning',
};
