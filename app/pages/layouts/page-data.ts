import type { AdScript } from '#app/domain/ad-entry.ts';
import type { CountedSearch, CountedPage } from '#app/domain/counted-event.ts';
import type { PageKind } from '#app/domain/layout.ts';
import type { PageMessages } from '#app/messages/texts.ts';
import type { ForeignPageTexts } from '#app/ui/text-language.ts';
import type { PageBackground } from '../page-background.server.ts';
import type { PageMeta } from '../seo/meta.ts';
import type { ResolvedBlock } from './resolved-block.ts';

/** The input of a page's component. Serialisable. */
export interface PageData {
  kind: PageKind | 'text';
  /** Folder of the vertical. */
  section: string;
  meta: PageMeta;
  /** The section, and the item or category, for which the page's events are counted. */
  counted: CountedPage & { search?: CountedSearch };
  /** The messages that the page's components need in addition to those of every page. */
  messages: PageMessages;
  /** The untranslated texts of the page's item, or of the text page. Not set in the main language. */
  foreignTexts?: ForeignPageTexts;
  /** If it is not set, the default background of the style sheet applies. */
  background?: PageBackground | undefined;
  blocks: ResolvedBlock[];
  /** Ad scripts without a slot. */
  adScripts?: AdScript[];
}
