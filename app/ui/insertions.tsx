import { createContext, useContext, type ReactNode } from 'react';

/** Puts what belongs between the children of a list or text in its places; `as` is the element it is wrapped in. */
export type Insert = (children: ReactNode, as: 'div' | 'li') => ReactNode;

/** Given around a part of a page into which something is to be inserted. */
export const Insertions = createContext<Insert | null>(null);

/** Children of a list or text, with what is to be inserted between them. */
export function Inserted({ as, children }: { as: 'div' | 'li'; children: ReactNode }) {
  const insert = useContext(Insertions);
  return insert ? insert(children, as) : children;
}
