import { useSyncExternalStore } from 'react';
import { createStorageSignal, localArea } from '#app/visitor/storage.ts';
import { unitsOfLanguages, unitSystems, type UnitDefault, type UnitSystem } from './units.ts';

const storageKey = 'weather_units';
const signal = createStorageSignal();

function readChoice(): UnitSystem | null {
  const text = localArea.get(storageKey);
  return unitSystems.find((system) => system === text) ?? null;
}

/** Returns the units that the visitor chose, otherwise those of the browser's region, otherwise metric units. */
export function readUnits(): UnitSystem {
  return readChoice() ?? unitsOfLanguages(navigator.languages) ?? 'metric';
}

/**
 * Returns the units to show: the visitor’s choice, otherwise those of the region if `isByRegion` is set and the browser
 * names one, otherwise the server's default.
 */
export function useUnits({ system, isByRegion }: UnitDefault): UnitSystem {
  return useSyncExternalStore(
    signal.subscribe,
    () => readChoice() ?? (isByRegion ? unitsOfLanguages(navigator.languages) : null) ?? system,
    () => system,
  );
}

/** Stores a visitor’s choice in the browser. */
export function chooseUnits(system: UnitSystem): void {
  localArea.set(storageKey, system);
  signal.notify();
}
