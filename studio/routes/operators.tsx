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
import { z } from 'zod';
import { useMessages } from '#app/messages/use-messages.ts';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import {
  createInvitation,
  listOpenInvitations,
  withdrawInvitation,
} from '#app/operators/invitations.server.ts';
import {
  changeOperators,
  findOperator,
  findOperatorByName,
  isLastOwner,
  listOperators,
  parseOperatorName,
  removeAccess,
  removeOperator,
  setOperatorRole,
  type Operator,
} from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import { useConfirm } from '../access/confirm-provider.tsx';
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

const role = z.enum(['viewer', 'editor', 'owner']);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), name: z.string().max(200), role }),
  z.object({ intent: z.literal('withdraw'), name: z.string().max(200) }),
  // `before` is the role that the owner saw. An undo must not overwrite a later change.
  z.object({ intent: z.literal('role'), id: z.string(), before: role, role }),
  z.object({ intent: z.literal('remove'), id: z.string() }),
  z.object({ intent: z.literal('reset'), id: z.string() }),
]);

/** Invites, changes, resets and removes operators, and withdraws invitations. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: asked } = parsed;
  const { store, clock } = context.get(platformContext);
  const actor = actorOf(context);
  const now = clock.now();
  const linkOf = (token: string) => `${context.get(originContext)}/welcome#${token}`;

  const result = await changeOperators(store, async (db) => {
    if (asked.intent === 'invite') {
      const name = parseOperatorName(asked.name);
      if (name === null) return { fault: 'name' as const };
      if (await findOperatorByName(db, name)) return { fault: 'taken' as const };
      const token = await createInvitation(db, { operatorId: null, name, role: asked.role }, now);
      await addAuditEntry(db, actor, {
        action: 'operator-invite',
        subject: name,
        details: { role: asked.role },
        now,
      });
      return { link: linkOf(token), name };
    }
    if (asked.intent === 'withdraw') {
      const { name } = asked;
      if (!(await withdrawInvitation(db, name))) return { fault: 'accepted' as const };
      await addAuditEntry(db, actor, { action: 'operator-uninvite', subject: name, now });
      return { withdrawn: name };
    }
    const operator = await findOperator(db, asked.id);
    if (!operator) return { fault: 'gone' as const };
    const { id, name } = operator;
    if (asked.intent === 'reset') {
      await removeAccess(db, id);
      const token = await createInvitation(db, { operatorId: id, name, role: operator.role }, now);
      await addAuditEntry(db, actor, { action: 'operator-reset', subject: name, now });
      return { link: linkOf(token), name };
    }
    const keepsOwner = asked.intent === 'role' && asked.role === 'owner';
    if (!keepsOwner && (await isLastOwner(db, id))) return { fault: 'lastOwner' as const };
    if (asked.intent === 'role') {
      if (operator.role !== asked.before) return { fault: 'changed' as const };
      await setOperatorRole(db, id, asked.role);
      const details = { before: operator.role, after: asked.role };
      await addAuditEntry(db, actor, { action: 'operator-role', subject: name, details, now });
      return { changed: { id, name, ...details } };
    }
    await removeOperator(db, id);
    await addAuditEntry(db, actor, { action: 'operator-remove', subject: name, now });
    return { removed: name };
  });
  // The owner has given up this screen.
  if ('changed' in result && result.changed?.id === requireOperator(context).id) throw redirect('/');
  return result;
}

/** Who may use the Studio, and with which role. */
export default function Operators() {
  const { operators, invitations, ownId } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const { state, data: result, submit } = useFetcher<typeof action>();
  const confirm = useConfirm();
  const [isInviting, setInviting] = useOpenInAddress('invite');
  const inviteButton = useFocusAfter(isInviting);
  const [asked, setAsked] = useState<Question | null>(null);
  const [closed, setClosed] = useState(result);
  const link = result && result !== closed && 'link' in result && result.link !== undefined ? result : null;
  const fault = result && 'fault' in result ? result.fault : undefined;
  const nameFault = fault === 'name' || fault === 'taken' ? fault : undefined;

  const send = useCallback(
    async (fields: Record<string, string>) => {
      if (await confirm()) await submit(fields, { method: 'post' });
    },
    [confirm, submit],
  );

  useOnAnswer(result, (answer) => {
    if ('removed' in answer && answer.removed !== undefined) {
      showToast({ text: t('operators.removed', { name: answer.removed }) });
    }
    if ('withdrawn' in answer && answer.withdrawn !== undefined) {
      showToast({ text: t('invited.withdrawn', { name: answer.withdrawn }) });
    }
    if (!('changed' in answer) || !answer.changed) return;
    const { id, name, before, after } = answer.changed;
    showToast({
      text: t('operators.changed', { name, role: after }),
      undo: () => void send({ intent: 'role', id, before: after, role: before }),
    });
  });

  function changeRole({ id, role: before }: Operator, next: OperatorRole) {
    void send({ intent: 'role', id, before, role: next });
  }

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
          isBusy={state !== 'idle'}
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
            setClosed(result);
            setInviting(false);
          }}
        />
      )}
    </Screen>
  );
}

/**
 * Returns the ref of a button that gets the focus when something closes. The dialog with a link was opened from another
 * dialog, which no longer exists, so it cannot return the focus itself.
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
