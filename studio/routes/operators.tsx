import { Plus } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  data,
  redirect,
  useFetcher,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { listOpenInvitations } from '#app/operators/invitations.server.ts';
import { listOperators, type Operator } from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { useConfirm } from '../access/confirm-provider.tsx';
import { editOperators, operatorEdit } from '../access/edit-operators.server.ts';
import { InvitedRow } from '../access/invited-row.tsx';
import { InviteDialog } from '../access/invite-dialog.tsx';
import { LinkDialog } from '../access/link-dialog.tsx';
import { OperatorQuestion } from '../access/operator-question.tsx';
import { OperatorRow } from '../access/operator-row.tsx';
import { actorOf, requireOperator } from '../access/session.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { showToast } from '../ui/toast.tsx';
import { useOnAnswer } from '../ui/use-on-answer.ts';
import { useOpenInAddress } from '../ui/use-open-in-address.ts';

/** A question before an action that cannot be undone. */
type Question =
  | { kind: 'remove' | 'reset'; operator: Operator }
  | { kind: 'giveUp'; operator: Operator; next: OperatorRole };

export const handle: StudioPolicy = { read: 'owner', write: 'owner', isConfirmed: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { store, clock } = context.get(platformContext);
  return {
    operators: await listOperators(store.db),
    invitations: await listOpenInvitations(store.db, clock.now()),
    ownId: requireOperator(context).id,
  };
}

/** Invites, changes, resets and removes operators, and withdraws invitations. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = operatorEdit.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { store, clock } = context.get(platformContext);
  const by = { actor: actorOf(context), now: clock.now() };
  const result = await editOperators(store, parsed.data, by);
  // Owners who have changed their own role may no longer open this screen.
  if ('changed' in result && result.changed.id === requireOperator(context).id) throw redirect('/');
  if (!('token' in result)) return result;
  const { token, name } = result;
  return { link: `${context.get(originContext)}/welcome#${token}`, name };
}

/** The screen that shows who may use the Studio, and with which role. */
export default function Operators() {
  const { operators, invitations, ownId } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const { send, changeRole, isBusy, fault, link, closeLink } = useOperatorEdits();
  const [isInviting, setInviting] = useOpenInAddress('invite');
  const inviteButton = useFocusAfter(isInviting);
  const [asked, setAsked] = useState<Question | null>(null);
  const nameFault = fault === 'name' || fault === 'taken' ? fault : undefined;

  return (
    <Screen isNarrow>
      <title>{t('operators.title')}</title>
      <PageHeader
        title={t('operators.title')}
        status={t('operators.count', { count: operators.length })}
        primary={
          <Button
            ref={inviteButton}
            kind="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onPress={() => setInviting(true)}
          >
            {t('operators.invite')}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {fault && !nameFault && <Banner>{t('operators.fault', { fault })}</Banner>}
        <Card isFlush>
          <ul>
            {operators.map((operator) => (
              <OperatorRow
                key={operator.id}
                operator={operator}
                isSelf={operator.id === ownId}
                onRole={(next) =>
                  operator.id === ownId
                    ? setAsked({ kind: 'giveUp', operator, next })
                    : changeRole(operator, next)
                }
                onReset={() => setAsked({ kind: 'reset', operator })}
                onRemove={() => setAsked({ kind: 'remove', operator })}
              />
            ))}
            {invitations.map((invitation) => (
              <InvitedRow
                key={invitation.name}
                invitation={invitation}
                onRenew={() => void send({ intent: 'invite', name: invitation.name, role: invitation.role })}
                onWithdraw={() => void send({ intent: 'withdraw', name: invitation.name })}
              />
            ))}
          </ul>
        </Card>
        <p className="text-secondary text-faint">{t('operators.roles')}</p>
      </div>
      {isInviting && !link && (
        <InviteDialog
          isBusy={isBusy}
          fault={nameFault}
          onClose={() => setInviting(false)}
          onInvite={(fields) => void send({ intent: 'invite', ...fields })}
        />
      )}
      {asked && (
        <OperatorQuestion
          kind={asked.kind}
          name={asked.operator.name}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            setAsked(null);
            if (asked.kind === 'giveUp') changeRole(asked.operator, asked.next);
            else void send({ intent: asked.kind, id: asked.operator.id });
          }}
        />
      )}
      {link && (
        <LinkDialog
          address={link.link}
          name={link.name}
          onClose={() => {
            closeLink();
            setInviting(false);
          }}
        />
      )}
    </Screen>
  );
}

/** Sends edits of operators after a proof of identity, and reports them with toasts. */
function useOperatorEdits() {
  const t = useMessages('access');
  const { state, data: result, submit } = useFetcher<typeof action>();
  const confirm = useConfirm();
  const [closed, setClosed] = useState(result);
  const send = useCallback(
    async (fields: Record<string, string>) => {
      if (await confirm()) await submit(fields, { method: 'post' });
    },
    [confirm, submit],
  );
  useOnAnswer(result, (answer) => {
    if ('removed' in answer) showToast({ text: t('operators.removed', { name: answer.removed }) });
    if ('withdrawn' in answer) showToast({ text: t('invited.withdrawn', { name: answer.withdrawn }) });
    if (!('changed' in answer)) return;
    const { id, name, before, after } = answer.changed;
    showToast({
      text: t('operators.changed', { name, role: after }),
      undo: () => void send({ intent: 'role', id, before: after, role: before }),
    });
  });
  return {
    send,
    changeRole: ({ id, role: before }: Operator, role: OperatorRole) =>
      void send({ intent: 'role', id, before, role }),
    isBusy: state !== 'idle',
    fault: result && 'fault' in result ? result.fault : undefined,
    /** The link with which an operator joins. `null` if there is none, or if its dialog has been closed. */
    link: result && result !== closed && 'link' in result ? result : null,
    closeLink: () => setClosed(result),
  };
}

/**
 * Returns the ref of a button that gets the focus when `isOpen` becomes false. The dialog with the link cannot return
 * the focus itself, because it was opened from another dialog, which no longer exists.
 */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
