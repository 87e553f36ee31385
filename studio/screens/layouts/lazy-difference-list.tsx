import { lazyHydration } from '../../ui/lazy-hydration.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** `DifferenceList`, whose code is loaded after the screen. */
export const LazyDifferenceList = lazyHydration(
  async () => (await import('./difference-list.tsx')).DifferenceList,
  ({ differences, most, className }) => (
    <div className={className}>
      {differences.slice(0, most).map((_, index) => (
        // Only the index tells the placeholders apart.
        <Skeleton key={index} className="h-5" />
      ))}
    </div>
  ),
);
