import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import type { SignInWays } from '#app/operators/credentials.server.ts';
import { onActionFailure } from '../ui/failed-actions.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

const ConfirmDialog = lazyComponent(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

/**
 * Milliseconds for which a confirmation is valid. The browser treats it as expired `margin` milliseconds earlier, so
 * that the next request still reaches the server in time.
 */
const validFor = 10 * 60_000;
const margin = 30_000;

const ConfirmContext = createContext<() => Promise<boolean>>(() => Promise.resolve(false));

/**
 * Returns a function that asks the operator to prove their identity, unless they did so within ten minutes. Resolves to
 * `true` if they have proved it. Call it before each action whose route has the policy `isConfirmed`.
 */
export function useConfirm(): () => Promise<boolean> {
  return useContext(ConfirmContext);
}

/**
 * Shows the dialog for `useConfirm`. `confirmedFor` is the time in milliseconds for which the current confirmation is
 * still valid. It is a duration, because the clock of the browser may be wrong. `ways` are the proofs of identity that
 * the operator has.
 */
export function ConfirmProvider({
  confirmedFor,
  ways,
  children,
}: {
  confirmedFor: number;
  ways: SignInWays;
  children: ReactNode;
}) {
  const until = useRef(0);
  const [pending, setPending] = useState<{ resolve: (isDone: boolean) => void } | null>(null);
  useEffect(() => {
    until.current = performance.now() + confirmedFor - margin;
  }, [confirmedFor]);
  useEffect(
    () =>
      onActionFailure((failure) => {
        if (failure !== 'confirmation') return;
        until.current = 0;
        setPending((current) => current ?? { resolve: () => {} });
      }),
    [],
  );
  const ask = useCallback(() => {
    if (performance.now() < until.current) return Promise.resolve(true);
    return new Promise<boolean>((resolve) => setPending({ resolve }));
  }, []);
  const close = (isDone: boolean) => {
    if (isDone) until.current = performance.now() + validFor - margin;
    pending?.resolve(isDone);
    setPending(null);
  };
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending && <ConfirmDialog {...ways} onClose={close} />}
    </ConfirmContext>
  );
}
