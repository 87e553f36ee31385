import { useState } from 'react';
import type { JsonValue } from '#app/lib/json.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { BlockControlProps } from './block-control-props.ts';

type Form = 'json' | 'lines' | 'numbers';

/** A value that is written as text: a list of lines, a list of numbers, or JSON. */
export function WrittenField({ form, ...props }: BlockControlProps & { form: Form }) {
  const t = useMessages('layouts');
  const { field, value, isReadOnly, error, published, onCommit } = props;
  const stored = write(form, value);
  const [known, setKnown] = useState(stored);
  const [text, setText] = useState(stored);
  const [isWrong, setWrong] = useState(false);
  if (known !== stored) {
    setKnown(stored);
    setText(stored);
    setWrong(false);
  }
  return (
    <TextField
      label={field.title}
      help={[field.help, t('written.form', { form })].filter(Boolean).join(' ')}
      error={isWrong ? t('written.wrong', { form: form === 'lines' ? 'other' : form }) : error}
      published={published}
      isReadOnly={isReadOnly}
      lines={form === 'numbers' ? 1 : 4}
      value={text}
      onChange={(next) => {
        setText(next);
        setWrong(false);
      }}
      onBlur={() => {
        const next = read(form, text);
        setWrong(next === undefined);
        if (next !== undefined) onCommit(next);
      }}
    />
  );
}

function write(form: Form, value: JsonValue): string {
  if (form === 'json') return value === null ? '' : JSON.stringify(value, null, 2);
  return Array.isArray(value) ? value.map(String).join(form === 'numbers' ? ', ' : '\n') : '';
}

/** Parses the text of a field. Returns `undefined` if the text does not have the form. */
function read(form: Form, text: string): JsonValue | undefined {
  if (form === 'lines') {
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  }
  if (form === 'numbers') {
    const numbers = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(Number);
    return numbers.every(Number.isSafeInteger) ? numbers : undefined;
  }
  try {
    const value: JsonValue = text.trim() === '' ? null : JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
