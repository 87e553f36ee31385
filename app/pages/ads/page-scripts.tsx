import { useEffect } from 'react';
import { useConsent } from '#app/visitor/consent.ts';
import type { AdScript } from '#app/domain/ad-entry.ts';

/**
 * Runs the ad scripts of a page that have no slot, in the head or the body, after the visitor has accepted (spec
 * ADS-3).
 */
export function PageScripts({ scripts }: { scripts: readonly AdScript[] }) {
  const isAccepted = useConsent() === 'accepted';
  useEffect(() => {
    if (!isAccepted) return;
    void import('./script-loader.ts').then(({ loadScriptOnce }) => {
      for (const script of scripts) {
        // The loader logs the failure. The other scripts still run.
        loadScriptOnce(script, script.position === 'head' ? document.head : document.body).catch(() => {});
      }
      return undefined;
    });
  }, [scripts, isAccepted]);
  return null;
}
