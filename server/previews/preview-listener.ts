import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Platform } from '#app/pages/platform.server.ts';

/** Answers requests from a draft, whose sections may differ from the published ones. */
export interface PreviewListener {
  handle(request: IncomingMessage, response: ServerResponse): void;
}

/** Creates the listener that answers from another platform. */
export type CreatePreviewListener = (platform: Platform) => PreviewListener;
