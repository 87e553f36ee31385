// oxlint-disable jsx-a11y/prefer-tag-over-role -- HTML has no element for a list whose options are links with pictures
import { Clock, Hash, House, LayoutGrid, MapPin, Search, X } from 'lucide-react';
import { useMessages } from '#app/messages/use-messages.ts';
import { InLanguage } from '#app/ui/in-language.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import type { Option, OptionGroup } from './suggestion-options.ts';

/**
 * The options in groups. The ids of the elements begin with `id`, followed by `list` for the list, and by `option-` and
 * its index for an option.
 */
export function OptionList({
  id,
  groups,
  current,
  choose,
  forget,
}: {
  id: string;
  groups: readonly OptionGroup[];
  /** Index of the active option, or -1. */
  current: number;
  choose: (option: Option) => void;
  /** Removes an earlier search. */
  forget: (keyword: string) => void;
}) {
  const t = useMessages('blocks');
  return (
    <div
      role="listbox"
      id={`${id}list`}
      aria-label={t('suggest.label')}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      {groups.map((group, index) => (
        <div key={group.name} role="group" aria-labelledby={`${id}group-${index}`}>
          <div
            id={`${id}group-${index}`}
            className="px-3 pt-2 pb-1 text-xs font-bold text-faint uppercase"
            hidden={group.name === ''}
          >
            {group.name || t('suggest.all')}
          </div>
          {group.options.map((option, at) => (
            <OptionRow
              key={option.kind + option.href}
              option={option}
              id={`${id}option-${group.start + at}`}
              isActive={group.start + at === current}
              choose={() => choose(option)}
              forget={forget}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Rows in the shape of suggestions while these load. */
export function WaitingRows() {
  return (
    <div aria-hidden className="animate-pulse">
      {[40, 55, 35, 50].map((width) => (
        <div key={width} className="flex h-13 items-center gap-3 px-3">
          <span className="size-10 flex-none rounded-lg bg-over/8" />
          <span className="h-3.5 rounded-full bg-over/8" style={{ width: `${width}%` }} />
        </div>
      ))}
    </div>
  );
}

function OptionRow({
  option,
  id,
  isActive,
  choose,
  forget,
}: {
  option: Option;
  id: string;
  isActive: boolean;
  choose: () => void;
  forget: (text: string) => void;
}) {
  const t = useMessages('blocks');
  return (
    <div role="presentation" className="relative">
      <PageLink
        href={option.href}
        rel={option.href.startsWith('/') ? undefined : 'noopener'}
        id={id}
        role="option"
        aria-selected={isActive}
        tabIndex={-1}
        onClick={choose}
        className={`flex min-h-12 items-center gap-3 rounded-xl px-3 py-1.5 ${isActive ? 'bg-over/14' : 'hover:bg-over/8'}`}
      >
        <OptionFace option={option} />
        <span className="line-clamp-1 min-w-0 flex-1 text-[0.9375rem] font-semibold wrap-anywhere">
          <InLanguage language={'language' in option ? option.language : undefined}>
            {option.title.map((run, index) =>
              run.isHit ? <mark key={index}>{run.text}</mark> : <span key={index}>{run.text}</span>,
            )}
          </InLanguage>
        </span>
        {'detail' in option && (
          <span className="flex-none text-sm text-faint">
            <InLanguage language={option.detailLanguage}>{option.detail}</InLanguage>
          </span>
        )}
      </PageLink>
      {option.kind === 'recent' && 'text' in option && (
        // For pointers only. Keyboard users press Delete.
        <span
          aria-hidden
          title={t('suggest.remove')}
          className="absolute end-1 top-1/2 grid size-10 -translate-y-1/2 cursor-pointer place-items-center rounded-full text-faint hover:bg-over/8 hover:text-strong"
          onClick={() => forget(option.text)}
        >
          <X className="size-4" />
        </span>
      )}
    </div>
  );
}

const icons = {
  recent: Clock,
  search: Search,
  tag: Hash,
  category: LayoutGrid,
  item: Search,
  place: MapPin,
  section: House,
};

function OptionFace({ option }: { option: Option }) {
  const Icon = icons[option.kind];
  return (
    <span className="grid size-10 flex-none place-items-center overflow-hidden rounded-lg bg-over/8">
      {'picture' in option && option.picture ? (
        <Picture
          picture={option.picture}
          alt=""
          sizes="40px"
          load="inView"
          className="size-full object-cover"
        />
      ) : (
        <Icon aria-hidden className="size-5 text-faint" />
      )}
    </span>
  );
}
