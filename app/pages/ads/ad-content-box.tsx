import { useEffect, useRef } from 'react';
import { useConsent } from '#app/visitor/consent.ts';
import type { AdContent } from '#app/domain/ad-entry.ts';
import { SanitisedHtml } from '#app/ui/sanitised-html.tsx';
import { useLanguageAttributes } from '#app/ui/text-language.ts';

/**
 * The contents of a slot. Markup that needs no consent is in the page's HTML. The rest is inserted after the visitor
 * has accepted; until then the slot shows its substitute.
 */
export function AdContentBox(props: { content: AdContent; variant: 'm' | 'p'; isExecuted: boolean }) {
  const { content } = props;
  return content.data.waits ? <WaitingContent {...props} /> : <Markup content={content} />;
}

function Markup({ content }: { content: AdContent }) {
  // The markup was sanitised when the bundle was decoded, so it is safe to insert.
  return (
    <SanitisedHtml
      html={content.text}
      className="ad-content"
      {...useLanguageAttributes(content.data.language)}
    />
  );
}

function WaitingContent({
  content,
  variant,
  isExecuted,
}: {
  content: AdContent;
  variant: 'm' | 'p';
  isExecuted: boolean;
}) {
  const host = useRef<HTMLDivElement>(null);
  const isAccepted = useConsent() === 'accepted';
  const attributes = useLanguageAttributes(content.data.language);
  useEffect(() => {
    const { current: element } = host;
    if (!isAccepted || !element) return;
    let leave: (() => void) | null = null;
    let isGone = false;
    void import('./lazy-content.ts').then(({ showAd }) => {
      if (!isGone) leave = showAd({ host: element, variant, content, isExecuted });
      return undefined;
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [content, variant, isExecuted, isAccepted]);
  return (
    <>
      {!isAccepted && content.meanwhile && <Markup content={content.meanwhile} />}
      <div ref={host} className="ad-content" hidden={!isAccepted} {...attributes} />
    </>
  );
}
