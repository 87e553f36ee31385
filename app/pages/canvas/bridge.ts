import script from 'virtual:canvas-page';
import { addInlineScript } from '#app/ui/inline-script.ts';
import type { CanvasConnection } from './messages.ts';

/** Returns a document of the canvas with the script that connects it to the Studio. */
export function addCanvasBridge(document: string, connection: CanvasConnection, nonce: string): string {
  const argument = JSON.stringify(connection).replaceAll('<', String.raw`\u003c`);
  return addInlineScript(document, `${script};canvasPage.start(${argument})`, nonce);
}
