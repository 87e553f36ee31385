import { useCallback, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useDraft } from '../../draft/draft-state.ts';
import type { AdRow, SketchBlock } from './ads-data.ts';
import type { Marker } from './placement.ts';
import type { AdsData } from './read-ads.server.ts';
import { numberOfSlot } from './sketch-rows.ts';

/** What the operator has selected: a slot of the page, or an entry. `row` is `null` for a new entry. */
export type AdSelection =
  | { kind: 'slot'; marker: Marker; block: SketchBlock; adNumber: number }
  | { kind: 'entry'; row: AdRow | null };

/** The parts of the screen's address that change. Parts that are not given stay as they are. */
export interface AdsAddress {
  section?: string;
  page?: string;
  /** Id of an entry, or `new`. `null` opens none. */
  entry?: string | null;
}

/** Holds the selection. An entry is part of the screen's address; a slot is forgotten when another page is shown. */
export function useAdSelection({
  entries,
  section,
  kind,
  blocks,
}: Pick<AdsData, 'entries' | 'section' | 'kind' | 'blocks'>) {
  const navigate = useNavigate();
  const { canEdit } = useDraft();
  const [parameters] = useSearchParams();
  const [slot, setSlot] = useState<{ page: string; marker: Marker } | null>(null);
  const page = `${section.prefix} ${kind}`;
  const entry = parameters.get('entry');

  const addressOf = useCallback(
    (changes: AdsAddress) => {
      const next = { section: section.prefix, page: kind, entry, ...changes };
      const query = new URLSearchParams({ section: next.section, page: next.page });
      if (next.entry !== null) query.set('entry', next.entry);
      return `/ads?${query.toString()}`;
    },
    [entry, kind, section.prefix],
  );
  const selectSlot = useCallback((marker: Marker | null) => setSlot(marker && { page, marker }), [page]);
  const openEntry = useCallback(
    (id: number | null) => {
      setSlot(null);
      void navigate(addressOf({ entry: id === null ? null : String(id) }), { preventScrollReset: true });
    },
    [addressOf, navigate],
  );
  const selection =
    (slot?.page === page ? selectedSlot(blocks, slot.marker) : null) ??
    selectedEntry(entries, entry, canEdit);
  return { selection, addressOf, selectSlot, openEntry };
}

function selectedSlot(blocks: readonly SketchBlock[], marker: Marker): AdSelection | null {
  const block = blocks[marker.block];
  const adNumber = numberOfSlot(blocks, marker);
  return block && adNumber !== null ? { kind: 'slot', marker, block, adNumber } : null;
}

function selectedEntry(
  entries: readonly AdRow[],
  entry: string | null,
  canEdit: boolean,
): AdSelection | null {
  if (entry === 'new') return canEdit ? { kind: 'entry', row: null } : null;
  const row = entries.find(({ id }) => String(id) === entry);
  return row ? { kind: 'entry', row } : null;
}
