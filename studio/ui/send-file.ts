import { reportFailure } from './failed-actions.ts';

/** The answer to a file that was sent. */
export interface FileAnswer {
  status: number;
  /** The parsed JSON. `null` if the answer is not JSON. */
  body: unknown;
}

/**
 * Sends a file to the Studio and reports the progress. It uses XMLHttpRequest, because `fetch` does not report the
 * progress of an upload. Returns `null` if the connection ended. If the session has ended, the screen says so.
 */
export function sendFile(
  address: string,
  file: Blob,
  onProgress: (share: number) => void,
): Promise<FileAnswer | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? loaded / total : 0),
    );
    request.addEventListener('load', () => {
      if (request.status === 401) reportFailure('session');
      resolve({ status: request.status, body: request.response });
    });
    request.addEventListener('error', () => resolve(null));
    request.addEventListener('abort', () => resolve(null));
    request.send(file);
  });
}
