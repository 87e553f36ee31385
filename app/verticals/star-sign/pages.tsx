import { Outlet } from 'react-router';
import { signPageComponents } from './sign-page-blocks.tsx';

/** Gives the shared pages the components of this vertical's blocks. */
export default function StarSignPages() {
  return <Outlet context={signPageComponents} />;
}
