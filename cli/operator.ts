import { Option } from '@commander-js/extra-typings';
import { addAuditEntry, commandLine } from '#app/operators/audit-log.server.ts';
import { createInvitation } from '#app/operators/invitations.server.ts';
import {
  changeOperators,
  findOperatorByName,
  isLastOwner,
  listOperators,
  operatorRoles,
  parseOperatorName,
  removeAccess,
  removeOperator,
  type Operator,
} from '#app/operators/operators.server.ts';
import type { OperatorRole } from '#app/store/schema.ts';
import type { Db } from '#app/store/store.ts';
import { RefusedError, UsageError, type DefineCommand, type Output } from './command.ts';
import { withCommandContext, type CommandContext } from './command-context.ts';

/** `portico operator`: manages the people who may use the Studio. */
export const defineOperator: DefineCommand = (command, { act, output }) => {
  const addAction = (name: string, description: string) =>
    command.command(name).description(description).argument('<name>', 'the name of an operator');
  command
    .command('list', { isDefault: true })
    .description('List the operators of the Studio (the default).')
    .action(
      act(async () => {
        const operators = await withCommandContext(({ store }) => listOperators(store.db));
        const none = 'There are no operators. Invite one: ./portico operator invite NAME --role owner';
        output.result(operators, operators.length === 0 ? [none] : operators.map(describe));
      }),
    );
  addAction(
    'invite',
    'Print a link with which a new operator sets up their sign-in. It works once, within an hour.',
  )
    .addOption(new Option('--role <role>', 'what they may do').choices(operatorRoles).makeOptionMandatory())
    .action(act((name, { role }) => invite(name, role, output)));
  addAction(
    'reset',
    'Delete passkeys, password and sessions of an operator, and print a link to set up new ones.',
  ).action(act((name) => reset(name, output)));
  addAction('remove', 'Remove an operator.')
    .option('--yes', 'remove the last owner too')
    .action(act((name, { yes }) => remove(name, yes === true, output)));
};

async function invite(given: string, role: OperatorRole, output: Output): Promise<void> {
  const name = parseOperatorName(given);
  if (name === null)
    throw new UsageError('NAME must have at most 60 characters, with at least one letter or digit.');
  const link = await inTransaction(async (db, { environment, store }) => {
    if (await findOperatorByName(db, name)) throw new RefusedError(`There is already an operator ${name}.`);
    const now = store.clock.now();
    const token = await createInvitation(db, { operatorId: null, name, role }, now);
    await addAuditEntry(db, commandLine, {
      action: 'operator-invite',
      subject: name,
      details: { role },
      now,
    });
    return linkOf(environment, token);
  });
  output.result({ name, role, link }, [`${name} joins as ${role} with this link, within an hour:`, link]);
}

async function reset(given: string, output: Output): Promise<void> {
  const { name, link } = await inTransaction(async (db, { environment, store }) => {
    const operator = await requireOperator(db, given);
    const now = store.clock.now();
    await removeAccess(db, operator.id);
    const { id: operatorId, name: known, role } = operator;
    const token = await createInvitation(db, { operatorId, name: known, role }, now);
    await addAuditEntry(db, commandLine, { action: 'operator-reset', subject: known, now });
    return { name: known, link: linkOf(environment, token) };
  });
  output.result({ name, link }, [
    `${name} is signed out everywhere, and sets up a new sign-in with this link, within an hour:`,
    link,
  ]);
}

async function remove(given: string, isSure: boolean, output: Output): Promise<void> {
  const removed = await inTransaction(async (db, { store }) => {
    const operator = await requireOperator(db, given);
    if (!isSure && (await isLastOwner(db, operator.id))) {
      throw new RefusedError(`${operator.name} is the only owner. Add --yes to remove this operator anyway.`);
    }
    await removeOperator(db, operator.id);
    const now = store.clock.now();
    await addAuditEntry(db, commandLine, { action: 'operator-remove', subject: operator.name, now });
    return operator;
  });
  output.result(removed, [`${removed.name} can no longer use the Studio.`]);
}

function inTransaction<Result>(work: (db: Db, context: CommandContext) => Promise<Result>): Promise<Result> {
  return withCommandContext((context) => changeOperators(context.store, (db) => work(db, context)), {
    mayCreate: true,
  });
}

async function requireOperator(db: Db, name: string): Promise<Operator> {
  const operator = await findOperatorByName(db, name);
  if (!operator) throw new RefusedError(`There is no operator ${name}. ./portico operator lists them.`);
  return operator;
}

function linkOf({ studioUrl, studioPort }: CommandContext['environment'], token: string): string {
  return `${studioUrl ?? `http://localhost:${studioPort}`}/welcome#${token}`;
}

function describe({ name, role, createdAt }: Operator): string {
  return `${name}: ${role}, since ${new Date(createdAt).toISOString()}`;
}
