/**
 * Settles as `work` does, or rejects with the error of `onTimeout` if the work takes longer than `milliseconds`. A
 * timeout does not stop the work; its later result is discarded.
 */
export async function withinTime<T>(
  work: Promise<T>,
  milliseconds: number,
  onTimeout: () => Error,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(onTimeout()), milliseconds);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
