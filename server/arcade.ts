import type { RequestListener } from 'node:http';
import type { Environment } from '#app/config/environment.server.ts';
import { isReading } from './policy.ts';
import { sendText } from './replies.ts';
import { arcadeHeaders } from './security-headers.ts';
import { sendFile } from './send-file.ts';
import type { StaticFile } from './static-files.ts';
import { leaveBodyUnread } from './unread-body.ts';

/**
 * Serves the first-party games on their own origin (spec PLAY-5). They are files only: each game is a folder with a
 * page.
 */
export function createArcade(
  files: ReadonlyMap<string, StaticFile>,
  environment: Pick<Environment, 'arcadeUrl' | 'siteUrl'>,
): RequestListener {
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
    } else sendText(response, 404, 'Not found', headers);
  };
}
