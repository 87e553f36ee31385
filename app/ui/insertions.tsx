import { createContext, useContext, type ReactNode } from 'react';

/** Attributes that a place for insertions may need to be found by. */
export interface ContainerAttributes {
  id?: string;
  'data-ad-variant'?: string;
}

/** Draws the element around children, with the attributes it is given. */
export type Container = (children: ReactNode, attributes: ContainerAttributes) => ReactNode;

/** Inserts elements between the children of a list or text at their positions. `as` is the element that wraps each. */
export type Insert = (children: ReactNode, as: 'div' | 'li', container: Container) => ReactNode;

/** Given around a part of a page into which something is to be inserted. */
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
