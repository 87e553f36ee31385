import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import type { HealthRow } from './health.server.ts';
import { listActions, type RowAction } from './row-actions.ts';

/**
 * Holds the current row of a list. Adds commands with single-key shortcuts for the actions of this row, and for going
 * to the next and the previous row. `list` is the ref of the list, whose rows have their keys as `data-key`.
 */
export function useRowCommands(
  rows: readonly HealthRow[],
  canEdit: boolean,
  run: (action: Exclude<RowAction, 'edit'>, row: HealthRow) => Promise<void>,
) {
  const t = useMessages('health');
  const navigate = useNavigate();
  const list = useRef<HTMLUListElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const position = Math.max(
    0,
    rows.findIndex(({ key }) => key === chosen),
  );
  const current = rows[position];

  const commands = useMemo((): Command[] => {
    const select = (row: HealthRow | undefined) => {
      if (!row) return;
      setChosen(row.key);
      list.current?.querySelector<HTMLElement>(`[data-key="${row.key}"]`)?.focus();
    };
    const act = (action: RowAction, row: HealthRow) =>
      action === 'edit' ? void navigate(`/content/${row.prefix}/${row.itemId}`) : void run(action, row);
    const actions = current
      ? listActions(current, canEdit).map((action) => ({ ...action, row: current }))
      : [];
    return [
      {
        id: 'health next',
        label: t('key.next'),
        kind: 'action',
        keys: 'j',
        run: () => select(rows[position + 1]),
      },
      {
        id: 'health previous',
        label: t('key.previous'),
        kind: 'action',
        keys: 'k',
        run: () => select(rows[position - 1]),
      },
      ...actions.map(({ id, key, row }): Command => ({
        id: `health ${id}`,
        label: t('action.named', { action: id, title: row.title ?? t('row.gone') }),
        kind: 'action',
        keys: key,
        run: () => act(id, row),
      })),
    ];
  }, [rows, position, current, canEdit, t, run, navigate]);
  useCommands(commands);
  return { list, current, choose: setChosen };
}
