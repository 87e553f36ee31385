import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Counts whole seconds down to 0 while `isRunning` is set. A stopped countdown keeps its remaining time. At 0, calls
 * `onEnd` once.
 */
export function useCountdown({
  seconds,
  isRunning,
  onEnd,
}: {
  seconds: number;
  isRunning: boolean;
  onEnd(): void;
}): { left: number } {
  const [left, setLeft] = useState(seconds);
  const end = useEffectEvent(onEnd);
  const start = useEffectEvent(() => left);
  useEffect(() => {
    if (!isRunning) return;
    const endsAt = performance.now() + start() * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      end();
    }, 200);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { left };
}
