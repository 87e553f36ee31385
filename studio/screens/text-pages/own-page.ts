import type { OwnPageName } from '#app/domain/text-pages.ts';
import type { RedirectFault } from '../redirects/redirect-row.ts';

/** Why an edit of the list of pages was refused, and at which field. */
export type PageFault =
  | { field: 'title'; fault: 'required' }
  | { field: 'slug'; fault: 'form' | 'taken' | 'full' }
  | { field: 'text'; fault: 'refused'; problem: string; allowed: string }
  | { field: 'redirect'; fault: RedirectFault }
  | { field: 'menu'; fault: 'full' };

/** The result of an edit of the list of pages. */
export type PageEditResult =
  /**
   * `name` is the name of the created page, or the new name of the renamed page. `draft` is the draft after the step.
   */
  | { outcome: 'saved'; name?: OwnPageName; draft?: { id: number; revision: number } }
  | { outcome: 'refused'; fault: PageFault }
  /** `conflict`: someone else has changed or deleted the page. */
  | { outcome: 'conflict' | 'too-large' };
