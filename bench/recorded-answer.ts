import { request } from 'node:http';

/** An answer as it goes over the wire, but for the headers that a server writes by itself. */
export interface RecordedAnswer {
  status: number;
  /** Flat list of names and values. */
  headers: string[];
  /** Base64. */
  body: string;
}

const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Asks once, as a browser that takes brotli. */
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

/** The value of a header, by its name in lower case. */
export function headerOf({ headers }: RecordedAnswer, wanted: string): string | undefined {
  const place = headers.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === wanted);
  return place < 0 ? undefined : headers[place + 1];
}

function foreignHeaders(raw: readonly string[]): string[] {
  return raw.filter((_, index) => !ownHeaders.has((raw[index - (index % 2)] ?? '').toLowerCase()));
}
