import type { Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { findPicture, isAddress } from '../pictures/use-picture.ts';

/** The levels of headings that the toolbar offers. The first level belongs to the title of the page. */
export const headingLevels = [2, 3, 4] as const;

/** Whether a link may have this address. The portal removes other addresses from links. */
export function isLinkAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|#|\/(?!\/))\S+$/i.test(address) || address === '/';
}

/** A picture whose `src` is a media path. The editor shows the file that belongs to the path. */
const Picture = Image.extend({
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('img');
      const path = String(node.attrs.src ?? '');
      dom.alt = String(node.attrs.alt ?? '');
      dom.title = path;
      if (!isAddress(path)) {
        void findPicture(path).then((picture) => {
          if (picture) dom.src = picture.src;
        });
      }
      return { dom };
    };
  },
}).configure({ inline: true });

/** The elements of a text that the editor can show and change. */
export function createExtensions(): Extensions {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3, 4, 5, 6] },
      codeBlock: { languageClassPrefix: '' },
      // This extension would add an empty paragraph to texts that end with a list.
      trailingNode: false,
      link: {
        openOnClick: false,
        isAllowedUri: isLinkAddress,
        HTMLAttributes: { target: null, rel: null, class: null },
      },
    }),
    Picture,
  ];
}
