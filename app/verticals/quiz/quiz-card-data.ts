import type { PictureData } from '#app/ui/picture-data.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { ContentName } from '#app/ui/text-language.ts';
import type { QuizFields } from './vertical.ts';

/** The data that a quiz's card shows. */
export interface QuizCardData {
  id: number;
  href: string;
  title: string;
  /** Language of the title, if it differs from the language of the page. */
  language?: string | undefined;
  picture: PictureData | null;
  widePicture: PictureData | null;
  category: ContentName | undefined;
  questions: number;
  kind: QuizFields['kind'];
  badge?: TileData['badge'];
}
