import { ownProvider } from './content-query.ts';

/** A view that every section has. */
export interface DefaultView {
  id: 'all' | 'own' | 'hidden' | 'rejected';
  /** Parameters of its address. */
  query: string;
}

/** The views that every section has. Those of an operator follow. */
export const defaultViews: readonly DefaultView[] = [
  { id: 'all', query: '' },
  { id: 'own', query: `provider=${ownProvider}` },
  { id: 'hidden', query: 'state=hidden' },
  { id: 'rejected', query: 'state=rejected' },
];
