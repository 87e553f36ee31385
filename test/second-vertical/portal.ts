import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import { pino } from 'pino';
import {
  UNSAFE_withComponentProps as withComponentProps,
  UNSAFE_withErrorBoundaryProps as withErrorBoundaryProps,
  type ServerBuild,
} from 'react-router';
import { importBundle } from '#app/changes/import.server.ts';
import type { Fault } from '#app/bundle/fault.ts';
import { migrate } from '#app/store/migrate.server.ts';
import { openStore } from '#app/store/open.server.ts';
import { parseEnvironment } from '#app/config/environment.server.ts';
import { createPageHandler } from '#app/page-handler.server.ts';
import type { Platform } from '#app/pages/platform.server.ts';
import { createPlatform } from '#app/platform.server.ts';
import * as root from '#app/root.tsx';
import * as home from '#app/routes/home.tsx';
import * as suggest from '#app/routes/suggest.ts';
import * as category from '#app/routes/section/category.tsx';
import * as item from '#app/routes/section/item.tsx';
import * as sectionHome from '#app/routes/section/home.tsx';
import * as search from '#app/routes/section/search.tsx';
import * as searchForm from '#app/routes/section/search-form.tsx';
import { definitions } from '#app/verticals/definitions.server.ts';
import { createRegistries } from '#app/verticals/index.server.ts';
import { openBuiltInMessages } from '#app/messages/built-in.server.ts';
import riddleMessages from './messages/en.json' with { type: 'json' };
import type { TestBundle } from '#test/bundle/sample-bundle.ts';
import { writeBundleFolder } from '#test/bundle/sample-bundle.ts';
import { readHtml } from '#test/http/read-html.ts';
import { createServerBuild, type HandMadeRoute } from '#test/http/server-build.ts';
import { riddleRoutes, RiddlePages } from './routes.tsx';
import { riddlesServer } from './vertical.server.ts';

type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];
// React Router's types for the parts of a module are narrower than the result of its build.
type SourceModule = Partial<Record<keyof RouteModule, unknown>>;

/** A page as a visitor receives it. */
export interface VisitedPage {
  status: number;
  location: string | null;
  /** The body of the answer: HTML, or JSON for page data. */
  html: string;
  $: CheerioAPI;
  title: string;
}

/** A portal with games and riddles behind React Router's request handler, without a build. */
export interface TwoVerticals {
  get(address: string): Promise<VisitedPage>;
  /** Imports a bundle, or parts of one. Returns the refused parts. */
  import(bundle: TestBundle): Promise<readonly Fault[]>;
  platform: Platform;
  /** Lines logged so far. */
  lines: Record<string, unknown>[];
  close(): Promise<void>;
}

/** Route modules of games. They are found by glob, so that this code still compiles after the vertical was deleted. */
const games = import.meta.glob<SourceModule>('../../app/verticals/games/{pages,item-pages}.tsx', {
  eager: true,
});
const gamesServer = definitions.get('games');
const registries = createRegistries([...(gamesServer ? [gamesServer] : []), riddlesServer]);
const messages = openBuiltInMessages([...definitions.keys(), 'second-vertical'], {
  'second-vertical/messages/en.json': riddleMessages,
});

/** Opens a new store, fills it with a bundle and answers requests. */
export async function openTwoVerticals(
  bundle: TestBundle,
  variables: Readonly<Record<string, string>> = {},
): Promise<TwoVerticals> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portico-two-'));
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null, level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const clock = { now: () => Date.UTC(2026, 10, 21) };

  async function importParts(parts: TestBundle): Promise<readonly Fault[]> {
    const store = await openStore({ dataDir, role: 'cli', log, clock });
    try {
      await migrate(store);
      const source = await writeBundleFolder(
        await mkdtemp(path.join(dataDir, 'bundle-')),
        JSON.stringify(parts),
        parts.info ? ['icon.png', 'shot.png'] : [],
      );
      const mediaDir = path.join(dataDir, 'media');
      const result = await importBundle({ store, source, registry: registries.bundle, mediaDir, yes: true });
      return result.outcome === 'refused' ? result.faults : [];
    } finally {
      await store.close();
    }
  }

  const faults = await importParts(bundle);
  if (faults.length > 0) throw new Error(`The bundle is refused: ${JSON.stringify(faults)}`);
  const environment = parseEnvironment({ DATA_DIR: dataDir, ...variables });
  const platform = await createPlatform({ environment, log, clock, registries, messages });
  const handle = createPageHandler(createBuild(), 'production');
  return {
    platform,
    lines,
    async get(address) {
      const { response, document } = await handle(new Request(new URL(address, 'http://localhost:4000')), {
        platform,
        hints: { validUntil: null, isNonCanonical: false, address: null },
        scriptNonce: 'test',
      });
      const html = document ?? (await response.text());
      const $ = readHtml(html);
      return {
        status: response.status,
        location: response.headers.get('location'),
        html,
        $,
        title: $('title').text(),
      };
    },
    async import(parts) {
      const refused = await importParts(parts);
      await platform.snapshots.refresh();
      return refused;
    },
    async close() {
      await platform.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function createBuild(): ServerBuild {
  const sections: Record<string, { pages: SourceModule; routes: Record<string, SourceModule> }> = {
    games: {
      pages: games['../../app/verticals/games/pages.tsx'] ?? {},
      routes: {
        g: sectionHome,
        'g/cate/:cate_id': category,
      },
    },
    gamePages: {
      pages: games['../../app/verticals/games/item-pages.tsx'] ?? {},
      routes: { 'g/details/:detail_id': item },
    },
    riddles: {
      pages: { default: RiddlePages },
      routes: {
        qa: sectionHome,
        'qa/details/:detail_id': item,
        'qa/cate/:cate_id': category,
        'qa/search': searchForm,
        'qa/search/:kw': search,
        ...riddleRoutes,
      },
    },
  };
  const routes = [
    describeRoute('root', '', root),
    { ...describeRoute('home', undefined, home), index: true, parentId: 'root' },
    { ...describeRoute('api/suggest', 'api/suggest', suggest), parentId: 'root' },
    ...Object.entries(sections).flatMap(([section, { pages, routes: own }]) => [
      { ...describeRoute(section, undefined, pages), parentId: 'root' },
      ...Object.entries(own).map(([address, module]) => ({
        ...describeRoute(address, address, module),
        parentId: section,
      })),
    ]),
  ];
  return createServerBuild(routes, { version: 'two' }) as unknown as ServerBuild;
}

/** Describes a route as the build does. Its components get their props from the router. */
function describeRoute(id: string, address: string | undefined, source: SourceModule): HandMadeRoute {
  const module = {
    ...source,
    default: source.default && withComponentProps(source.default as never),
    ErrorBoundary: source.ErrorBoundary && withErrorBoundaryProps(source.ErrorBoundary as never),
  };
  return { id, path: address, module: module as HandMadeRoute['module'] };
}
