import { useEffect, useState } from 'react';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { FeedMapping, MappingRule } from '#app/feeds/mapping/mapping-schema.ts';
import { pointAt, ruleOf, withRule } from './mapping-edits.ts';
import { readStoredMapping, removeStoredMapping, storeMapping } from './mapping-storage.ts';

/** A value of the entry that the operator points at. */
export interface PointedValue {
  path: string;
  values: readonly string[];
}

/**
 * The value or field that the operator has pointed at first. Pointing at the next field or value completes the step.
 */
export type Pending = { kind: 'value'; value: PointedValue } | { kind: 'field'; isAdded: boolean };

/** The last step of pointing, for the line that describes it. */
export type Pointed = { path: string; field: MappedField } | null;

const maxUndo = 50;

/** Holds the mapping that is edited, what the operator points at, and the steps that can be undone. */
export function useMapping(
  document: { id: string; source: string; isFile: boolean },
  feedId: number | null,
  initial: FeedMapping,
) {
  const [mapping, setMapping] = useState(initial);
  const [past, setPast] = useState<readonly FeedMapping[]>([]);
  const [field, setField] = useState<MappedField>('title');
  const [pending, setPending] = useState<Pending | null>(null);
  const [pointed, setPointed] = useState<Pointed>(null);
  const { id, source, isFile } = document;

  useEffect(() => {
    const stored = readStoredMapping(feedId);
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- The server has no storage, so the first render cannot read it.
    if (stored?.source === source && stored.isFile === isFile) setMapping(stored.mapping);
  }, [feedId, source, isFile]);
  const isChanged = mapping !== initial;
  useEffect(() => {
    if (isChanged) storeMapping(feedId, { document: id, source, isFile, mapping });
  }, [feedId, id, source, isFile, mapping, isChanged]);

  const change = (next: FeedMapping) => {
    if (next === mapping) return;
    setPast((before) => [...before.slice(1 - maxUndo), mapping]);
    setMapping(next);
  };
  const complete = (target: MappedField, value: PointedValue, isAdded: boolean) => {
    change(pointAt(mapping, target, value, isAdded));
    setField(target);
    setPending(null);
    setPointed({ path: value.path, field: target });
  };
  return {
    mapping,
    field,
    pending,
    pointed,
    canUndo: past.length > 0,
    isChanged,
    change,
    changeRule: (target: MappedField, rule: MappingRule) => change(withRule(mapping, target, rule)),
    rule: ruleOf(mapping, field),
    /** Points at a field. If a value was chosen before, the field gets it. Otherwise a value is chosen next. */
    pointAtField(target: MappedField) {
      if (pending?.kind === 'value') return complete(target, pending.value, false);
      setField(target);
      setPointed(null);
      setPending({ kind: 'field', isAdded: false });
    },
    /** Shows the rule of a field. */
    showField(target: MappedField) {
      setField(target);
      setPending(null);
      setPointed(null);
    },
    /** Points at a value. If a field was chosen before, it gets the value. Otherwise a field is chosen next. */
    pointAtValue(value: PointedValue) {
      if (pending?.kind === 'field') return complete(field, value, pending.isAdded);
      setPointed(null);
      setPending({ kind: 'value', value });
    },
    /** Assigns a value that was dropped on a field. */
    drop: (target: MappedField, value: PointedValue) => complete(target, value, false),
    /** Lets the operator point at a value that is added to the values of the shown field. */
    addValue() {
      setPointed(null);
      setPending({ kind: 'field', isAdded: true });
    },
    stopPointing: () => setPending(null),
    undo() {
      const last = past.at(-1);
      if (!last) return;
      setMapping(last);
      setPast(past.slice(0, -1));
      setPointed(null);
    },
    forget: () => removeStoredMapping(feedId),
  };
}

export type MappingState = ReturnType<typeof useMapping>;
