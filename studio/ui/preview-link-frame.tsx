import { useEffect, useRef, type ComponentProps } from 'react';

/** Milliseconds to wait for the page after the answer of its link. */
const patience = 3_000;

/**
 * A frame that opens a page by the link of a preview. The link answers with an empty page, which leads to the wanted one
 * (server/previews/previews.ts). `onLoaded` is called when that is loaded, or after three seconds, because a link that
 * has expired answers with a page that says so.
 */
export function PreviewLinkFrame({
  sandbox,
  title,
  onLoaded,
  ...frame
}: Pick<ComponentProps<'iframe'>, 'src' | 'loading' | 'className' | 'style' | 'aria-hidden'> & {
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
