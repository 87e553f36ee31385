import type { IncomingMessage, ServerResponse } from 'node:http';

/** A body that could not be received: it is larger than allowed, or the client ended the connection. */
export class BodyError extends Error {
  override name = 'BodyError';
  readonly fault: 'too-large' | 'interrupted';

  constructor(fault: BodyError['fault'], options?: ErrorOptions) {
    super(`The body is ${fault}.`, options);
    this.fault = fault;
  }
}

/** Returns the body of a request as a stream. Reading it throws a BodyError after `longest` bytes. */
export function streamBody(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): ReadableStream<Uint8Array> {
  const chunks = readChunks(request, response, longest);
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return(undefined);
    },
  });
}

async function* readChunks(
  request: IncomingMessage,
  response: ServerResponse,
  longest: number,
): AsyncGenerator<Uint8Array, undefined> {
  if (request.headers.expect !== undefined) response.writeContinue();
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > longest) throw new BodyError('too-large');
      yield chunk as Buffer;
    }
  } catch (error) {
    throw error instanceof BodyError ? error : new BodyError('interrupted', { cause: error });
  }
}
