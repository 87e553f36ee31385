import { createMemoryRouter, data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { keepScreen, onActionFailure, type ActionFailure } from './failed-actions.ts';

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

/** Sends a form to an action on a screen whose data has been loaded once. Returns the state of the router afterwards. */
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
