import { Sparkles } from 'lucide-react';

/** Explains how the readings are made. */
export function Disclaimer({ className = '' }: { className?: string }) {
  return (
    <p className={`flex gap-2.5 text-sm text-soft ${className}`}>
      <Sparkles aria-hidden className="mt-0.5 size-4 flex-none text-star" />
      <span className="max-w-read">
        For entertainment. The positions of the planets are real and accurate to the minute. What they are
        said to mean is tradition and play, not health, financial or legal advice.
      </span>
    </p>
  );
}
