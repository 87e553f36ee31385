import { Outlet } from 'react-router';
import { components } from './page-components.ts';

/** Gives the shared pages the components of this vertical's blocks. */
export default function GamesPages() {
  return <Outlet context={components} />;
}
