import type { Environment } from '#app/config/environment.server.ts';
import { fileHeaders, resourceHeaders } from '#server/pages/security-headers.ts';
import { serverRow, type ServerRow } from '#server/requests/row.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-files.ts';

/** Serves the files of the client build, with and without a hash in their names. */
export function fileRows(files: ReadonlyMap<string, StaticFile>, environment: Environment): ServerRow[] {
  const answer: ServerRow['answer'] = async (request, response, path) => {
    const file = files.get(path);
    if (!file) return;
    const isData = /^(?:text\/plain|application\/json)/.test(file.type);
    const headers = isData ? resourceHeaders(environment) : fileHeaders(environment, file.type);
    await sendFile(request, response, file, { path, headers });
  };
  const isAsset = (path: string) => path.startsWith('/assets/');
  return [
    serverRow({ pattern: '/assets/*', matches: (path) => isAsset(path) && files.has(path), answer }),
    serverRow({ pattern: 'file', matches: (path) => files.has(path), answer }),
  ];
}
