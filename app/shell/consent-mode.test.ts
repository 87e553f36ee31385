import { describe, expect, it } from 'vitest';
import { consentModeScript } from './consent-mode.ts';

interface FakeWindow {
  dataLayer?: ArrayLike<unknown>[];
  listeners: Map<string, (event: object) => void>;
}

/** Runs the script in a simulated window. */
function run(options: { stored?: string | null; isOff?: boolean; isBlocked?: boolean; ads?: string } = {}) {
  const { stored = null, isOff = false, isBlocked = false, ads } = options;
  const window: FakeWindow = { listeners: new Map() };
  const area = { stored };
  const localStorage = {
    getItem(key: string) {
      if (isBlocked) throw new Error('blocked');
      return key === 'consent_games.example' ? area.stored : null;
    },
  };
  const names = ['window', 'location', 'document', 'localStorage', 'addEventListener'];
  // `dataLayer` and `gtag` are globals in a browser.
  const script = consentModeScript
    .replaceAll(/(?<!window\.)dataLayer/g, 'window.dataLayer')
    .replaceAll(/(?<!window\.)gtag\(/g, 'window.gtag(');
  // oxlint-disable-next-line typescript/no-implied-eval -- it is the script of the page
  new Function(...names, script)(
    window,
    { host: 'games.example' },
    { documentElement: { dataset: isOff ? { consent: 'off' } : { ads } } },
    localStorage,
    (name: string, listener: (event: object) => void) => window.listeners.set(name, listener),
  );
  return {
    area,
    said: () => (window.dataLayer ?? []).map((entry) => Array.from(entry)),
    dispatch: (name: string, event: object) => window.listeners.get(name)?.(event),
  };
}

const signals = (value: string) => ({
  ad_storage: value,
  ad_user_data: value,
  ad_personalization: value,
  analytics_storage: value,
});
const denied = ['consent', 'default', signals('denied')];

describe('consent mode', () => {
  it.each([[null], ['not-accepted'], ['anything']])('only denies if %j is stored', (stored) => {
    expect(run({ stored }).said()).toEqual([denied]);
  });

  it('grants an earlier acceptance immediately', () => {
    expect(run({ stored: 'accepted' }).said()).toEqual([denied, ['consent', 'update', signals('granted')]]);
  });

  it('never grants signals about personal data on a contextual-only site', () => {
    const personal = { ad_user_data: 'denied', ad_personalization: 'denied' };
    const update = ['consent', 'update', { ...signals('granted'), ...personal }];
    expect(run({ stored: 'accepted', ads: 'contextual' }).said()).toEqual([denied, update]);
  });

  it('makes one update for each decision, in this tab or another', () => {
    const page = run();
    page.dispatch('portico:consent', { detail: 'accepted' });
    expect(page.said()).toHaveLength(2);
    expect(page.said()[1]).toEqual(['consent', 'update', signals('granted')]);
    page.dispatch('storage', { key: 'consent_games.example', newValue: 'not-accepted' });
    expect(page.said()).toHaveLength(3);
    expect(page.said()[2]).toEqual(['consent', 'update', signals('denied')]);
    page.dispatch('storage', { key: 'consent_other.example', newValue: 'accepted' });
    page.dispatch('storage', { key: 'collect_g', newValue: '[1]' });
    expect(page.said()).toHaveLength(3);
  });

  it('denies after another tab has cleared the storage', () => {
    const page = run({ stored: 'accepted' });
    page.dispatch('storage', { key: null, newValue: null });
    expect(page.said().at(-1)).toEqual(['consent', 'update', signals('denied')]);
  });

  it('applies a decision that was made while the page was in the back/forward cache', () => {
    const page = run({ stored: 'accepted' });
    page.dispatch('pageshow', { persisted: true });
    expect(page.said()).toHaveLength(2);
    page.area.stored = 'not-accepted';
    page.dispatch('pageshow', { persisted: false });
    expect(page.said()).toHaveLength(2);
    page.dispatch('pageshow', { persisted: true });
    expect(page.said()).toHaveLength(3);
    expect(page.said()[2]).toEqual(['consent', 'update', signals('denied')]);
  });

  it('grants nothing if the site has no banner', () => {
    const page = run({ stored: 'accepted', isOff: true });
    page.dispatch('storage', { key: 'consent_games.example', newValue: 'accepted' });
    expect(page.said()).toEqual([denied]);
  });

  it('works while storage is blocked', () => {
    const page = run({ isBlocked: true });
    page.dispatch('portico:consent', { detail: 'accepted' });
    expect(page.said().at(-1)).toEqual(['consent', 'update', signals('granted')]);
  });
});
