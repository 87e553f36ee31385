import { createPreviewLinks } from '#app/changes/preview-links.server.ts';
import { categoryAddress, homeAddress, itemAddress } from '#app/domain/catalogue/addresses.ts';
import { isTextPageName, textPageAddress } from '#app/domain/text-pages.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { sectionName } from '../content/section.server.ts';

/** Milliseconds for which a frame can open further pages of the preview. Each change gives the frame a new key. */
const lifetime = 2 * 3_600_000;

/** A page of the portal that the preview offers. */
export interface PreviewPage {
  address: string;
  kind: 'home' | 'section' | 'item' | 'category' | 'text';
  /** Name of the section, item or category. */
  name: string;
}

/** The address and key with which a frame shows pages of a draft. */
export interface DraftFrame {
  /** The origin of the portal. */
  portal: string;
  /** Key of the operator's draft. If there is no draft, key of the published site. */
  key: string;
  /** Changes with the content of the draft. Empty without a draft. */
  revision: string;
}

/** The contents of the frame beside the fields. */
export interface PreviewSource {
  /** The origin of the portal. */
  portal: string;
  /** Key of the operator's draft. If there is no draft, key of the published site. */
  draftKey: string;
  publishedKey: string;
  /** Changes with the content of the draft. */
  revision: string;
  pages: PreviewPage[];
}

/** Creates the key with which a frame shows pages of a draft, or of the published site. */
export async function readDraftFrame(
  { store, environment }: Pick<Platform, 'store' | 'environment'>,
  draft: { id: number; revision: number } | null,
): Promise<DraftFrame> {
  const links = createPreviewLinks(store);
  const key = draft && (await links.createKey(draft.id, lifetime));
  return {
    portal: localAddress(environment),
    key: key ?? (await links.createPublishedKey(lifetime)),
    revision: draft ? `${draft.id} ${draft.revision}` : '',
  };
}

/** Creates keys for the preview of a draft and lists the pages that it offers. */
export async function readPreview(
  platform: Platform,
  draft: { id: number; revision: number } | null,
): Promise<PreviewSource> {
  const { portal, key, revision } = await readDraftFrame(platform, draft);
  const publishedKey = await createPreviewLinks(platform.store).createPublishedKey(lifetime);
  return { portal, draftKey: key, publishedKey, revision, pages: listPages(platform) };
}

function listPages(platform: Platform): PreviewPage[] {
  const snapshot = platform.snapshots.current();
  if (!snapshot) return [{ address: '/', kind: 'home', name: '' }];
  const { settings, catalogues } = snapshot;
  const shown = platform.verticals.filter(
    ({ vertical }) => settings.verticals.length === 0 || settings.verticals.includes(vertical.id),
  );
  const inOrder = shown.toSorted(
    (a, b) => settings.verticals.indexOf(a.vertical.id) - settings.verticals.indexOf(b.vertical.id),
  );
  const pages: PreviewPage[] = [{ address: '/', kind: 'home', name: '' }];
  for (const server of inOrder) {
    pages.push({
      address: homeAddress(server.vertical),
      kind: 'section',
      name: sectionName(platform, server),
    });
  }
  const main = catalogues.get(settings.homeSource) ?? catalogues.get(inOrder[0]?.vertical.id ?? 0);
  const item = main?.openItems[0];
  if (item) pages.push({ address: itemAddress(item), kind: 'item', name: item.title });
  const category = main?.categories.find(({ router, target }) => !router && !target);
  if (main && category) {
    pages.push({ address: categoryAddress(category, main), kind: 'category', name: category.name });
  }
  const [text] = snapshot.textPages.keys();
  if (text !== undefined && isTextPageName(text)) {
    pages.push({ address: textPageAddress(text), kind: 'text', name: '' });
  }
  return pages;
}
