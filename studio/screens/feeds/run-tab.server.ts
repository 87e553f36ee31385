import { plainWidths } from '@portico/shared/prepared-files';
import { asText, type JsonObject } from '#app/lib/json.ts';
import { faultReason, repeatPath, type Fault } from '#app/bundle/fault.ts';
import { addedKey, changedKey, removedKey } from '#app/feeds/choose-changes.ts';
import { categoriesField, chosenCategories, readItemField } from '#app/feeds/delivered-fields.ts';
import type { HeldBackEntry, RefusedEntry } from '#app/feeds/feed-report.ts';
import type { PlannedItem } from '#app/feeds/plan-run.server.ts';
import type { Proposal } from '#app/feeds/proposals.server.ts';
import type { GateFinding } from '#app/feeds/quality-gate.ts';
import { openFetchRecord } from '#app/media/fetch-record.server.ts';
import { feedsOf } from '#app/pages/feeds.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import type { ShownChange, ShownPicture } from '../../changes/shown-change.ts';
import { describePictures } from '../../pictures/pictures.server.ts';
import type { RunTab } from './run-tabs.ts';
import { showChangedItems } from './show-changed.server.ts';

/** Entries on one page of a tab. */
export const pageLength = 60;

/** A new or removed item of a proposal. */
export interface ShownEntry {
  key: string;
  title: string;
  picture: ShownPicture | null;
  categories: string;
  wasLeftOut: boolean;
  /** The rules of the quality gate that a new item breaks. */
  marks: readonly GateFinding[];
}

/** An entry that a run did not import, with its reason. */
export interface LeftEntry {
  key: string;
  place: string;
  title: string;
  reason: string;
  /** The item that it probably duplicates. */
  existing: { title: string; href: string } | null;
}

/** A changed item of a proposal. `choice` is the key of the change. */
type ShownItemChange = ShownChange & { wasLeftOut: boolean; choice: string };

/** The entries of one tab. */
export type TabContent =
  | { kind: 'items'; entries: ShownEntry[] }
  | { kind: 'changes'; entries: ShownItemChange[] }
  | { kind: 'left'; entries: LeftEntry[] };

/** Which page of which tab is read, and what is needed to describe its entries. */
interface TabQuery {
  tab: RunTab;
  /** Number of the page, counted from 1. */
  page: number;
  /** Keys of the changes that the operator left out before. */
  leftOut: ReadonlySet<string>;
  /** Formats an encoded phrase in the operator's language. */
  say: (text: string) => string;
}

/** Reads one page of a tab. */
export async function readTab(
  platform: Platform,
  proposal: Proposal,
  { tab, page, leftOut, say }: TabQuery,
): Promise<TabContent> {
  const { plan, report } = proposal;
  const slice = <Entry>(list: readonly Entry[]) => list.slice((page - 1) * pageLength, page * pageLength);
  switch (tab) {
    case 'added': {
      const marks = new Map(plan.marked.map(({ providerId, findings }) => [providerId, findings]));
      // Marked entries come first, so that operators with many new entries see them.
      const added = plan.added.toSorted(
        (a, b) => Number(marks.has(b.providerId)) - Number(marks.has(a.providerId)),
      );
      const entries = slice(added).map((entry) => ({
        key: addedKey(entry),
        item: entry.item,
        marks: marks.get(entry.providerId) ?? [],
      }));
      return { kind: 'items', entries: await showItems(platform, proposal, entries, leftOut) };
    }
    case 'removed': {
      const entries = slice(plan.removed).map((entry) => ({
        key: removedKey(entry),
        item: JSON.parse(entry.data) as JsonObject,
        marks: [],
      }));
      return { kind: 'items', entries: await showItems(platform, proposal, entries, leftOut) };
    }
    case 'changed': {
      const entries = await showChanges(platform, proposal, slice(plan.changed), leftOut);
      return { kind: 'changes', entries };
    }
    case 'heldBack': {
      const prefix = prefixOf(platform, verticalOf(platform, proposal));
      return { kind: 'left', entries: slice(plan.heldBack).map((entry) => showHeldBack(entry, prefix, say)) };
    }
    case 'refused':
      return { kind: 'left', entries: slice(report.refused).map((entry) => showRefused(entry, say)) };
    case 'unreadable':
      return { kind: 'left', entries: slice(report.bad).map((fault, index) => showFault(fault, index, say)) };
  }
}

