import { addAuditEntry, commandLine } from '#app/operators/audit-log.server.ts';
import { createInvitation } from '#app/operators/invitations.server.ts';
import {
  findOperatorByName,
  isLastOwner,
  listOperators,
  operatorRoles,
  parseOperatorName,
  removeAccess,
  removeOperator,
  type Operator,
} from '#app/operators/operators.server.ts';
import type { Db } from '#app/store/store.ts';
import { RefusedError, UsageError, type Command } from './command.ts';
import { withCommandContext, type CommandContext } from './command-context.ts';

/** `portico operator`: manages the people who may use the Studio. */
export const operatorCommand: Command = {
  usage: '[list] | invite NAME --role owner|editor|viewer | reset NAME | remove NAME [--yes] [--json]',
  options: { role: { type: 'string' }, yes: { type: 'boolean' } },
  details: [
    'Without arguments it lists the operators of the Studio.',
    'invite   prints a link with which a new operator sets up their sign-in. It works once, within an hour',
    'reset    deletes passkeys, password and sessions of an operator and prints a link to set up new ones',
    'remove   removes an operator; --yes removes the last owner too',
  ],
  async run({ options, values, output }) {
    const [action = 'list', given, ...rest] = values;
    if (rest.length > 0 || (action === 'list') !== (given === undefined)) throw new UsageError(wrongWords);
    if (action !== 'invite' && options.role !== undefined) {
      throw new UsageError('--role is an option of invite.');
    }
    if (action === 'list') {
      const operators = await withCommandContext(({ store }) => listOperators(store.db));
      const none = 'There are no operators. Invite one: ./portico operator invite NAME --role owner';
      output.result(operators, operators.length === 0 ? [none] : operators.map(describe));
      return 0;
    }
    if (action === 'invite') {
      const name = parseOperatorName(given ?? '');
      const role = operatorRoles.find((known) => known === options.role);
      if (name === null) throw new UsageError('NAME must have 1 to 60 letters and digits.');
      if (!role) throw new UsageError(`--role must be one of ${operatorRoles.join(', ')}.`);
      const link = await inTransaction(async (db, { environment, store }) => {
        if (await findOperatorByName(db, name))
          throw new RefusedError(`There is already an operator ${name}.`);
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
      return 0;
    }
    if (action === 'reset') {
      const { name, link } = await inTransaction(async (db, { environment, store }) => {
        const operator = await requireOperator(db, given ?? '');
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
      return 0;
    }
    if (action !== 'remove') throw new UsageError(wrongWords);
    const removed = await inTransaction(async (db, { store }) => {
      const operator = await requireOperator(db, given ?? '');
      if (options.yes !== true && (await isLastOwner(db, operator.id))) {
        throw new RefusedError(`${operator.name} is the only owner. Add --yes to remove them all the same.`);
      }
      await removeOperator(db, operator.id);
      const now = store.clock.now();
      await addAuditEntry(db, commandLine, { action: 'operator-remove', subject: operator.name, now });
      return operator;
    });
    output.result(removed, [`${removed.name} can no longer use the Studio.`]);
    return 0;
  },
};

const wrongWords = 'Use operator [list], or operator invite, reset or remove with the NAME of an operator.';

function inTransaction<Result>(work: (db: Db, context: CommandContext) => Promise<Result>): Promise<Result> {
  return withCommandContext((context) => context.store.db.transaction().execute((db) => work(db, context)));
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
