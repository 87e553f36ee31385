import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Milliseconds between the end of one reading and the start of the next. */
const pause = 2_000;

/** Reads the data of the screen repeatedly while `isRunning` is true, such as during a job. */
export function useRevalidateWhile(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), pause);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}
