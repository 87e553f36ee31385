import { request } from 'node:http';

/** An answer as transmitted, without the headers that a server adds itself. */
export interface RecordedAnswer {
  status: number;
  /** Flat list of names and values. */
  headers: string[];
  /** Base64. */
  body: string;
}

const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Sends one request, like a browser that accepts brotli. */
export function recordAnswer(
  port: number,
  path: string,
  headers: Record<string, string> = {},
): Promise<RecordedAnswer> {
  return new Promise((resolve, reject) => {
    request({ port, path, headers: { 'Accept-Encoding': 'br', ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: foreignHeaders(response.rawHeaders),
          body: Buffer.concat(chunks).toString('base64'),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Returns the value of a header. Its name is given in lower case. */
export function headerOf({ headers }: RecordedAnswer, wanted: string): string | undefined {
  const index = headers.findIndex((name, at) => at % 2 === 0 && name.toLowerCase() === wanted);
  return index < 0 ? undefined : headers[index + 1];
}

function foreignHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !ownHeaders.has((raw[index - (index % 2)] ?? '').toLowerCase()));
}
