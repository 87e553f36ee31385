/** A picture of the store, or one that was uploaded. */
export interface StoredPicture {
  /** The value of a field that shows this picture. */
  path: string;
  /** Address of a small version, and of the largest one. */
  src: string;
  large: string;
  /** Size of the whole picture, px. */
  width: number;
  height: number;
  /** Average colour, `#rrggbb`. */
  color: string;
  /** Path of the original from which this picture was cropped. Empty if it is not cropped. */
  uncropped: string;
}

/** Why a picture was not stored. */
export type PictureFault =
  /** The file is not a picture in a known format. */
  | 'format'
  /** It has too many bytes. */
  | 'bytes'
  | 'pixels'
  | 'damaged'
  /** The address cannot be fetched. */
  | 'address'
  /** The picture to be cropped does not exist any more. */
  | 'gone'
  /** The connection ended before the picture was complete. */
  | 'network'
  | 'disk-full';

/** Where the portal shows a picture. `tile`: in a square. `wide`: in 16:9. `whole`: uncropped. */
export type PictureFrame = 'tile' | 'wide' | 'whole';
