import { isObject } from '#app/lib/is-object.ts';
import { postJson } from '../access/post-json.ts';
import { sendFile } from '../ui/send-file.ts';
import type { PictureFault, StoredPicture } from './stored-picture.ts';

/** Why a picture was not stored. `session`: the session has ended. */
export type SendFault = PictureFault | 'forbidden' | 'session';

/** The result of storing a picture. */
export type PictureAnswer =
  | { picture: StoredPicture; fault?: undefined }
  | { picture?: undefined; fault: SendFault };

/** A file on its way to the server. */
export interface UploadProgress {
  name: string;
  /** Share of the file that has been sent, from 0 to 1. At 1, the server prepares the picture. */
  share: number;
}

/** Maximum size of a file that is sent, in bytes. The server has the same limit. */
const largest = 20 * 1024 * 1024;

/** Uploads a picture. */
export async function uploadFile(
  file: File,
  onProgress: (progress: UploadProgress) => void,
): Promise<PictureAnswer> {
  if (file.size > largest) return { fault: 'bytes' };
  onProgress({ name: file.name, share: 0 });
  const answer = await sendFile('/pictures/upload', file, (share) => onProgress({ name: file.name, share }));
  if (answer === null) return { fault: 'network' };
  const { status, body } = answer;
  if (status === 200 && isPicture(body)) return { picture: body };
  if (status === 401) return { fault: 'session' };
  if (status === 403) return { fault: 'forbidden' };
  return { fault: faultOf(body, status === 413 ? 'bytes' : 'network') };
}

/** Stores a copy of the picture at an https address. */
export async function fetchFrom(address: string): Promise<PictureAnswer> {
  const { body } = await postJson<StoredPicture>('/pictures/fetch', { address });
  return isPicture(body) ? { picture: body } : { fault: faultOf(body, 'address') };
}

/** Stores a part of a picture. */
export async function cropTo(
  path: string,
  area: { left: number; top: number; width: number; height: number },
): Promise<PictureAnswer> {
  const { body } = await postJson<StoredPicture>('/pictures/crop', { path, area });
  return isPicture(body) ? { picture: body } : { fault: faultOf(body, 'gone') };
}

const faults: readonly SendFault[] = [
  'format',
  'bytes',
  'pixels',
  'damaged',
  'address',
  'gone',
  'network',
  'disk-full',
  'session',
];

function isPicture(body: unknown): body is StoredPicture {
  return isObject(body) && 'path' in body;
}

function faultOf(body: unknown, otherwise: SendFault): SendFault {
  const named = isObject(body) ? body.fault : null;
  return faults.find((fault) => fault === named) ?? otherwise;
}
