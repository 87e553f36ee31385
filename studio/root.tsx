import { useContext, useMemo } from 'react';
import { Links, Meta, Outlet, Scripts, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { DocumentMessagesContext, MessagesContext } from '#app/messages/use-messages.ts';
import { directionOf } from '#app/messages/language-facts.ts';
import { openTexts } from '#app/messages/texts.ts';
import { InlineData, InlineScript } from '#app/ui/inline-elements.tsx';
import { ScriptNonce } from '#app/ui/script-nonce.ts';
import { authorise } from './access/authorise.server.ts';
import { AriaStringsContext } from './shell/aria-strings.ts';
import { messagesElementId } from './shell/document-messages.ts';
import { keepScreen } from './ui/failed-actions.ts';
import { noncePropertyName, useNonce } from './shell/nonce.ts';
import { readTheme, themeAttribute } from './shell/theme.ts';
import { ErrorMessage } from './ui/error-message.tsx';
import { UiProvider } from './ui/ui-provider.tsx';
import headingFont from '../node_modules/.portico-fonts/fredoka-basic.woff2?url';
import textFont from '../node_modules/.portico-fonts/nunito-sans-basic.woff2?url';
import styles from './studio.css?url';

export const middleware = [authorise];

export const clientMiddleware = [keepScreen];

export function loader({ request }: LoaderFunctionArgs) {
  return { theme: readTheme(request.headers.get('Cookie') ?? '') };
}

/**
 * The fonts of English texts. They are preloaded, because browsers would otherwise request them only after the first
 * layout. Lines could then change their width when the fonts arrive, and move the rest of the screen.
 */
const fonts = [textFont, headingFont];

export const links = () => [
  { rel: 'stylesheet', href: styles },
  ...fonts.map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
];

export function Layout({ children }: { children: React.ReactNode }) {
  const documentMessages = useContext(DocumentMessagesContext);
  const messages = useMemo(
    () => ({ source: openTexts(documentMessages, undefined), section: '' }),
    [documentMessages],
  );
  const nonce = useNonce();
  const ariaStrings = useContext(AriaStringsContext);
  const data = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={documentMessages.language}
      dir={directionOf(documentMessages.language)}
      data-theme={themeAttribute(data?.theme ?? 'system')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        {/* React Aria inserts a style element and reads its nonce here. */}
        <meta property={noncePropertyName} nonce={nonce} suppressHydrationWarning />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        <MessagesContext value={messages}>
          <UiProvider language={documentMessages.language}>{children}</UiProvider>
        </MessagesContext>
        <InlineData
          id={messagesElementId}
          data-time-zone={documentMessages.timeZone}
          json={documentMessages.texts}
        />
        <ScriptNonce value={nonce}>
          <InlineScript text={ariaStrings} />
        </ScriptNonce>
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorMessage />
    </main>
  );
}