/** Returns the id of the vertical whose items a run changes. */
export function verticalOf({ verticals }: Platform, { run }: Proposal): number {
  return feedsOf(verticals).get(run.provider)?.verticalId ?? 0;
}

function prefixOf({ verticals }: Platform, verticalId: number): string {
  return verticals.find(({ vertical }) => vertical.id === verticalId)?.vertical.prefix ?? '';
}

async function showItems(
  platform: Platform,
  proposal: Proposal,
  entries: readonly { key: string; item: JsonObject; marks: readonly GateFinding[] }[],
  leftOut: ReadonlySet<string>,
): Promise<ShownEntry[]> {
  const names = categoryNames(platform, verticalOf(platform, proposal));
  const pictures = await findPictures(
    platform,
    entries.map(({ item }) => asText(item.img)),
  );
  return entries.map(({ key, item, marks }) => ({
    key,
    title: asText(item.title),
    picture: pictures.get(asText(item.img)) ?? null,
    categories: categoriesOf(item, names),
    wasLeftOut: leftOut.has(key),
    marks,
  }));
}

async function showChanges(
  platform: Platform,
  proposal: Proposal,
  entries: readonly PlannedItem[],
  leftOut: ReadonlySet<string>,
): Promise<ShownItemChange[]> {
  const verticalId = verticalOf(platform, proposal);
  const shown = await showChangedItems(platform, proposal.state, verticalId, entries);
  return shown.flatMap((change, index) => {
    const entry = entries[index];
    if (!entry) return [];
    const choice = changedKey(entry);
    return [{ ...change, choice, wasLeftOut: leftOut.has(choice) }];
  });
}

function showHeldBack(
  { place, providerId, title, reason, existing }: HeldBackEntry,
  prefix: string,
  say: TabQuery['say'],
): LeftEntry {
  return {
    key: `${place} ${providerId}`,
    place: say(place),
    title,
    reason,
    existing: { title: existing.title, href: `/content/${prefix}/${existing.id}` },
  };
}

function showRefused({ place, providerId, title, reason }: RefusedEntry, say: TabQuery['say']): LeftEntry {
  return {
    key: `${place} ${providerId}`,
    place: say(place),
    title,
    reason: say(reason),
    existing: null,
  };
}

function showFault(fault: Fault, index: number, say: TabQuery['say']): LeftEntry {
  return {
    key: `${index} ${fault.path}`,
    place: say(repeatPath(fault)),
    title: '',
    reason: say(faultReason(fault)),
    existing: null,
  };
}

/** Returns small versions of pictures, from the site or from the pictures that the run has prepared. */
async function findPictures(
  platform: Platform,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, ShownPicture>> {
  const known = await describePictures(platform, addresses);
  const record = await openFetchRecord(platform.mediaDir);
  return new Map(
    addresses.flatMap((path) => {
      const stored = known.get(path);
      if (stored) return [[path, { src: stored.src, color: stored.color, path }] as const];
      const file = record.find(path);
      if (!file) return [];
      const [small = file.width] = plainWidths(file.widths);
      const src = `${localAddress(platform.environment)}/media/${file.hash}-${small}.webp`;
      return [[path, { src, color: file.color, path }] as const];
    }),
  );
}

function categoryNames({ snapshots }: Platform, verticalId: number): ReadonlyMap<number, string> {
  const categories = snapshots.current()?.catalogues.get(verticalId)?.categoryById;
  return new Map([...(categories ?? [])].map(([id, { name }]) => [id, name]));
}

function categoriesOf(item: JsonObject, names: ReadonlyMap<number, string>): string {
  const ids = chosenCategories(readItemField(item, categoriesField));
  return ids.map((id) => names.get(id) ?? String(id)).join(', ');
}
