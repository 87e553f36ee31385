import { createContext, createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Platform } from '#app/core/platform.server.ts';
import { platformContext, renderNotesContext, type RenderNotes } from '#app/core/request-context.server.ts';

/** What surrounds one rendering. */
export interface Rendering {
  platform: Platform;
  notes: RenderNotes;
  /** Secret mark of this rendering's own inline scripts, see `ScriptNonce`. */
  scriptNonce: string;
}

/** Answers a request for a page, its data or a resource route. */
export type PageHandler = (request: Request, rendering: Rendering) => Promise<Response>;

/** Set by the page handler, read by the document's renderer. */
export const scriptNonceContext = createContext('');

/** Makes the handler of a build. It stands on the app's side because context keys are compared by identity. */
export function createPageHandler(build: ServerBuild, mode: 'production' | 'development'): PageHandler {
  const handle = createRequestHandler(build, mode);
  return (request, { platform, notes, scriptNonce }) => {
    const context = new RouterContextProvider();
    context.set(platformContext, platform);
    context.set(renderNotesContext, notes);
    context.set(scriptNonceContext, scriptNonce);
    return handle(request, context);
  };
}
