import type { ServerResponse } from 'node:http';

const replacedHeaders = new Set(['cache-control', 'cdn-cache-control', 'x-frame-options', 'etag']);

/**
 * Adds headers to every answer of a request, so that no cache stores it, no search engine lists it, and only the Studio
 * shows it in a frame. It changes the response object, so that the code that answers cannot omit them. Returns the list
 * of their names and values, which can be extended until the answer begins.
 */
export function amendHeaders(response: ServerResponse, ancestors: string): string[] {
  const added = ['cache-control', 'no-store', 'x-robots-tag', 'noindex'];
  const writeHead = response.writeHead.bind(response);
  const amended = (status: number, list: readonly string[] = []) => {
    const kept: string[] = [];
    for (let index = 0; index + 1 < list.length; index += 2) {
      const [name = '', value = ''] = list.slice(index, index + 2);
      if (replacedHeaders.has(name.toLowerCase())) continue;
      const isPolicy = name.toLowerCase() === 'content-security-policy';
      kept.push(
        name,
        isPolicy ? value.replace(/frame-ancestors [^;]*/, `frame-ancestors ${ancestors}`) : value,
      );
    }
    return writeHead(status, [...kept, ...added]);
  };
  response.writeHead = amended as ServerResponse['writeHead'];
  return added;
}
