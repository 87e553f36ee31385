import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ShownText } from './shown-text.ts';

const nothing = () => {};

/** The original of a text, to read and to copy from. */
export function OriginalText({
  text: { kind, original },
  label,
  name,
}: {
  text: ShownText;
  label: string;
  /** The name of the text. */
  name: string;
}) {
  if (kind === 'html') {
    return (
      <RichTextField
        label={`${name} (${label})`}
        value={original}
        isReadOnly
        lines={6}
        onChange={nothing}
        onCommit={nothing}
      />
    );
  }
  if (kind === 'markdown') {
    return (
      <TextField
        label={label}
        value={original}
        isReadOnly
        lines={22}
        className="[&_textarea]:bg-sunken [&_textarea]:font-mono [&_textarea]:text-secondary"
      />
    );
  }
  return (
    <div className="flex h-full flex-col gap-1.5">
      <p dir="auto" className="text-secondary font-semibold">
        {label}
      </p>
      <p
        dir="auto"
        className="min-h-9 flex-1 rounded-control bg-sunken px-3 py-1.5 wrap-anywhere whitespace-pre-wrap"
      >
        {original}
      </p>
    </div>
  );
}
