import { Outlet } from 'react-router';
import { ErrorMessage } from '../ui/error-message.tsx';

/** The screen inside the frame, so that its errors leave the frame in place. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorMessage />;
}
