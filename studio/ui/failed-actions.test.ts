import { createMemoryRouter, data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import {
  keepScreen,
  onActionFailure,
  outdatedScreen,
  rememberScreen,
  type ActionFailure,
} from './failed-actions.ts';

type Results = Awaited<ReturnType<Parameters<typeof keepScreen>[1]>>;

const reported: ActionFailure[] = [];
let stop = () => {};

afterEach(() => {
  stop();
  stop = () => {};
  reported.length = 0;
});

/** An answer of the server, as the router receives it. */
function failed(status: number, body: unknown = null) {
  return new ErrorResponse(status, '', body);
}

function listen() {
  stop = onActionFailure((failure) => reported.push(failure));
}

/**
 * Sends a form to an action on a screen whose data has been loaded once. Returns the state of the router afterwards.
 */
async function send(action: () => unknown) {
  let loads = 0;
  const router = createMemoryRouter([
    {
      id: 'root',
      middleware: [async (args, next) => keepScreen(args, async () => (await next()) as Results)],
      loader: () => null,
      children: [
        {
          id: 'screen',
          index: true,
          loader() {
            loads += 1;
            return loads;
          },
        },
        { id: 'save', path: 'save', action },
        { id: 'other', path: 'other', loader: () => 'other' },
      ],
    },
  ]);
  while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve));
  let answer: unknown;
  router.subscribe(({ fetchers }) => (answer = fetchers.get('key')?.data));
  await router.fetch('key', 'screen', '/save', { formMethod: 'POST', formData: new FormData() });
  const { state } = router;
  router.dispose();
  return { loads, errors: state.errors, path: state.location.pathname, answer };
}

