/* oxlint-disable no-underscore-dangle -- the TCF's own names */
import { describe, expect, it } from 'vitest';
import { consentPlatformScript } from './consent-platform.ts';

type Listener = (data: object | null, success: boolean) => void;
type Call = [command: string, version: number, callback: Listener, parameter?: unknown];

interface FakeScript {
  src: string;
  attributes: Map<string, string>;
}

/** Runs the script in a simulated document. */
function run(
  options: { platform?: object; consent?: string; ads?: string; ownApi?: (...call: Call) => void } = {},
) {
  const { platform = {}, consent = 'tcf', ads = '', ownApi } = options;
  const config = { src: '', attributes: {}, purposes: [1, 3, 4], ...platform };
  const dataset: Record<string, string> = { consent, ads, platform: JSON.stringify(config) };
  const scripts: FakeScript[] = [];
  const decisions: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const window: {
    dataLayer?: ArrayLike<unknown>[];
    __tcfapi?: (...call: Call | []) => unknown;
    frames: object;
  } = { frames: {}, ...(ownApi && { __tcfapi: ownApi as never }) };
  const document = {
    documentElement: { dataset },
    createElement() {
      const attributes = new Map<string, string>();
      return {
        src: '',
        attributes,
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      };
    },
    head: { append: (script: FakeScript) => scripts.push(script) },
  };
  const script = consentPlatformScript
    .replaceAll(/(?<!window\.)dataLayer/g, 'window.dataLayer')
    .replaceAll(/(?<!window\.)gtag\(/g, 'window.gtag(');
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the script of the page
  new Function('window', 'document', 'addEventListener', 'dispatchEvent', script)(
    window,
    document,
    (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    (event: CustomEvent<string>) => decisions.push(event.detail),
  );
  return {
    api: window.__tcfapi,
    dataset,
    scripts,
    decisions,
    send: (event: object) => listeners.get('message')?.(event),
    said: () => (window.dataLayer ?? []).map((entry) => Array.from(entry)),
    /** Imitates a loaded platform: takes over the queue and answers it. */
    report(data: object | null, success = true) {
      for (const [command, , callback] of (window.__tcfapi?.() ?? []) as Call[])
        if (command === 'addEventListener') callback(data, success);
    },
  };
}

const all = (value: boolean) => Object.fromEntries(Array.from({ length: 11 }, (_, at) => [at + 1, value]));
const decided = (consents: object, more: object = {}) => ({
  eventStatus: 'useractioncomplete',
  gdprApplies: true,
  purpose: { consents, legitimateInterests: {} },
  ...more,
});
const signals = (...granted: boolean[]) => {
  const [ad_storage, ad_user_data, ad_personalization, analytics_storage] = granted.map((is) =>
    is ? 'granted' : 'denied',
  );
  return { ad_storage, ad_user_data, ad_personalization, analytics_storage };
};
const denied = ['consent', 'default', signals(false, false, false, false)];

describe('the consent platform', () => {
  it('denies everything until the platform has answered', () => {
    const page = run();
    expect(page.said()).toEqual([denied]);
    expect(page.decisions).toEqual([]);
    expect(page.dataset.tcf).toBeUndefined();
  });

  it('accepts if the visitor consented to every required purpose', () => {
    const page = run();
    page.report(decided(all(true)));
    expect(page.dataset.tcf).toBe('accepted');
    expect(page.decisions).toEqual(['accepted']);
    expect(page.said()).toEqual([denied, ['consent', 'update', signals(true, true, true, true)]]);
  });

  it.each([
    ['one wanted purpose is refused', decided({ ...all(true), 3: false }), signals(true, true, false, true)],
    ['all are refused', decided(all(false)), signals(false, false, false, false)],
    ['no purposes are named', decided({}, { purpose: undefined }), signals(false, false, false, false)],
    [
      'consent is only claimed as legitimate interest',
      decided({}, { purpose: { consents: {}, legitimateInterests: all(true) } }),
      signals(false, false, false, false),
    ],
  ])('refuses when %s', (_, data, said) => {
    const page = run();
    page.report(data);
    expect(page.decisions).toEqual(['not-accepted']);
    expect(page.said()[1]).toEqual(['consent', 'update', said]);
  });

  it('never grants signals about personal data on a contextual-only site', () => {
    const page = run({ ads: 'contextual' });
    page.report(decided(all(true)));
    expect(page.said().at(-1)).toEqual(['consent', 'update', signals(true, false, false, true)]);
  });

  it('may base other purposes on legitimate interest, and accepts where the GDPR does not apply', () => {
    const some = run({ platform: { purposes: [1, 7] } });
    some.report(
      decided({ 1: true }, { purpose: { consents: { 1: true }, legitimateInterests: { 7: true } } }),
    );
    expect(some.decisions).toEqual(['accepted']);
    const elsewhere = run();
    elsewhere.report({ eventStatus: 'tcloaded', gdprApplies: false });
    expect(elsewhere.decisions).toEqual(['accepted']);
  });

  it.each([
    [{ eventStatus: 'cmpuishown', gdprApplies: true, purpose: { consents: all(true) } }, true],
    [decided(all(true)), false],
    [null, true],
  ])('does not decide after %j', (data, success) => {
    const page = run();
    page.report(data, success);
    expect(page.decisions).toEqual([]);
  });

  it('can be changed by the visitor later', () => {
    const page = run();
    page.report(decided(all(true)));
    page.report(decided(all(false)));
    expect(page.decisions).toEqual(['accepted', 'not-accepted']);
    expect(page.dataset.tcf).toBe('not-accepted');
  });

  it('is loaded with its attributes', () => {
    const attributes = { 'data-site': 'x', async: true, defer: false };
    const page = run({ platform: { src: 'https://cmp.example/cmp.js', attributes } });
    expect(page.scripts.map(({ src, attributes: own }) => [src, [...own]])).toEqual([
      [
        'https://cmp.example/cmp.js',
        [
          ['data-site', 'x'],
          ['async', ''],
        ],
      ],
    ]);
    expect(run().scripts).toEqual([]);
  });

  it('is used directly if it is already loaded', () => {
    const calls: string[] = [];
    run({ ownApi: (command) => void calls.push(command) });
    expect(calls).toEqual(['addEventListener']);
  });

  it('is not used if everything that needs consent is off', () => {
    const page = run({ consent: 'off', platform: { src: 'https://cmp.example/cmp.js' } });
    expect([page.api, page.scripts]).toEqual([undefined, []]);
    expect(page.said()).toEqual([denied]);
  });

  it('answers frames through the stub as the TCF specifies', () => {
    const page = run();
    const answers: unknown[] = [];
    const source = { postMessage: (answer: unknown) => answers.push(answer) };
    page.send({ data: { __tcfapiCall: { command: 'ping', version: 2, callId: 7 } }, source });
    page.send({ data: 'not json', source });
    expect(answers).toEqual([
      {
        __tcfapiReturn: {
          returnValue: { cmpLoaded: false, cmpStatus: 'stub', apiVersion: '2.2' },
          success: true,
          callId: 7,
        },
      },
    ]);
  });
});
