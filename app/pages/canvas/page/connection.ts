import type { CanvasConnection, FromCanvas, ToCanvas } from '../messages.ts';

/** A message without its channel. */
type Report = FromCanvas extends infer One ? (One extends FromCanvas ? Omit<One, 'canvas'> : never) : never;

/** Sends a message to the Studio. */
export type Send = (message: Report) => void;

/**
 * Connects the page to the Studio. Messages of the page go to the Studio's window. The message `ready` contains a port,
 * and the page receives messages only through this port.
 */
export function connect({ studio, channel }: CanvasConnection, receive: (message: ToCanvas) => void): Send {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }: MessageEvent<ToCanvas>) => receive(data));
  port1.start();
  return (message) =>
    parent.postMessage({ ...message, canvas: channel }, studio, message.kind === 'ready' ? [port2] : []);
}
