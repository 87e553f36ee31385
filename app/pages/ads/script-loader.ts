import type { ScriptAttributes } from '#app/domain/script-attributes.ts';

/** An entry's script. */
interface LoadedScript {
  id: number;
  address: string;
  attributes?: ScriptAttributes | undefined;
}

/** Runs of this document by entry; a failed one is not tried again. */
const runs = new Map<number, Promise<void>>();

/**
 * Loads an entry's script into an element, once per document (READINGS 30). The promise is rejected when the script
 * cannot be loaded; the page goes on without it. Only the first call for an entry does anything.
 */
export function loadScriptOnce(entry: LoadedScript, parent: Element): Promise<void> {
  const known = runs.get(entry.id);
  if (known) return known;
  const run = loadScript(entry, parent);
  runs.set(entry.id, run);
  // One line of its own; callers may still handle the rejection.
  run.catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- READINGS 30: a failure is logged
    console.error(error instanceof Error ? error.message : error);
  });
  return run;
}

function loadScript({ id, address, attributes = {} }: LoadedScript, parent: Element): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(attributes)) {
      if (value !== false) script.setAttribute(name, value === true ? '' : value);
    }
    // Scripts made by a script ignore `defer`: with it, or without `async`, they run in the order of the entries.
    script.async = attributes.async !== false && !script.defer;
    script.src = address;
    script.dataset.adEntry = String(id);
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      reject(new Error(`Ad entry ${id}: its script could not be loaded (${address})`));
    });
    parent.append(script);
  });
}
