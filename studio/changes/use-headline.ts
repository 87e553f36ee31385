import { useContext, useMemo } from 'react';
import { MessagesContext } from '#app/messages/use-messages.ts';
import { createHeadline, type Headline } from './headline.ts';

/** Returns the function that shows summaries of changes in the language of the Studio. */
export function useHeadline(): Headline {
  const { source } = useContext(MessagesContext);
  return useMemo(() => createHeadline(source), [source]);
}
