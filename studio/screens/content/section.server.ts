import { faultTextsFor } from '../../schema-texts/fault-texts.server.ts';
import { createLocalisation } from '#app/pages/localisation.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { countItems } from '#app/store/items.server.ts';
import type { CheckRules } from '#app/changes/check-values.server.ts';
import type { Edit } from '#app/changes/edits.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { findCurrentDraft, type RequestArgs } from '../../draft/current-draft.server.ts';
import { bundleRegistryOf } from '../../server/bundle-registry.server.ts';
import { platformContext } from '../../server/context.ts';
import { listSavedViews } from './saved-views.server.ts';
import type { SavedView } from './views.ts';
import { readContent, type Content, type ContentServices, type DraftState } from './content.server.ts';

/** A section of the portal in the sidebar. */
export interface ContentSection {
  prefix: string;
  name: string;
  count: number;
  /** The saved views that the operator sees. */
  views: readonly SavedView[];
}

/** Returns the sections in menu order, with the number of items that each has in the operator's draft. */
export async function listSections(args: RequestArgs): Promise<ContentSection[]> {
  const platform = args.context.get(platformContext);
  const counts = await countPublished(platform);
  const draft = await findCurrentDraft(args);
  const views = await listSavedViews(args);
  return Promise.all(
    platform.verticals.map(async (server) => {
      const isEdited = draft?.edits.some((edit) => addsOrRemoves(edit, server.vertical.id)) ?? false;
      return {
        prefix: server.vertical.prefix,
        name: sectionName(platform, server),
        count:
          isEdited && platform.snapshots.current()
            ? (await readContent(platform, server, draft)).items.length
            : (counts.get(server.vertical.id) ?? 0),
        views: views.get(server.vertical.id) ?? [],
      };
    }),
  );
}

function addsOrRemoves(edit: Edit, verticalId: number): boolean {
  return (edit.kind === 'add-item' || edit.kind === 'remove-item') && edit.verticalId === verticalId;
}

const counted = new WeakMap<Snapshot, Promise<ReadonlyMap<number, number>>>();

/** Counts the published items of each vertical, once for each snapshot. */
function countPublished({ store, snapshots }: ContentServices): Promise<ReadonlyMap<number, number>> {
  const snapshot = snapshots.current();
  const known = snapshot && counted.get(snapshot);
  if (known) return known;
  const counts = countItems(store.db);
  if (snapshot) {
    counted.set(snapshot, counts);
    counts.catch(() => counted.delete(snapshot));
  }
  return counts;
}

/** Returns the name of a section in the main language of the site, as in the menu of the portal. */
export function sectionName(
  { messages, snapshots }: Pick<Platform, 'messages' | 'snapshots'>,
  { vertical }: VerticalServer,
): string {
  const { languages = [], timeZone = 'UTC' } = snapshots.current()?.settings ?? {};
  const source = messages.source(languages[0] ?? 'en', timeZone);
  return createLocalisation(source).sectionMessages(vertical)('section.name');
}

/** Everything that a request about a section needs. */
export interface OpenSection {
  platform: Platform;
  server: VerticalServer;
  draft: DraftState | null;
  content: Content;
  /** Formats an encoded phrase in the operator's language. */
  say: (text: string) => string;
}

/** Opens the section of an address with the operator's draft. Throws a 404 response if there is no such section. */
export async function openSection(args: RequestArgs, prefix: string | undefined): Promise<OpenSection> {
  const platform = args.context.get(platformContext);
  const server = platform.verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!server) throw new Response('There is no such section.', { status: 404 });
  const draft = await findCurrentDraft(args);
  const content = await readContent(platform, server, draft);
  return { platform, server, draft, content, say: faultTextsFor(args.context) };
}

/** Returns the rules by which edits are checked. */
export function rulesOf(platform: Platform): CheckRules {
  return { registry: bundleRegistryOf(platform), siteUrl: platform.environment.siteUrl };
}
