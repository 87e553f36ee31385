import { Outlet } from 'react-router';
import { appPageComponents } from './app-page-components.ts';

/** Gives the pages of a single app the components of their blocks. */
export default function AppPages() {
  return <Outlet context={appPageComponents} />;
}
