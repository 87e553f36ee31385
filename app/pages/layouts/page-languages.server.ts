import { mainLanguageOf } from '#app/domain/languages.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';
import { languagesOfItem, languagesOfItemPage } from '../text-languages.ts';
import type { VerticalServer } from '../vertical.server.ts';
import type { PageInput } from './page-input.server.ts';

/** The properties of a page that determine its languages. */
type Page = Pick<PageInput, 'item' | 'kind' | 'languages'>;

/** Returns the languages in which the main text of a page exists. */
export function languagesOfText({ settings }: Snapshot, { item, kind, languages }: Page): readonly string[] {
  if (languages) return languages;
  if (item) return languagesOfItem({ settings }, item);
  return kind === 'text' ? [mainLanguageOf(settings.languages)] : settings.languages;
}

/** Returns the languages in which search engines should list a page, the main language first. */
export function languagesOfPage(
  snapshot: Snapshot,
  page: Page,
  server: Pick<VerticalServer, 'composesIn'>,
): readonly string[] {
  return page.item ? languagesOfItemPage(snapshot, page.item, server) : languagesOfText(snapshot, page);
}
