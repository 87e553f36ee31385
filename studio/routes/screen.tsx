import { Outlet } from 'react-router';
import { ErrorMessage } from '../ui/error-message.tsx';

/** The route between the frame and a screen. Its error boundary replaces only the screen, so the frame stays. */
export default function Screen() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorMessage />;
}
