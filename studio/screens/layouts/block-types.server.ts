import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { shellBlocks } from '#app/shell/blocks.server.ts';
import { schemaTextsIn } from '../../schema-texts/schema-texts.server.ts';
import type { RequestArgs } from '../../draft/current-draft.server.ts';
import { documentMessagesContext, platformContext } from '../../server/context.ts';
import { describeBlock } from '#app/pages/layouts/block-form.server.ts';
import type { BlockType } from '#app/changes/block-field.ts';

/** The parameters of the editor's address: the prefix of a section and a page kind. */
export interface LayoutParams {
  section?: string | undefined;
  kind?: string | undefined;
}

/** Returns the section and the page kind that an address names. Throws a 404 response if either does not exist. */
export function findSectionAndKind(
  { verticals }: Platform,
  { section, kind: kindName }: LayoutParams,
): { server: VerticalServer; kind: PageKind } {
  const server = verticals.find(({ vertical }) => vertical.prefix === section);
  const kind = pageKinds.find((name) => name === kindName);
  if (!server || !kind) throw new Response(null, { status: 404 });
  return { server, kind };
}

/** Describes the blocks that a section can place, and says which of them fit on a page of a kind. */
export function readBlockTypes(
  { context }: Pick<RequestArgs, 'context'>,
  { server, kind }: { server: VerticalServer; kind: PageKind },
): BlockType[] {
  const platform = context.get(platformContext);
  const uses = usesOf(platform);
  const translate = schemaTextsIn(context.get(documentMessagesContext).language);
  return [...(platform.blocks.get(server.vertical.id)?.values() ?? [])].map((block) =>
    describeBlock(
      block,
      { isOwn: Object.hasOwn(server.blocks, block.type), isFitting: fits(block.type, uses, kind) },
      translate,
    ),
  );
}

/** Maps the type of each block to the page kinds whose built-in layouts contain the block, in any section. */
function usesOf({ verticals }: Platform): ReadonlyMap<string, ReadonlySet<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { layouts } of verticals) {
    for (const [kind, layout] of Object.entries(layouts)) {
      for (const { type } of layout) uses.set(type, (uses.get(type) ?? new Set()).add(kind));
    }
  }
  return uses;
}

/**
 * Whether a block fits on a page of a kind. A block of a built-in home page shows items of the site, so it fits on
 * every page. A block of other built-in layouts needs the page's item or list, so it fits only on pages of those kinds.
 * A block that no built-in layout contains fits on every page, unless it belongs to pages without a layout of their
 * own.
 */
function fits(type: string, uses: ReadonlyMap<string, ReadonlySet<string>>, kind: PageKind): boolean {
  const kinds = uses.get(type);
  if (!kinds) return !Object.hasOwn(shellBlocks, type);
  return kinds.has(kind) || kinds.has('home');
}
