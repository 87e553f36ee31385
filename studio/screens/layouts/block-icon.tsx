import {
  AlignLeft,
  GalleryHorizontal,
  Grid2x2,
  Heading,
  Image,
  List,
  Megaphone,
  Newspaper,
  PanelBottom,
  PanelTop,
  Rows3,
  Search,
  Square,
  Tags,
  type LucideIcon,
} from 'lucide-react';
import { createElement } from 'react';

const icons = new Map<string, LucideIcon>([
  ['topBar', PanelTop],
  ['bottomBar', PanelBottom],
  ['hero', Image],
  ['cards', Newspaper],
  ['largeTiles', Grid2x2],
  ['ownGames', Grid2x2],
  ['shelves', Rows3],
  ['mosaic', Grid2x2],
  ['quickView', Grid2x2],
  ['random', Grid2x2],
  ['related', Grid2x2],
  ['row', GalleryHorizontal],
  ['new', GalleryHorizontal],
  ['recentlyPlayed', GalleryHorizontal],
  ['screenshots', GalleryHorizontal],
  ['homeHeading', Heading],
  ['list', List],
  ['searchResults', List],
  ['waysOn', List],
  ['searchBox', Search],
  ['categoryChips', Tags],
  ['tagList', Tags],
  ['text', AlignLeft],
  ['richText', AlignLeft],
  ['textPage', AlignLeft],
  ['faq', AlignLeft],
  ['ad', Megaphone],
]);

/** The drawing of a type of block. Types that the Studio does not know have a plain drawing. */
export function BlockIcon({ type, className }: { type: string; className: string }) {
  return createElement(icons.get(type) ?? Square, { 'aria-hidden': true, className });
}
