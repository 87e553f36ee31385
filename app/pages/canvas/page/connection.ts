import type { CanvasConnection, FromCanvas, ToCanvas } from '../messages.ts';

/** A message without its channel. */
type Report = FromCanvas extends infer One ? (One extends FromCanvas ? Omit<One, 'canvas'> : never) : never;

/** Sends a message to the Studio. */
export type Send = (message: Report) => void;

/** Connects the page to the Studio. Only messages of the Studio's window, on its origin and channel, are passed on. */
export function connect({ studio, channel }: CanvasConnection, receive: (message: ToCanvas) => void): Send {
  addEventListener('message', ({ origin, source, data }: MessageEvent<Partial<ToCanvas> | null>) => {
    if (origin !== studio || source !== parent || data?.canvas !== channel) return;
    receive(data as ToCanvas);
  });
  return (message) => parent.postMessage({ ...message, canvas: channel }, studio);
}
