import { createContext, useContext, type ReactNode } from 'react';

/** Attributes by which a container of insertions can be found. */
export interface ContainerAttributes {
  id?: string;
  'data-ad-variant'?: string;
}

/** Renders the element that contains `children`, with the given attributes. */
export type Container = (children: ReactNode, attributes: ContainerAttributes) => ReactNode;

/**
 * Inserts elements, such as ads, at their positions between the children of a list or text. `as` is the element that
 * wraps each inserted element.
 */
export type Insert = (children: ReactNode, as: 'div' | 'li', container: Container) => ReactNode;

/** The function that inserts elements into the lists and texts of a part of a page. `null` if nothing is inserted. */
export const Insertions = createContext<Insert | null>(null);

/** A list (`ul`) or text (`div`) with elements inserted between its children. */
export function Inserted({
  as: Element,
  className,
  children,
}: {
  as: 'ul' | 'div';
  className: string;
  children: ReactNode;
}) {
  const insert = useContext(Insertions);
  const container: Container = (content, attributes) => (
    <Element key={attributes['data-ad-variant']} className={className} {...attributes}>
      {content}
    </Element>
  );
  return insert ? insert(children, Element === 'ul' ? 'li' : 'div', container) : container(children, {});
}
