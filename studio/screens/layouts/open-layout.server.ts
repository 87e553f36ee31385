import { z } from 'zod';
import { encodeBlockSettings } from '#app/bundle/block-settings.ts';
import { formatPath, repeatPart } from '#app/bundle/fault.ts';
import { isJsonObject, type JsonValue } from '#app/lib/json.ts';
import { readBlock } from '#app/changes/read-block.server.ts';
import { checkValues } from '#app/changes/check-values.server.ts';
import { editJson } from '#app/changes/edit-json.ts';
import type { Edit } from '#app/changes/edits.ts';
import { pageKinds, type Layout, type PageKind } from '#app/domain/layout.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { readValue, type RequestArgs } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { findSectionAndKind, type LayoutParams } from './block-types.server.ts';
import { layoutsTarget, type EditedLayout, type StoredBlock } from './layout-edits.ts';

/** A layout with everything that the editor and its actions need. */
export interface OpenLayout extends EditedLayout {
  platform: Platform;
  server: VerticalServer;
  kind: PageKind;
  /** The layouts of all pages as the draft shows them. */
  layouts: JsonValue | undefined;
  published: readonly StoredBlock[];
  builtIn: readonly StoredBlock[];
  /** The site version from which the layout was read. */
  seen: number;
}

/** Opens the layout that an address names. Throws a 404 response if there is none. */
export async function openLayout(args: RequestArgs, params: LayoutParams): Promise<OpenLayout> {
  const platform = args.context.get(platformContext);
  const { server, kind } = findSectionAndKind(platform, params);
  const seen = (await platform.store.readVersion()) ?? 0;
  const { value, published } = await readValue(args, layoutsTarget);
  const keys = [String(server.vertical.id), String(pageKinds.indexOf(kind) + 1)] as const;
  const builtIn = encodeLayout(server.layouts[kind] ?? []);
  const own = findLayout(value, keys);
  return {
    platform,
    server,
    kind,
    keys,
    has: presenceOf(value, keys),
    layouts: value,
    blocks: own ?? builtIn,
    published: findLayout(published, keys) ?? builtIn,
    builtIn,
    seen,
  };
}

/** Lists the page kinds of a section that have a built-in layout or a layout in `layouts`. */
export function kindsOf(server: VerticalServer, layouts: JsonValue | undefined): PageKind[] {
  return pageKinds.filter(
    (kind, index) =>
      server.layouts[kind] !== undefined ||
      findLayout(layouts, [String(server.vertical.id), String(index + 1)]) !== null,
  );
}

/**
 * Returns the blocks of a page. `layouts` is a value of `layoutsTarget`. If it contains no layout for the page, returns
 * the built-in blocks.
 */
export function readLayout(
  server: VerticalServer,
  layouts: JsonValue | undefined,
  kind: PageKind,
): readonly StoredBlock[] {
  const keys = [String(server.vertical.id), String(pageKinds.indexOf(kind) + 1)] as const;
  return findLayout(layouts, keys) ?? encodeLayout(server.layouts[kind] ?? []);
}

function presenceOf(
  layouts: JsonValue | undefined,
  [section, kind]: readonly [string, string],
): EditedLayout['has'] {
  if (!isJsonObject(layouts)) return 'nothing';
  const pages = ownValue(layouts, section);
  if (!isJsonObject(pages)) return 'part';
  return Array.isArray(ownValue(pages, kind)) ? 'layout' : 'section';
}

/** Returns the layout of a page in the part with all layouts, or `null` if it does not contain one. */
export function findLayout(
  layouts: JsonValue | undefined,
  [section, kind]: readonly [string, string],
): StoredBlock[] | null {
  const pages = isJsonObject(layouts) ? ownValue(layouts, section) : undefined;
  const list = isJsonObject(pages) ? ownValue(pages, kind) : undefined;
  return Array.isArray(list) ? readBlocks(list) : null;
}

/** Reads the blocks of a stored layout. */
export function readBlocks(list: readonly JsonValue[]): StoredBlock[] {
  return list.map(readBlock);
}

const storedConfig = z.record(z.string(), z.json());

/** Returns a built-in layout in the form in which a bundle stores layouts. */
export function encodeLayout(layout: Layout): StoredBlock[] {
  return layout.map(({ type, settings }) => ({
    module: type,
    config: storedConfig.parse(encodeBlockSettings(settings)),
  }));
}

/** A fault of a layout, with its path inside of the layout, such as `[3].config.item_count`. */
export interface LayoutFault {
  path: string;
  /** Describes the allowed values, as an encoded phrase. */
  allowed: string;
}

/** Checks a layout after the edits, as a publication would. */
export async function findLayoutFaults(
  { platform, layouts, keys }: OpenLayout,
  edits: readonly Edit[],
): Promise<LayoutFault[]> {
  let value = layouts;
  for (const edit of edits) if ('path' in edit) value = editJson(value, edit);
  const prefix = formatPath(keys);
  const checked = [{ target: layoutsTarget, value: { data: JSON.stringify(value ?? {}) } }];
  const faults = await checkValues(platform.store.db, checked, platform.rules);
  return faults
    .filter(({ field }) => field.startsWith(prefix))
    .map((fault) => ({ path: fault.field.slice(prefix.length), allowed: repeatPart(fault, 'allowed') }));
}
