import { z } from 'zod';
import { addAuditEntry, type Actor } from '#app/operators/audit-log.server.ts';
import { createInvitation, withdrawInvitation } from '#app/operators/invitations.server.ts';
import {
  changeOperators,
  findOperator,
  findOperatorByName,
  isLastOwner,
  parseOperatorName,
  removeAccess,
  removeOperator,
  setOperatorRole,
  type Operator,
} from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import type { Db, Store } from '#app/store/store.ts';

const role = z.enum(['viewer', 'editor', 'owner']);

/** A change of who may use the Studio. */
export const operatorEdit = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), name: z.string().max(200), role }),
  z.object({ intent: z.literal('withdraw'), name: z.string().max(200) }),
  // `before` is the role that the owner saw. It prevents an undo from overwriting a later change.
  z.object({ intent: z.literal('role'), id: z.string(), before: role, role }),
  z.object({ intent: z.literal('remove'), id: z.string() }),
  z.object({ intent: z.literal('reset'), id: z.string() }),
]);

export type OperatorEdit = z.infer<typeof operatorEdit>;

type EditOf<Intent extends OperatorEdit['intent']> = Extract<OperatorEdit, { intent: Intent }>;

/** The transaction of an edit, its author and its time. */
interface EditContext {
  db: Db;
  /** The owner who edits, for the audit log. */
  actor: Actor;
  /** Unix milliseconds. */
  now: number;
}

/** The result of an edit. Invitations and resets return the token of a link with which the operator joins. */
export type OperatorEditResult =
  | { fault: 'accepted' | 'changed' | 'gone' | 'lastOwner' | 'name' | 'taken' }
  | { token: string; name: string }
  | { withdrawn: string }
  | { changed: { id: string; name: string; before: OperatorRole; after: OperatorRole } }
  | { removed: string };

/** Applies an edit in one transaction and adds it to the audit log. An edit with a fault changes nothing. */
export function editOperators(
  store: Store,
  edit: OperatorEdit,
  by: Omit<EditContext, 'db'>,
): Promise<OperatorEditResult> {
  return changeOperators(store, async (db): Promise<OperatorEditResult> => {
    const context = { db, ...by };
    if (edit.intent === 'invite') return invite(context, edit);
    if (edit.intent === 'withdraw') return withdraw(context, edit);
    const operator = await findOperator(db, edit.id);
    if (!operator) return { fault: 'gone' };
    switch (edit.intent) {
      case 'reset':
        return reset(context, operator);
      case 'role':
        return changeRole(context, operator, edit);
      case 'remove':
        return remove(context, operator);
    }
  });
}

async function invite(
  { db, actor, now }: EditContext,
  { name: given, role: granted }: EditOf<'invite'>,
): Promise<OperatorEditResult> {
  const name = parseOperatorName(given);
  if (name === null) return { fault: 'name' };
  if (await findOperatorByName(db, name)) return { fault: 'taken' };
  const token = await createInvitation(db, { operatorId: null, name, role: granted }, now);
  const details = { role: granted };
  await addAuditEntry(db, actor, { action: 'operator-invite', subject: name, details, now });
  return { token, name };
}

async function withdraw(
  { db, actor, now }: EditContext,
  { name }: EditOf<'withdraw'>,
): Promise<OperatorEditResult> {
  if (!(await withdrawInvitation(db, name))) return { fault: 'accepted' };
  await addAuditEntry(db, actor, { action: 'operator-uninvite', subject: name, now });
  return { withdrawn: name };
}

async function reset({ db, actor, now }: EditContext, operator: Operator): Promise<OperatorEditResult> {
  const { id, name } = operator;
  await removeAccess(db, id);
  const token = await createInvitation(db, { operatorId: id, name, role: operator.role }, now);
  await addAuditEntry(db, actor, { action: 'operator-reset', subject: name, now });
  return { token, name };
}

async function changeRole(
  { db, actor, now }: EditContext,
  { id, name, role: current }: Operator,
  { before, role: after }: EditOf<'role'>,
): Promise<OperatorEditResult> {
  if (after !== 'owner' && (await isLastOwner(db, id))) return { fault: 'lastOwner' };
  if (current !== before) return { fault: 'changed' };
  await setOperatorRole(db, id, after);
  const details = { before, after };
  await addAuditEntry(db, actor, { action: 'operator-role', subject: name, details, now });
  return { changed: { id, name, ...details } };
}

async function remove({ db, actor, now }: EditContext, { id, name }: Operator): Promise<OperatorEditResult> {
  if (await isLastOwner(db, id)) return { fault: 'lastOwner' };
  await removeOperator(db, id);
  await addAuditEntry(db, actor, { action: 'operator-remove', subject: name, now });
  return { removed: name };
}
