import { useEffect, useState } from 'react';
import { getJson } from '../ui/get-json.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Requested pictures by path. They stay for the life of the tab, because the content of a path never changes. */
const known = new Map<string, Promise<StoredPicture | null>>();

/** Remembers a picture that was just stored. */
export function rememberPicture(picture: StoredPicture): void {
  known.set(picture.path, Promise.resolve(picture));
}

/** Returns the picture at a media path: `undefined` while it loads, `null` if there is none. */
export function usePicture(path: string): StoredPicture | null | undefined {
  const [found, setFound] = useState<{ path: string; picture: StoredPicture | null }>();
  useEffect(() => {
    if (path === '' || isAddress(path)) return;
    let isCurrent = true;
    void findPicture(path).then((picture) => {
      if (isCurrent) setFound({ path, picture });
    });
    return () => {
      isCurrent = false;
    };
  }, [path]);
  if (path === '' || isAddress(path)) return null;
  return found?.path === path ? found.picture : undefined;
}

/** Whether a field refers to a picture of another site. */
export function isAddress(path: string): boolean {
  return /^https:/i.test(path);
}

/** Returns the picture at a media path, or `null`. */
export function findPicture(path: string): Promise<StoredPicture | null> {
  const request = known.get(path) ?? load(path);
  known.set(path, request);
  return request;
}

async function load(path: string): Promise<StoredPicture | null> {
  try {
    return await getJson<StoredPicture>(`/pictures?path=${encodeURIComponent(path)}`);
  } catch {
    // The next field that shows the picture requests it again.
    known.delete(path);
    return null;
  }
}
