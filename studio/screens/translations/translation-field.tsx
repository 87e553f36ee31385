import { useRef } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { MarkdownToolbar } from '../../markdown/markdown-toolbar.tsx';
import { RichTextField } from '../../rich-text/rich-text-field.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ShownText } from './shown-text.ts';

/** Number of characters in a line of a plain field, for its height. */
const lineLength = 70;

/** The field for a translation. It is saved when it loses the focus. */
export function TranslationField({
  text: { kind, original, text: saved, published },
  label,
  value,
  isReadOnly,
  error,
  onChange,
  onCommit,
}: {
  text: ShownText;
  label: string;
  value: string;
  isReadOnly: boolean;
  error: string | undefined;
  onChange: (text: string) => void;
  onCommit: (text: string) => void;
}) {
  const t = useMessages('translations');
  const area = useRef<HTMLTextAreaElement>(null);
  const common = {
    label,
    error,
    value,
    isReadOnly,
    onChange,
    published:
      published === null || isReadOnly
        ? undefined
        : { text: t('text.published'), restore: () => onCommit(published) },
  } satisfies FieldProps & Record<string, unknown>;
  switch (kind) {
    case 'html':
      return <RichTextField {...common} lines={6} onCommit={onCommit} />;
    case 'markdown':
      return (
        <div
          className="flex flex-col gap-2"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!isReadOnly && !currentTarget.contains(relatedTarget)) onCommit(value);
          }}
        >
          <TextField
            {...common}
            lines={22}
            areaRef={area}
            className="[&_textarea]:font-mono [&_textarea]:text-secondary"
          />
          {!isReadOnly && <MarkdownToolbar area={area} />}
        </div>
      );
    case 'plain':
      // A field that switched between one and several lines during typing would lose the focus, so the saved text
      // decides.
      return (
        <TextField
          {...common}
          lines={linesOf(original, saved) === 1 ? 1 : Math.max(2, linesOf(original, value))}
          onBlur={() => onCommit(value)}
        />
      );
  }
}

function linesOf(...texts: readonly string[]): number {
  const lines = texts.map((text) =>
    text.split('\n').reduce((sum, line) => sum + Math.ceil((line.length + 1) / lineLength), 0),
  );
  return Math.min(16, Math.max(1, ...lines));
}
