import { createLocalisation } from '#app/pages/localisation.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import type { VerticalServer } from '#app/pages/vertical.server.ts';
import { countItems } from '#app/store/items.server.ts';
import { createBundleRegistry } from '#app/pages/registry.server.ts';
import type { CheckRules } from '#app/changes/check-values.server.ts';
import { findCurrentDraft, type Asked } from '../../draft/current-draft.server.ts';
import { platformContext } from '../../server/context.ts';
import { readContent, type Content, type DraftState } from './content.server.ts';

/** A section of the portal in the sidebar. */
export interface ContentSection {
  prefix: string;
  name: string;
  count: number;
}

/** Returns the sections with their numbers of items, in menu order. */
export async function listSections(platform: Platform): Promise<ContentSection[]> {
  const counts = await countItems(platform.store.db);
  return platform.verticals.map((server) => ({
    prefix: server.vertical.prefix,
    name: sectionName(platform, server),
    count: counts.get(server.vertical.id) ?? 0,
  }));
}

/** Returns the name of a section, as in the menu of the portal. */
export function sectionName(
  { messages, snapshots }: Pick<Platform, 'messages' | 'snapshots'>,
  { vertical }: VerticalServer,
): string {
  const timeZone = snapshots.current()?.settings.timeZone ?? 'UTC';
  const source = messages.source('en', timeZone);
  return createLocalisation(source).sectionMessages(vertical)('section.name');
}

/** Everything that a request about a section needs. */
export interface OpenSection {
  platform: Platform;
  server: VerticalServer;
  draft: DraftState | null;
  content: Content;
}

/** Opens the section of an address with the operator's draft. Throws a 404 response if there is none. */
export async function openSection(asked: Asked, prefix: string | undefined): Promise<OpenSection> {
  const platform = asked.context.get(platformContext);
  const server = platform.verticals.find(({ vertical }) => vertical.prefix === prefix);
  if (!server) throw new Response('There is no such section.', { status: 404 });
  const draft = await findCurrentDraft(asked);
  return { platform, server, draft, content: await readContent(platform, server, draft) };
}

/** Returns the rules by which edits are checked. */
export function rulesOf({ verticals, blocks, environment }: Platform): CheckRules {
  return { registry: createBundleRegistry(verticals, blocks), siteUrl: environment.siteUrl };
}