describe('an action that fails', () => {
  test.each<[ActionFailure, () => unknown]>([
    ['network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['network', () => Promise.reject(data(new TypeError('Failed to fetch'), undefined))],
    ['session', () => Promise.reject(failed(401))],
    ['confirmation', () => Promise.reject(failed(403, { needs: 'confirmation' }))],
    ['forbidden', () => Promise.reject(failed(403))],
    ['gone', () => Promise.reject(failed(404))],
    ['large', () => Promise.reject(failed(413))],
    ['other', () => Promise.reject(failed(503))],
    ['other', () => Promise.reject(new Error('Unexpected'))],
  ])('leaves the screen as it is: %s', async (failure, action) => {
    listen();
    const { errors, answer, loads } = await send(action);
    expect(errors).toBeNull();
    expect(loads).toBe(1);
    expect(answer).toBeUndefined();
    expect(reported).toEqual([failure]);
  });

  test('shows the error boundary if no part of the screen reports failures', async () => {
    const { errors } = await send(() => Promise.reject(failed(401)));
    expect(errors).toMatchObject({ root: { status: 401 } });
  });
});

describe('an action that succeeds', () => {
  test('has its answer, and the data of the screen is loaded again', async () => {
    listen();
    const { answer, loads } = await send(() => ({ outcome: 'saved' }));
    expect(answer).toEqual({ outcome: 'saved' });
    expect(loads).toBe(2);
    expect(reported).toEqual([]);
  });

  test('can redirect', async () => {
    listen();
    const { path } = await send(() => Promise.reject(redirect('/other')));
    expect(path).toBe('/other');
    expect(reported).toEqual([]);
  });
});

describe('a screen that is loaded again', () => {
  /** Opens a screen, and loads it again with each of the loaders. Returns what the screen shows after each load. */
  async function reload(...loaders: (() => unknown)[]) {
    const next = ['first', ...loaders];
    const router = createMemoryRouter([
      {
        id: 'root',
        middleware: [async (args, load) => keepScreen(args, async () => (await load()) as Results)],
        loader: () => 'frame',
        // As in the Studio, a navigation loads all routes.
        shouldRevalidate: () => true,
        HydrateFallback: () => null,
        children: [
          {
            id: 'screen',
            path: '/',
            async loader() {
              const loader = next.shift();
              return typeof loader === 'function' ? loader() : loader;
            },
          },
          { id: 'other', path: 'other', loader: () => Promise.reject(new TypeError('Failed to fetch')) },
          { id: 'moved', path: 'moved', loader: () => 'moved' },
          { id: 'sign-in', path: 'sign-in', loader: () => 'sign-in' },
          { id: 'sign-out', path: 'sign-out', action: () => redirect('/sign-in') },
          {
            id: 'without-session',
            path: 'without-session',
            loader: () => redirect('/sign-in?to=%2Fwithout-session'),
            action: () => Promise.reject(failed(401)),
          },
        ],
      },
    ]);
    while (!router.state.initialized) await new Promise((resolve) => setTimeout(resolve));
    const steps: unknown[] = [];
    for (const _ of loaders) {
      const { location, loaderData } = router.state;
      rememberScreen({
        address: location.pathname + location.search,
        data: new Map(Object.entries(loaderData)),
      });
      await router.revalidate();
      const { errors } = router.state;
      steps.push(errors ?? [router.state.loaderData.screen, outdatedScreen.read()]);
    }
    return { steps, router };
  }

  afterEach(() => rememberScreen(null));

  test('keeps its data until the server answers again', async () => {
    const { steps, router } = await reload(
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => Promise.reject(failed(503)),
      () => 'second',
    );
    router.dispose();
    expect(steps).toEqual([
      ['first', 'server'],
      ['first', 'server'],
      ['second', null],
    ]);
  });

  test('keeps its data until there is a session again', async () => {
    listen();
    const { steps, router } = await reload(
      () => Promise.reject(redirect('/sign-in?to=%2F')),
      () => Promise.reject(redirect('/sign-in?to=%2F')),
      () => 'second',
    );
    const { location } = router.state;
    router.dispose();
    expect(steps).toEqual([
      ['first', 'session'],
      ['first', 'session'],
      ['second', null],
    ]);
    expect(location.pathname).toBe('/');
    expect(reported).toEqual([]);
  });

  test('says that the session has ended after an action without one, until it is loaded again', async () => {
    listen();
    const { router } = await reload(() => 'second');
    const reasons: unknown[] = [];
    const end = outdatedScreen.subscribe(() => reasons.push(outdatedScreen.read()));
    // The screen is loaded again after the action.
    await router.fetch('key', 'screen', '/without-session', { formMethod: 'POST', formData: new FormData() });
    end();
    router.dispose();
    expect(reasons).toEqual(['session', null]);
    expect(reported).toEqual(['session']);
  });

  test('gives way to a redirect that does not lead to the sign-in', async () => {
    const { router } = await reload(() => Promise.reject(redirect('/moved')));
    const { location } = router.state;
    router.dispose();
    expect(location.pathname).toBe('/moved');
  });

  test('gives way to the sign-in when another screen is opened without a session', async () => {
    const { router } = await reload(() => 'second');
    await router.navigate('/without-session');
    const { location } = router.state;
    router.dispose();
    expect(location.pathname).toBe('/sign-in');
    expect(outdatedScreen.read()).toBeNull();
  });

  test('gives way to the sign-in after an action that ends the session', async () => {
    listen();
    const { router } = await reload(() => 'second');
    await router.navigate('/sign-out', { formMethod: 'POST', formData: new FormData() });
    const { location } = router.state;
    router.dispose();
    expect(location.pathname).toBe('/sign-in');
    expect(reported).toEqual([]);
  });

  test('shows why it is no longer allowed or no longer exists', async () => {
    for (const status of [401, 403, 404]) {
      const { steps, router } = await reload(() => Promise.reject(failed(status)));
      router.dispose();
      expect(steps).toMatchObject([{ root: { status } }]);
    }
  });

  test('stays when a fetcher loads something else in vain', async () => {
    listen();
    const { router } = await reload(() => 'second');
    await router.fetch('key', 'screen', '/other');
    const { errors, loaderData } = router.state;
    router.dispose();
    expect(errors).toBeNull();
    expect(loaderData).toMatchObject({ screen: 'second' });
    expect(reported).toEqual(['network']);
  });

  test('stays when a fetcher loads something else without a session', async () => {
    listen();
    const { router } = await reload(() => 'second');
    await router.fetch('key', 'screen', '/without-session');
    const { location, loaderData } = router.state;
    router.dispose();
    expect(location.pathname).toBe('/');
    expect(loaderData).toMatchObject({ screen: 'second' });
    expect(reported).toEqual(['session']);
    expect(outdatedScreen.read()).toBe('session');
  });

  test('gives way to the error of another screen that cannot be opened', async () => {
    const { router } = await reload(() => 'second');
    await router.navigate('/other');
    const { errors } = router.state;
    router.dispose();
    expect(errors).toMatchObject({ root: { status: 503 } });
    expect(outdatedScreen.read()).toBeNull();
  });
});
