import { createElement } from 'react';
import { data, Meta, Outlet, redirect, Scripts, ScrollRestoration, type ServerBuild } from 'react-router';
import type { RoutePolicy } from '#app/lib/route-policy.ts';
import { cacheHintsContext } from '#app/pages/request-context.server.ts';
import { useScriptNonce } from '#app/ui/script-nonce.ts';
import { createServerBuild } from './server-build.ts';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** Options of a route besides its module. */
interface TinyRoute {
  path?: string;
  index?: boolean;
  module: Partial<RouteModule>;
}

/** An inline script of the app, which has the nonce. */
export const ownScript = 'window.own = "&<>";';
/** A script that markup from elsewhere might contain. */
export const foreignScript = 'window.foreign = true;';

function Root() {
  const nonce = useScriptNonce();
  return createElement(
    'html',
    { lang: 'en' },
    createElement('head', null, createElement(Meta)),
    createElement(
      'body',
      null,
      createElement(Outlet),
      createElement('script', { nonce, dangerouslySetInnerHTML: { __html: ownScript } }),
      createElement(ScrollRestoration),
      createElement(Scripts),
    ),
  );
}

const page = (text: string) => () => createElement('h1', null, text);

const handle = { cache: 'page' } satisfies RoutePolicy;

const routes: Record<string, TinyRoute> = {
  home: { index: true, module: { handle, default: page('Home'), loader: () => ({ greeting: 'hello' }) } },
  list: {
    path: 'list',
    module: {
      default: page('List'),
      handle: { cache: 'page', query: ['page', 'tag'] },
      loader: ({ request }) => ({ address: new URL(request.url).search }),
    },
  },
  missing: {
    path: 'missing',
    module: {
      handle,
      default: page('Missing'),
      ErrorBoundary: page('Not here'),
      loader: () => {
        throw data(null, { status: 404 });
      },
    },
  },
  broken: {
    path: 'broken',
    module: {
      handle,
      default: page('Broken'),
      loader: () => {
        throw new Error('secret detail');
      },
    },
  },
  hanging: {
    path: 'hanging',
    module: { handle, default: page('Hanging'), loader: () => new Promise(() => {}) },
  },
  old: { path: 'old', module: { handle, default: page('Old'), loader: () => redirect('/list') } },
  ending: {
    path: 'ending',
    module: {
      handle,
      default: page('Ending'),
      loader: ({ context }) => {
        context.get(cacheHintsContext).validUntil = 1_000_000;
        return null;
      },
    },
  },
  foreign: {
    path: 'foreign',
    module: {
      handle,
      default: () =>
        createElement('div', { dangerouslySetInnerHTML: { __html: `<script>${foreignScript}</script>` } }),
    },
  },
  item: { path: 'item/:name', module: { handle, default: page('Item') } },
  text: { path: 'robots.txt', module: { loader: () => new Response('User-agent: *\n') } },
  suggest: {
    path: 'suggest',
    module: {
      handle: { query: ['q'] },
      loader: ({ request }) => new Response(new URL(request.url).search),
    },
  },
  busy: {
    path: 'busy',
    module: {
      loader: () => Response.json({ error: 'Try again.' }, { status: 503, headers: { 'Retry-After': '5' } }),
    },
  },
  brokenEndpoint: {
    path: 'broken-endpoint',
    module: {
      loader: () => {
        throw new Error('secret detail');
      },
    },
  },
  other: { path: '*', module: { loader: () => redirect('/') } },
};

/** Creates a small hand-made app, so that parts of the server are tested with the real output of React Router. */
export function createTinyBuild(): ServerBuild {
  const children = Object.entries(routes).map(([id, route]) => ({ ...route, id, parentId: 'root' }));
  const root = { id: 'root', path: '', module: { default: Root, ErrorBoundary: page('Error') } };
  const build = createServerBuild([root, ...children], { version: 'tiny', imports: ['/assets/shared.js'] });
  return build as unknown as ServerBuild;
}
