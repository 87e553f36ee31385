import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads the data of a screen again until it is complete. Its share `key` is then 1. */
export function useReloadUntilComplete<Key extends string>(
  data: Readonly<Record<Key, number>>,
  key: Key,
): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (data[key] < 1) void revalidate();
  }, [data, key, revalidate]);
}
