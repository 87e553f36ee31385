import { useEffect, useRef, type ComponentProps } from 'react';

/** Milliseconds to wait for the page after the answer of its link. */
const patience = 3_000;

/**
 * A frame that opens a page by the link of a preview. The link answers with an empty page, which leads to the wanted one
 * (server/previews/previews.ts). `onLoaded` is called when the second page is loaded, or three seconds after the first:
 * an expired link answers with a message, and no second page follows.
 */
export function PreviewLinkFrame({
  sandbox,
  title,
  onLoaded,
  ...frame
}: Pick<ComponentProps<'iframe'>, 'ref' | 'src' | 'loading' | 'className' | 'style' | 'aria-hidden'> & {
  sandbox: string;
  title: string;
  onLoaded: () => void;
}) {
  const hasAnswered = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <iframe
      {...frame}
      title={title}
      sandbox={sandbox}
      onLoad={() => {
        clearTimeout(timer.current);
        if (hasAnswered.current) onLoaded();
        else timer.current = setTimeout(onLoaded, patience);
        hasAnswered.current = true;
      }}
    />
  );
}
