import { Outlet } from 'react-router';
import { gamePageComponents } from './game-page-components.ts';

/** Gives the pages of a single game the components of their blocks. */
export default function GamePages() {
  return <Outlet context={gamePageComponents} />;
}
