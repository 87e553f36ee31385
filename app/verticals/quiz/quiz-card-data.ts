import type { PictureData } from '#app/ui/picture-data.ts';
import type { TileData } from '#app/ui/tile-data.ts';
import type { QuizFields } from './vertical.ts';

/** The data that a card shows of a quiz. */
export interface QuizCardData {
  id: number;
  href: string;
  title: string;
  picture: PictureData | null;
  widePicture: PictureData | null;
  category: string;
  questions: number;
  kind: QuizFields['kind'];
  badge?: TileData['badge'];
}
