import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from './button.tsx';

/** A text that is read-only, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useMessages('studio');
  const [copied, setCopied] = useState('');
  const isCopied = copied === value;
  return (
    <div className="mt-1 flex items-center gap-1 rounded-control border border-line bg-sunken ps-3">
      <input
        readOnly
        dir="ltr"
        aria-label={label}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
        className="h-9 min-w-0 flex-1 bg-transparent font-mono text-small text-ink"
      />
      <IconButton
        label={isCopied ? t('copy.done') : t('copy.action')}
        icon={
          isCopied ? (
            <Check aria-hidden className="size-4 text-success" />
          ) : (
            <Copy aria-hidden className="size-4" />
          )
        }
        onPress={() => void navigator.clipboard.writeText(value).then(() => setCopied(value))}
      />
    </div>
  );
}
