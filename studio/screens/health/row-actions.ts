import type { HealthRow } from './health.server.ts';

/** The actions on an item. */
export type RowAction = 'check' | 'keep' | 'unkeep' | 'edit' | 'hide' | 'close';

/** Returns the actions of a row with the key of each. */
export function listActions(
  { check, canCheck, reports, title }: Pick<HealthRow, 'check' | 'canCheck' | 'reports' | 'title'>,
  canEdit: boolean,
): { id: RowAction; key: string }[] {
  const exists = title !== null;
  if (!canEdit) return exists ? [{ id: 'edit', key: 'e' }] : [];
  return [
    ...(canCheck ? [{ id: 'check' as const, key: 'r' }] : []),
    ...(check && check.state !== 'ok'
      ? [{ id: check.isKept ? ('unkeep' as const) : ('keep' as const), key: 's' }]
      : []),
    ...(exists
      ? [
          { id: 'edit' as const, key: 'e' },
          { id: 'hide' as const, key: 'h' },
        ]
      : []),
    ...(reports.length > 0 ? [{ id: 'close' as const, key: 'd' }] : []),
  ];
}
