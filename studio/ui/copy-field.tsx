import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { IconButton } from './button.tsx';
import { copyText } from './copy-text.ts';
import { showToast } from './toast.tsx';

/** A text that is read-only, with a button that copies it. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const t = useMessages('studio');
  const [copied, setCopied] = useState('');
  const isCopied = copied === value;
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    if (await copyText(value)) {
      setCopied(value);
      return;
    }
    input.current?.select();
    showToast({ text: t('copy.refused') });
  }

  return (
    <div className="mt-1 flex items-center gap-1 rounded-control border border-line bg-sunken ps-3">
      <input
        ref={input}
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
        onPress={() => void copy()}
      />
    </div>
  );
}
