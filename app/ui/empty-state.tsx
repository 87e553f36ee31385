import type { LucideIcon } from 'lucide-react';
import { ItemLink } from './tile.tsx';

/** The designed content of an empty area: an illustration, one sentence and one action (design note 10). */
export function EmptyState({
  icon: Icon,
  title,
  action,
  isHeading = false,
  children,
}: {
  icon: LucideIcon;
  title: string;
  action?: { href: string; label: string };
  /** True if the title is the page's h1. */
  isHeading?: boolean;
  children: React.ReactNode;
}) {
  const Heading = isHeading ? 'h1' : 'h2';
  return (
    <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
      <div aria-hidden className="relative mb-6 grid size-32 place-items-center">
        <span className="absolute inset-0 rotate-6 rounded-[36px] bg-surface" />
        <span className="absolute inset-2 -rotate-6 rounded-[30px] bg-raised" />
        <span className="absolute -end-3 top-3 size-5 rounded-full bg-accent" />
        <span className="absolute -start-4 bottom-6 size-3 rounded-full bg-heart" />
        <Icon className="relative size-14 text-accent-mark" strokeWidth={1.75} />
      </div>
      <Heading className="text-2xl wrap-anywhere">{title}</Heading>
      <p className="mt-2 text-balance text-soft">{children}</p>
      {action && (
        <ItemLink href={action.href} className="mt-6 button-primary">
          {action.label}
        </ItemLink>
      )}
    </div>
  );
}
