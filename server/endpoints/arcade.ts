import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Environment } from '#app/config/environment.server.ts';
import { leaveBodyUnread } from '#server/clients/unread-body.ts';
import { arcadeHeaders, uploadedGameHeaders } from '#server/pages/security-headers.ts';
import { isReading } from '#server/requests/policy.ts';
import { sendText } from '#server/requests/replies.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-files.ts';
import { findGameFile } from './uploaded-game-files.ts';

/**
 * Serves first-party games and the games that operators have uploaded, from an origin of their own (spec PLAY-5). Games
 * consist of files only: each game is a folder with a page.
 */
export function createArcade(
  files: ReadonlyMap<string, StaticFile>,
  uploads: string,
  environment: Pick<Environment, 'arcadeUrl' | 'siteUrl'>,
): RequestListener {
  async function answerUpload(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> {
    const file = await findGameFile(uploads, path);
    const headers = file ? uploadedGameHeaders(environment) : arcadeHeaders(path, environment);
    if (file === 'folder') sendText(response, 308, '', [...headers, ['location', `${path}/`]]);
    else if (!file) sendText(response, 404, 'Not found', headers);
    // A service worker could still answer requests after its game has been replaced, so none is served.
    else if (request.headers['service-worker'] !== undefined) {
      sendText(response, 403, 'Uploaded games have no service workers.', headers);
    } else await sendFile(request, response, file, { path, headers });
  }

  return (request, response) => {
    leaveBodyUnread(request, response);
    const [path = '/'] = (request.url ?? '/').split(/[?#]/, 1);
    const headers = arcadeHeaders(path, environment);
    if (!isReading(request)) {
      sendText(response, 405, 'Method not allowed', [...headers, ['allow', 'GET, HEAD']]);
      return;
    }
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (file) void sendFile(request, response, file, { path, headers }).catch(() => response.destroy());
    else if (files.has(`${path}/index.html`)) {
      sendText(response, 308, '', [...headers, ['location', `${path}/`]]);
    } else void answerUpload(request, response, path).catch(() => response.destroy());
  };
}
