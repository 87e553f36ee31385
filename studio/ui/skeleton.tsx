/** A grey shape of the size of the content that is being loaded. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span aria-hidden className={`block animate-pulse rounded-tag bg-sunken ${className}`} />;
}

/** Rows of a table or list that is being loaded. */
export function SkeletonRows({ count, height = 52 }: { count: number; height?: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} style={{ height }} className="flex items-center gap-4 border-b border-divider px-4">
          <Skeleton className="size-8" />
          <Skeleton className="h-3 w-40" />
          <Skeleton className="ms-auto h-3 w-20" />
        </div>
      ))}
    </div>
  );
}
