import { useSyncExternalStore } from 'react';
import { localArea } from './storage.ts';

/** A visitor's decision on cookies. While it is unknown or dismissed, everything is denied (spec CONS-5). */
export type Consent = 'unknown' | 'accepted' | 'dismissed';

/** A decision as it is stored. */
export type ConsentDecision = 'accepted' | 'not-accepted';

/** Window events. The first: a decision in this tab, as `detail`. The second: the visitor asked for the banner. */
const decidedEvent = 'portico:consent';
const settingsEvent = 'portico:cookie-settings';

function storageKey(): string {
  return `consent_${window.location.host}`;
}

/**
 * Returns the decision stored for this host. On a site without a banner, the decision is `unknown`, so nothing that
 * needs consent runs.
 */
export function readConsent(): Consent {
  const { consent, tcf } = document.documentElement.dataset;
  if (consent === 'off') return 'unknown';
  // A consent platform stores the decision itself; app/shell/consent-platform.ts records its reports.
  if (consent === 'tcf') return tcf === 'accepted' ? tcf : tcf ? 'dismissed' : 'unknown';
  const stored = localArea.get(storageKey());
  if (stored === 'accepted') return 'accepted';
  return stored === 'not-accepted' ? 'dismissed' : 'unknown';
}

/** Stores the visitor's decision for this host and notifies all listeners. */
export function decideConsent(decision: ConsentDecision): void {
  localArea.set(storageKey(), decision);
  window.dispatchEvent(new CustomEvent<ConsentDecision>(decidedEvent, { detail: decision }));
}

/**
 * Calls `listener` after each decision, in this tab or another, and when the browser shows the page again from its
 * back/forward cache. Returns a function that removes the listener.
 */
export function subscribeConsent(listener: () => void): () => void {
  function onStorage({ key }: StorageEvent) {
    if (key === null || key === storageKey()) listener();
  }
  window.addEventListener(decidedEvent, listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', listener);
  return () => {
    window.removeEventListener(decidedEvent, listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', listener);
  };
}

/** Returns the decision for a component. Unknown while rendering on the server and hydrating. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribeConsent, readConsent, () => 'unknown');
}

declare global {
  interface Window {
    /** The IAB's Transparency and Consent Framework, version 2.2. */
    __tcfapi?: (command: string, version: number, callback: () => void) => void;
  }
}

/** True if the visitor asked for the banner before it was hydrated. */
let isWaiting = false;

/** Opens the cookie banner, or the consent platform, on any page, even if a decision is stored. */
export function openCookieSettings(): void {
  const isHeard = !window.dispatchEvent(new Event(settingsEvent, { cancelable: true }));
  if (document.documentElement.dataset.consent === 'tcf') {
    // This command is not part of the TCF, but many platforms support it. For others, the operator adds a script that
    // listens to the event and prevents its default.
    // oxlint-disable-next-line no-underscore-dangle -- the TCF's own name
    if (!isHeard) window.__tcfapi?.('displayConsentUi', 2, () => {});
    return;
  }
  isWaiting = !isHeard;
}

/**
 * Calls `listener` when the visitor asks, or has just asked, for the cookie banner. Returns a function that removes the
 * listener.
 */
export function onCookieSettings(listener: () => void): () => void {
  function onRequest(event?: Event) {
    event?.preventDefault();
    isWaiting = false;
    listener();
  }
  window.addEventListener(settingsEvent, onRequest);
  if (isWaiting) onRequest();
  return () => window.removeEventListener(settingsEvent, onRequest);
}
