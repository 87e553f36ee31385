import { useMessages } from '#app/messages/use-messages.ts';
import { switchSearchKey, useSearchKey } from '#app/visitor/search-key.ts';

/** Switches the key `/` on or off. Shown on touchscreens, too: they may have a keyboard or be used by voice. */
export function SearchKeySwitch() {
  const t = useMessages('shell');
  return (
    <label className="needs-script mt-4 flex min-h-6 w-fit cursor-pointer items-center gap-2.5 text-sm text-soft pointer-coarse:min-h-11">
      <input
        type="checkbox"
        className="size-4 accent-accent"
        checked={useSearchKey()}
        onChange={(event) => switchSearchKey(event.currentTarget.checked)}
      />
      {t('footer.searchKey')}
    </label>
  );
}
