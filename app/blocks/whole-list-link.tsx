import { ItemLink } from '#app/ui/tile.tsx';

/** The link below a grid that shows a part of a list. It leads to the whole list. */
export function WholeListLink({ href, label, title }: { href: string; label: string; title: string }) {
  if (label === '') return null;
  return (
    <p className="mt-5 text-center">
      <ItemLink href={href} className="button-quiet">
        {label}
        {title && <span className="sr-only">: {title}</span>}
      </ItemLink>
    </p>
  );
}
