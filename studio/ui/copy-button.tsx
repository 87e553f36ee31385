import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { Button, type ButtonProps } from './button.tsx';
import { copyText } from './copy-text.ts';

/** A button that copies a text, and says whether it has. The text must be on the screen, for copying it by hand. */
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
