import { ownProvider } from './content-query.ts';

/** A view that every section has. */
export interface DefaultView {
  id: 'all' | 'own' | 'hidden' | 'rejected';
  /** Parameters of its address. */
  query: string;
}

/** The views that every section has. The saved views follow them. */
export const defaultViews: readonly DefaultView[] = [
  { id: 'all', query: '' },
  { id: 'own', query: `provider=${ownProvider}` },
  { id: 'hidden', query: 'state=hidden' },
  { id: 'rejected', query: 'state=rejected' },
];

/** A view that an operator has saved. */
export interface SavedView {
  id: number;
  name: string;
  /** Parameters of its address. */
  search: string;
  /** Whether all operators see it. */
  isShared: boolean;
  /** Whether the operator may rename, change and delete it. */
  canChange: boolean;
}
