import { Ellipsis, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  data,
  useFetcher,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { addAuditEntry } from '#app/operators/audit-log.server.ts';
import { createInvitation } from '#app/operators/invitations.server.ts';
import {
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
import { InviteDialog } from '../access/invite-dialog.tsx';
import { LinkDialog } from '../access/link-dialog.tsx';
import { actorOf, requireOperator } from '../access/session.server.ts';
import { originContext, platformContext } from '../server/context.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Banner } from '../ui/banner.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';

export const handle: StudioPolicy = { read: 'owner', write: 'owner', isConfirmed: true };

export async function loader({ context }: LoaderFunctionArgs) {
  const { store } = context.get(platformContext);
  return { operators: await listOperators(store.db), ownId: requireOperator(context).id };
}

const role = z.enum(['viewer', 'editor', 'owner']);
const schema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('invite'), name: z.string().max(200), role }),
  z.object({ intent: z.literal('role'), id: z.string(), role }),
  z.object({ intent: z.literal('remove'), id: z.string() }),
  z.object({ intent: z.literal('reset'), id: z.string() }),
]);

/** Invites, changes, resets and removes operators. */
export async function action({ request, context }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw data(null, { status: 400 });
  const { data: asked } = parsed;
  const { store, clock } = context.get(platformContext);
  const actor = actorOf(context);
  const now = clock.now();
  const linkOf = (token: string) => `${context.get(originContext)}/welcome#${token}`;

  return store.db.transaction().execute(async (db) => {
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
      await setOperatorRole(db, id, asked.role);
      const details = { before: operator.role, after: asked.role };
      await addAuditEntry(db, actor, { action: 'operator-role', subject: name, details, now });
      return {};
    }
    await removeOperator(db, id);
    await addAuditEntry(db, actor, { action: 'operator-remove', subject: name, now });
    return {};
  });
}

/** Who may use the Studio, and with which role. */
export default function Operators() {
  const { operators, ownId } = useLoaderData<typeof loader>();
  const t = useMessages('access');
  const formats = useFormats();
  const fetcher = useFetcher<typeof action>();
  const confirm = useConfirm();
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<{ intent: 'remove' | 'reset'; operator: Operator } | null>(null);
  const result = fetcher.data;
  const [closed, setClosed] = useState(result);
  const link = result && result !== closed && 'link' in result && result.link !== undefined ? result : null;
  const fault = result && 'fault' in result ? result.fault : undefined;

  async function send(fields: Record<string, string>) {
    if (await confirm()) await fetcher.submit(fields, { method: 'post' });
  }

  return (
    <Screen isNarrow>
      <title>{t('operators.title')}</title>
      <PageHeader
        title={t('operators.title')}
        status={t('operators.count', { count: operators.length })}
        primary={
          <Button
            kind="primary"
            icon={<Plus aria-hidden className="size-4" />}
            onPress={() => setInviting(true)}
          >
            {t('operators.invite')}
          </Button>
        }
      />
      <div className="flex flex-col gap-4">
        {fault && !isInviting && <Banner>{t('operators.fault', { fault })}</Banner>}
        <Card isFlush>
          <ul>
            {operators.map((operator) => (
              <li
                key={operator.id}
                className="flex items-center gap-3 border-b border-divider px-5 py-3 last:border-0"
              >
                <Avatar name={operator.name} className="size-9" />
                <div className="min-w-0 flex-1">
                  <p className="truncate font-semibold">
                    {operator.id === ownId ? t('operators.you', { name: operator.name }) : operator.name}
                  </p>
                  <p className="text-secondary text-faint">
                    {t('operators.since', {
                      time: formats.date(operator.createdAt, { dateStyle: 'medium' }),
                    })}
                  </p>
                </div>
                <Badge kind={operator.role === 'owner' ? 'accent' : 'neutral'}>
                  {t('operators.role', { role: operator.role })}
                </Badge>
                <OperatorMenu
                  operator={operator}
                  onRole={(next) => void send({ intent: 'role', id: operator.id, role: next })}
                  onAsk={(intent) => setAsked({ intent, operator })}
                />
              </li>
            ))}
          </ul>
        </Card>
        <p className="text-secondary text-faint">{t('operators.roles')}</p>
      </div>
      <InviteDialog
        isOpen={isInviting && !link}
        isBusy={fetcher.state !== 'idle'}
        fault={fault}
        onClose={() => setInviting(false)}
        onInvite={(fields) => void send({ intent: 'invite', ...fields })}
      />
      {asked && (
        <Dialog
          role="alertdialog"
          title={t(asked.intent === 'remove' ? 'operators.removeTitle' : 'operators.resetTitle', {
            name: asked.operator.name,
          })}
          isOpen
          onClose={() => setAsked(null)}
          actions={
            <>
              <Button kind="quiet" onPress={() => setAsked(null)}>
                {t('operators.cancel')}
              </Button>
              <Button
                kind="danger"
                onPress={() => {
                  setAsked(null);
                  void send({ intent: asked.intent, id: asked.operator.id });
                }}
              >
                {t(asked.intent === 'remove' ? 'operators.remove' : 'operators.reset')}
              </Button>
            </>
          }
        >
          <p>{t(asked.intent === 'remove' ? 'operators.removeText' : 'operators.resetText')}</p>
        </Dialog>
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

function OperatorMenu({
  operator,
  onRole,
  onAsk,
}: {
  operator: Operator;
  onRole: (role: OperatorRole) => void;
  onAsk: (intent: 'remove' | 'reset') => void;
}) {
  const t = useMessages('access');
  const label = t('operators.menu', { name: operator.name });
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis aria-hidden className="size-4" />} />}
    >
      {(['viewer', 'editor', 'owner'] as const)
        .filter((other) => other !== operator.role)
        .map((other) => (
          <MenuItem key={other} onAction={() => onRole(other)}>
            {t('operators.makeRole', { role: other })}
          </MenuItem>
        ))}
      <MenuLine />
      <MenuItem onAction={() => onAsk('reset')}>{t('operators.reset')}</MenuItem>
      <MenuItem isDangerous onAction={() => onAsk('remove')}>
        {t('operators.remove')}
      </MenuItem>
    </Menu>
  );
}
