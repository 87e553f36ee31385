import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import nunito from '@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url';
import { arcadeOrigin } from '#app/core/arcade-origin.ts';
import { coreBlocks } from '#app/core/blocks/blocks.tsx';
import { LayoutPage } from '#app/core/layouts/layout-page.tsx';
import type { PageData } from '#app/core/layouts/page.server.ts';
import { platformContext } from '#app/core/request-context.server.ts';
import { useSiteData, type SiteData } from '#app/core/settings/site-data.ts';
import { themeVariables } from '#app/core/settings/theme.ts';
import { shellBlocks } from '#app/shell/blocks.tsx';
import { BrokenPage } from '#app/shell/broken-page.tsx';
import { LinkNavigation } from '#app/shell/link-navigation.tsx';
import { Toaster } from '#app/shell/toaster.tsx';
import { useScriptNonce } from '#app/ui/script-nonce.ts';
import { earlyMarksScript } from '#app/visitor/early-marks.ts';
import stylesheet from './app.css?url';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs): SiteData {
  const { environment, snapshots } = context.get(platformContext);
  const settings = snapshots.current()?.settings;
  return {
    arcadeUrl: arcadeOrigin(environment),
    arcadePort: environment.arcadePort,
    messengerAppId: settings?.messengerAppId ?? '',
    randomPages: snapshots.current()?.safe.pages ?? [],
    variables: settings ? themeVariables(settings) : {},
  };
}

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: fredoka, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: nunito, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: React.ReactNode }) {
  const site = useSiteData();
  const nonce = useScriptNonce();
  return (
    <html lang="en" style={site?.variables} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={site?.variables['--color-page'] ?? '#0E1748'} />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: earlyMarksScript }}
        />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <Outlet />
      <LinkNavigation />
      <Toaster />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && isPageData(error.data)) {
    return (
      <>
        <title>{error.data.meta.title}</title>
        <meta name="robots" content="noindex" />
        <LayoutPage page={error.data} components={{ ...shellBlocks, ...coreBlocks }} />
      </>
    );
  }
  return <BrokenPage status={isRouteErrorResponse(error) ? error.status : 500} />;
}

function isPageData(value: unknown): value is PageData {
  return typeof value === 'object' && value !== null && 'blocks' in value;
}
