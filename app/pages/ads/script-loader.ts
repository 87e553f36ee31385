import type { ScriptAttributes } from '#app/domain/script-attributes.ts';

/** The script of an entry. */
interface LoadedScript {
  id: number;
  address: string;
  attributes?: ScriptAttributes | undefined;
}

/** The result of each script in this document, by the id of its entry. A failed script is not loaded again. */
const runs = new Map<number, Promise<void>>();

/**
 * Loads an entry's script into an element, once per document (spec ADS-4). Later calls for the same entry return the
 * same promise. The promise rejects if the script cannot be loaded; the page continues without it.
 */
export function loadScriptOnce(entry: LoadedScript, parent: Element): Promise<void> {
  const known = runs.get(entry.id);
  if (known) return known;
  const run = loadScript(entry, parent);
  runs.set(entry.id, run);
  // Logs the failure on one line. Callers may still handle the rejection.
  run.catch((error: unknown) => {
    // oxlint-disable-next-line no-console -- spec ADS-5: a failure is logged
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
    // Browsers ignore `defer` on scripts that another script has created. Entries with `defer`, or with `async` off,
    // are therefore loaded without `async`, so that they run in the order of the entries.
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
