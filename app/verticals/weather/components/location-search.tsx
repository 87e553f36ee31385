// oxlint-disable jsx-a11y/prefer-tag-over-role -- no element is a combobox whose options are links
import { LoaderCircle, LocateFixed, Search } from 'lucide-react';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ownValue } from '#app/lib/own-value.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { PageLink, usePageAddress } from '#app/ui/page-link.tsx';
import { showToast } from '#app/visitor/toasts.ts';
import { dataAddress } from '#app/visitor/data-address.ts';
import type { LocationName, LocationsAnswer } from '../weather-data.ts';
import { describeNearest, findNearestLocation } from '../nearest-location.ts';

/** Milliseconds without a key press before a request is sent. */
const rest = 80;

/** Looks up the locations whose names match a text. An empty text is not looked up. */
function useLocationNames(wanted: string): { names: readonly LocationName[]; hasFailed: boolean } {
  const [names, setNames] = useState<readonly LocationName[]>([]);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted === '') return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetch(dataAddress(`/api/places?q=${encodeURIComponent(wanted)}`), { signal: abort.signal })
        .then(async (response) => {
          if (!response.ok) throw new Error(`The search for locations answered ${response.status}`);
          setNames(((await response.json()) as LocationsAnswer).places);
          setFailed(false);
        })
        .catch(() => {
          if (!abort.signal.aborted) setFailed(true);
        });
    }, rest);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [wanted]);
  return { names, hasFailed };
}

/**
 * The field that finds locations: a plain form, with suggestions while the visitor types (ARIA Authoring Practices,
 * combobox).
 */
function LocationSearch({ query }: { query: string }) {
  const t = useMessages('weather');
  const id = useId();
  const navigate = useNavigate();
  const addressOf = usePageAddress();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const wanted = text.trim();
  const { names, hasFailed } = useLocationNames(wanted);
  const isLooking = isOpen && wanted !== '';
  const shown = isLooking && !hasFailed ? names : [];
  const isShown = shown.length > 0;

  /** Looks up text that was typed before this code loaded. */
  const takeUp = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field || field.value === query || field !== document.activeElement) return;
      setText(field.value);
      setOpen(true);
    },
    [query],
  );

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const step = ownValue({ ArrowDown: 1, ArrowUp: -1 }, event.key);
    const option = shown[active];
    if (step !== undefined && isShown) {
      event.preventDefault();
      const count = shown.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Enter' && option) {
      event.preventDefault();
      setOpen(false);
      void navigate(`/weather/${option.slug}`);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <form
      action={addressOf('/weather')}
      role="search"
      className="relative min-w-0 grow-999 basis-[min(20rem,100%)]"
    >
      <label htmlFor={`${id}field`} className="sr-only">
        {t('search.label')}
      </label>
      <Search aria-hidden className="pointer-events-none absolute start-4 top-4 size-5" />
      <input
        ref={takeUp}
        id={`${id}field`}
        type="search"
        name="q"
        defaultValue={query}
        placeholder={t('search.placeholder')}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-expanded={isShown}
        aria-controls={`${id}list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}option-${active}` : undefined}
        className="h-13 w-full rounded-full bg-deep/55 ps-12 pe-28 text-base font-semibold ring-1 ring-over/30 placeholder:text-soft @max-3xs:pe-4"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setActive(-1);
          setOpen(true);
        }}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <button
        type="submit"
        className="absolute end-1 top-1 h-11 rounded-full bg-accent px-5 font-display font-semibold text-on-accent hover:bg-accent-pressed @max-3xs:static @max-3xs:mt-2 @max-3xs:w-full"
      >
        {t('search.submit')}
      </button>
      <SuggestedLocations id={id} locations={shown} active={active} />
      <output className="sr-only">{isShown ? t('search.suggested', { count: shown.length }) : ''}</output>
      <output className="absolute inset-x-0 top-full z-20 mt-2 rounded-panel border border-line bg-raised px-5 py-3 text-sm text-soft lifted-shadow empty:hidden">
        {isLooking && hasFailed ? t('search.failed') : ''}
      </output>
    </form>
  );
}

/** The list of suggestions under the field. The list is hidden if there are no suggestions. */
function SuggestedLocations({
  id,
  locations,
  active,
}: {
  id: string;
  locations: readonly LocationName[];
  /** Index of the selected location, or -1. */
  active: number;
}) {
  const t = useMessages('weather');
  return (
    <div
      id={`${id}list`}
      role="listbox"
      aria-label={t('search.suggestions')}
      hidden={locations.length === 0}
      className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-panel border border-line bg-raised p-2 text-start lifted-shadow"
    >
      {locations.map(({ slug, name, detail }, index) => (
        <PageLink
          key={slug}
          id={`${id}option-${index}`}
          href={`/weather/${slug}`}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={`flex min-h-11 items-center gap-3 rounded-xl px-3 ${index === active ? 'bg-over/14' : 'hover:bg-over/8'}`}
          onPointerDown={(event) => event.preventDefault()}
        >
          <span className="font-semibold">{name}</span>
          <span className="page-direction ms-auto truncate text-sm text-soft">{detail}</span>
        </PageLink>
      ))}
    </div>
  );
}

/** The search field and the button for the visitor’s own location, in one line on wide screens. */
export function LocationFinder({ query = '', className = '' }: { query?: string; className?: string }) {
  return (
    <div className={`flex max-w-[44rem] flex-wrap gap-3 ${className}`}>
      <LocationSearch query={query} />
      <MyLocationButton />
    </div>
  );
}

/** Opens the location nearest to the visitor. The position is requested only on a click and stays in the browser. */
function MyLocationButton() {
  const t = useMessages('weather');
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  function ask() {
    if (isAsking) return;
    setAsking(true);
    findNearestLocation().then(
      (nearest) => {
        if (!isHere.current) return;
        showToast(describeNearest(nearest, t));
        setAsking(false);
        void navigate(`/weather/${nearest.slug}`);
      },
      (cause: unknown) => {
        if (!isHere.current) return;
        // If the site's policy does not permit geolocation, some browsers do not offer it at all, so a missing API
        // counts as a refusal.
        const isRefused = !('geolocation' in navigator) || cause instanceof GeolocationPositionError;
        showToast(t(isRefused ? 'position.refused' : 'search.failed'), { isAlert: true, seconds: 10 });
        setAsking(false);
      },
    );
  }

  return (
    <div className="needs-script grow">
      <button
        type="button"
        data-live
        // A disabled button would lose the focus.
        aria-disabled={isAsking}
        className="inline-flex h-13 w-full items-center justify-center gap-2 rounded-full bg-deep/55 px-5 font-bold ring-1 ring-over/30 hover:bg-deep/80"
        onClick={ask}
      >
        {isAsking ? (
          <LoaderCircle aria-hidden className="size-5 animate-spin" />
        ) : (
          <LocateFixed aria-hidden className="size-5" />
        )}
        {t('position.find')}
      </button>
    </div>
  );
}
