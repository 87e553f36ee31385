import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads the body of a request, with or without a declared length. Returns an empty body if the client disconnected.
 * Returns `null` if the body is larger than `longest` bytes, without reading the rest. Uses stream events, because an
 * async iterator takes longer than all other work here.
 */
export function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return Promise.resolve(null);
  if (request.destroyed) return Promise.resolve(Buffer.alloc(0));
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', function take(chunk: Buffer) {
      bytes += chunk.length;
      chunks.push(chunk);
      if (bytes <= longest) return;
      request.off('data', take);
      request.pause();
      resolve(null);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('close', () => resolve(Buffer.alloc(0)));
  });
}
