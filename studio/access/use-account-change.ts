import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { showToast } from '../ui/toast.tsx';
import { useConfirm } from './confirm-provider.tsx';
import { postJson } from './post-json.ts';

/** The address to which the changes are sent. */
export const accountPath = '/account/access';

/** The functions that change the operator's own ways to sign in, and the fault of the last change. */
export interface AccountChange {
  /** Sends a change after the operator has proved their identity. Returns `null` if it failed. */
  send: <Body>(body: object) => Promise<Partial<Body> | null>;
  /** Sends a change, reports that it is done, and reads the page again. */
  change: (body: object, done: string) => Promise<void>;
  /** The fault of the last change. */
  fault: string | undefined;
  setFault: (fault: string) => void;
}

/** Returns the functions that change the operator's own ways to sign in. */
export function useAccountChange(): AccountChange {
  const confirm = useConfirm();
  const { revalidate } = useRevalidator();
  const [fault, setFault] = useState<string>();

  async function send<Body>(body: object) {
    setFault(undefined);
    if (!(await confirm())) return null;
    const answer = await postJson<Body>(accountPath, body);
    if (!answer.isOk) setFault(answer.body.fault ?? 'unknown');
    return answer.isOk ? answer.body : null;
  }

  async function change(body: object, done: string) {
    if (!(await send(body))) return;
    showToast({ text: done });
    await revalidate();
  }

  return { send, change, fault, setFault };
}
