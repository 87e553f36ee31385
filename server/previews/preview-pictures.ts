import type { IncomingMessage } from 'node:http';
import { pageKinds, type PageKind } from '#app/domain/layout.ts';
import type { Snapshot } from '#app/domain/snapshot.ts';

/*
 * A picture is a page in a frame of the Studio in which no scripts run. Its address contains the key of the preview, so
 * that pictures of the draft and of the published site can be shown beside each other. With a second parameter, the
 * page contains one block alone.
 */

const keyParameter = 'preview-key';
const blockParameter = 'preview-block';

/** A block that is shown alone, with its default settings, on a page of this kind. */
export interface PicturedBlock {
  verticalId: number;
  kind: PageKind;
  type: string;
}

/** Returns the key in the address of a picture, or `null` if the request is not for one. */
export function pictureKey({ url = '/' }: IncomingMessage): string | null {
  return url.includes(`${keyParameter}=`) ? parametersOf(url).get(keyParameter) : null;
}

/** Removes the parameters of a picture from the address of a request. Returns the block that they name. */
export function readPicture(request: IncomingMessage): PicturedBlock | null {
  const { url = '/' } = request;
  const [path = '/'] = url.split('?', 1);
  const parameters = parametersOf(url);
  const named = parameters.get(blockParameter);
  parameters.delete(keyParameter);
  parameters.delete(blockParameter);
  request.url = parameters.size === 0 ? path : `${path}?${parameters.toString()}`;
  const [, id, kindName, type = ''] = /^(\d{1,9})\.([a-z]{1,20})\.(\w{1,60})$/.exec(named ?? '') ?? [];
  const kind = pageKinds.find((one) => one === kindName);
  return kind ? { verticalId: Number(id), kind, type } : null;
}

function parametersOf(url: string): URLSearchParams {
  return new URLSearchParams(url.split('?').slice(1).join('?'));
}

/** Returns a snapshot in which the pages of one kind in a section contain only this block. */
export function withOnly(snapshot: Snapshot, { verticalId, kind, type }: PicturedBlock): Snapshot {
  const layouts = new Map(snapshot.layouts);
  layouts.set(verticalId, { ...layouts.get(verticalId), [kind]: [{ type, settings: {} }] });
  return { ...snapshot, layouts };
}
