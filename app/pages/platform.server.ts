import type { CanvasConnection } from './canvas/messages.ts';
import type { MessageCatalogue } from '#app/messages/catalogue.server.ts';
import type { Layout } from '#app/domain/layout.ts';
import type { Localisation } from './localisation.ts';
import type { BlockRegistry } from './layouts/block.server.ts';
import type { LayoutLibrary } from './layouts/layout-library.server.ts';
import type { Services } from './services.server.ts';
import type { PreviewBar } from './preview-bar-data.ts';
import type { VerticalServer } from './vertical.server.ts';

/** The services together with the verticals that use them. Created once, when the process starts. */
export interface Platform extends Services {
  /** All verticals of the build, in menu order. */
  verticals: readonly VerticalServer[];
  /** The blocks that pages of a vertical may contain, by vertical id. */
  blocks: ReadonlyMap<number, BlockRegistry>;
  /** The layouts that operators can choose, by vertical id. */
  layoutLibrary: LayoutLibrary;
  /** The layout of the 404 page. */
  notFoundLayout(localisation: Pick<Localisation, 'messages'>): Layout;
  /** The texts of the interface in all languages of the site. */
  messages: MessageCatalogue;
  /**
   * Set if the pages are the canvas of the layout editor. The box of each block then contains its position in the
   * layout.
   */
  canvas?: CanvasConnection;
  /**
   * Set if the pages are the preview of a draft. A bar above each page then announces the preview in the language of
   * the page.
   */
  previewBar?: (language: string) => PreviewBar;
  /** Whether the pages are a preview. Their views are not counted. */
  isPreview?: boolean;
  /** `false` for previews that only show pages. Their documents contain no scripts. */
  hasScripts?: boolean;
  /** Whether the pages are pictures in the Studio. A page without blocks is then answered with 204. */
  isPicture?: boolean;
}
