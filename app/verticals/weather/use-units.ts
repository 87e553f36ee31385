import { useSyncExternalStore } from 'react';
import { localArea } from '#app/visitor/storage.ts';
import { unitsOfLanguages, unitSystems, type UnitDefault, type UnitSystem } from './units.ts';

const storageKey = 'weather_units';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readChoice(): UnitSystem | null {
  const text = localArea.get(storageKey);
  return unitSystems.find((system) => system === text) ?? null;
}

/** Returns the visitor's choice, otherwise the units of the browser's region. */
export function readUnits(): UnitSystem {
  return readChoice() ?? unitsOfLanguages(navigator.languages) ?? 'metric';
}

/** Returns the units to show: the visitor’s choice, otherwise the region’s, otherwise the server's default. */
export function useUnits({ system, isByRegion }: UnitDefault): UnitSystem {
  return useSyncExternalStore(
    subscribe,
    () => readChoice() ?? (isByRegion ? unitsOfLanguages(navigator.languages) : null) ?? system,
    () => system,
  );
}

/** Stores a visitor’s choice in the browser. */
export function chooseUnits(system: UnitSystem): void {
  localArea.set(storageKey, system);
  for (const listener of listeners) listener();
}
