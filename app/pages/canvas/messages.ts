/*
 * The messages between the layout editor of the Studio and the page in its frame. The page sends its messages to the
 * Studio's window. Each names the channel of the frame, and the Studio also checks the origin and the window of the
 * sender. The Studio sends its messages through a port that it receives with the message `ready`. A message through a
 * port leaves immediately, while a message to a window waits until the sender has finished its task.
 */

/** The data with which a page in the canvas connects to the Studio. */
export interface CanvasConnection {
  /** The origin of the Studio. */
  studio: string;
  /** A secret that only the Studio and the page know. */
  channel: string;
}

export const canvasActions = ['move', 'up', 'down', 'duplicate', 'hide', 'remove', 'add'] as const;
export type CanvasAction = (typeof canvasActions)[number];

/** One block of the layout. */
export interface CanvasBlock {
  /** The block's name, which appears beside its outline. */
  label: string;
  /** The element of the page that contains the block. */
  region: 'header' | 'main' | 'footer';
  /** Text of the placeholder if the block has no contents. */
  hint: string;
}

/** A message from the Studio to the page. */
export type ToCanvas =
  | {
      kind: 'show';
      /** Section and page kind of the layout, such as `1001 home`. */
      layout: string;
      blocks: readonly CanvasBlock[];
      /** Position of the selected block. `null` if no block is selected. */
      selected: number | null;
      /** Whether the page should scroll the selected block into view. */
      isRevealed: boolean;
      /** True if links navigate and nothing is outlined. */
      isBrowsing: boolean;
      /** The scale at which the frame is shown. Names and tools keep their size. */
      scale: number;
      /** The actions beside the selected block, with their names. */
      tools: readonly { action: CanvasAction; label: string }[];
    }
  /**
   * The draft has changed. `key` is the key of its preview. `isNew` is true if the page has not used the key before,
   * such as after the first edit, which creates the draft. While the change is still being saved, `after` is the
   * revision before the change, and the page requests the data of a later revision. Otherwise `after` is `null`.
   */
  | { kind: 'refresh'; key: string; isNew: boolean; after: number | null }
  /** The pointer has left the frame. Browsers do not report this to a page that runs in a process of its own. */
  | { kind: 'leave' };

/** A message from the page to the Studio. */
export type FromCanvas = { canvas: string } & (
  | {
      /**
       * `ready`: the page can be edited, and the message contains the port. `changed`: the visible blocks or the
       * address have changed.
       */
      kind: 'ready' | 'changed';
      /** Path and query. */
      address: string;
      /** Section and page kind of the page's layout. `null` if its layout cannot be edited. */
      layout: string | null;
      /** Positions of the blocks that have something to show. */
      filled: readonly number[];
    }
  /** The page has begun to load the data that it was told to load. */
  | { kind: 'loading' }
  /**
   * The page shows the data that it was told to load. `revision` contains the id and the revision of the draft in the
   * data.
   */
  | { kind: 'loaded'; revision: string | null }
  /** The pointer has entered a block after it was outside of all blocks. */
  | { kind: 'entered' }
  | { kind: 'select'; position: number | null }
  /** `to` is the new position of a dragged block. */
  | { kind: 'act'; action: CanvasAction; position: number; to?: number | undefined }
  /** A text that was pasted into the page. */
  | { kind: 'paste'; text: string }
  /** A key with a meaning in the editor. */
  | { kind: 'key'; key: string; isCommand: boolean; isShift: boolean; isAlt: boolean }
);
