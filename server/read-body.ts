import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Reads the body of a request, with or without a declared length. Returns an empty body if the client disconnected.
 * Returns `null` if the body is larger than `longest` bytes, without reading the rest.
 */
export async function readBody(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): Promise<Buffer<ArrayBuffer> | null> {
  if (Number(request.headers['content-length'] ?? 0) > longest) return null;
  if (request.headers.expect !== undefined) response.writeContinue();
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > longest) return null;
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (!request.destroyed) throw error;
    return Buffer.alloc(0);
  }
  return Buffer.concat(chunks);
}
