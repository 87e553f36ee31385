import { Sparkles } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';

/** Explains how the readings are made. */
export function Disclaimer({ className = '' }: { className?: string }) {
  const t = useMessages('star-sign');
  return (
    <p className={`flex gap-2.5 text-sm text-soft ${className}`}>
      <Sparkles aria-hidden className="mt-0.5 size-4 flex-none text-star" />
      <span className="max-w-read">{t('reading.disclaimer')}</span>
    </p>
  );
}
