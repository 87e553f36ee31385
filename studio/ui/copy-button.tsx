import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';

/**
 * A button that copies a text, and reports success or failure. The text must also be on the screen, so that it can be
 * copied by hand.
 */
export function CopyButton({ text, ...props }: { text: string } & Pick<ButtonProps, 'kind' | 'children'>) {
  const t = useMessages('studio');
  const [isCopied, setCopied] = useState<boolean>();
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <Button
        {...props}
        icon={<Icon aria-hidden className="size-4" />}
        onPress={() => void copyText(text).then(setCopied)}
      />
      <output className={isCopied === false ? 'order-last basis-full text-secondary text-danger' : 'sr-only'}>
        {isCopied === undefined ? '' : isCopied ? t('copy.done') : t('copy.refused')}
      </output>
    </>
  );
}
