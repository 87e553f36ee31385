/** The class names of menus, lists and other elements above the page. */
export const popoverClasses =
  'min-w-44 overflow-auto rounded-row border border-divider bg-overlay p-1.5 shadow-overlay outline-none transition duration-200 data-entering:opacity-0 data-exiting:opacity-0';

/** The class names of an entry of a menu or list. */
export const optionClasses =
  'flex min-h-9 cursor-pointer items-center gap-3 rounded-[8px] px-2.5 outline-none select-none data-disabled:cursor-default data-disabled:opacity-45 data-focused:bg-sunken data-open:bg-sunken pointer-coarse:min-h-11';
