import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { ShownFault } from '../../changes/shown-change.ts';
import { fieldKey, type ChangedField } from './changed-field.ts';
import type { PublishOutcome } from './publish.server.ts';

/** The changes that are selected for the publication, and the faults in them. */
export interface Selection {
  /** Keys of the fields that are left out. */
  left: ReadonlySet<string>;
  leaveOut: readonly ChangedField[];
  faults: readonly ShownFault[];
  isChecking: boolean;
  /** Replaces the fields that are left out. The server checks the remaining fields. */
  leave: (left: ReadonlySet<string>) => void;
}

/** Holds the selection of a draft's changes. `faults` are the faults of the whole draft. */
export function useSelection(
  draft: { id: number; revision: number },
  fields: readonly ChangedField[],
  faults: readonly ShownFault[],
): Selection {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const checker = useFetcher<PublishOutcome>();
  const isLeft = (field: ChangedField) => left.has(fieldKey(field));
  const leaveOut = fields.filter(isLeft);
  const checked = checker.data?.outcome === 'checked' ? checker.data : null;
  return {
    left,
    leaveOut,
    faults: leaveOut.length > 0 && checked ? checked.faults : faults,
    isChecking: checker.state !== 'idle',
    leave(next) {
      setLeft(next);
      const chosen = fields.filter((field) => next.has(fieldKey(field)));
      if (chosen.length === 0) return;
      const { id, revision } = draft;
      const asked = { intent: 'check', id, revision, leaveOut: JSON.stringify(chosen) };
      void checker.submit(asked, { method: 'post' });
    },
  };
}
