import type { FeedDefinitions, FeedFault } from '#app/feeds/manage-feeds.server.ts';
import { maxHours } from '#app/feeds/schedule.ts';

/** Describes why the settings of a feed were refused, and how to fix them. */
export function faultText({ field, fault }: FeedFault, feeds: FeedDefinitions): string {
  switch (fault) {
    case 'empty':
      return 'The name must have 1 to 100 characters.';
    case 'taken':
      return 'Another feed has this name; add --name NAME.';
    case 'unknown':
      return `There is no such provider; there are ${[...feeds.keys()].join(', ')}.`;
    case 'address':
      return 'A stored feed needs an http or https address. Read a file with: portico feed PROVIDER FILE';
    case 'password':
      return 'The address must not contain a user name or password.';
    case 'schedule':
      return `The ${field} must be hours from 1h to ${maxHours}h, such as 6h, or a time of day, such as 03:30.`;
    case 'mapping':
      return 'The provider needs a mapping; add --mapping FILE.';
    case 'source':
      return 'Another feed reads the same "source" of its mapping. Give the source in this mapping another name.';
  }
}
