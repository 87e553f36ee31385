import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import type { BlockData } from '#app/pages/layouts/block.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { Section } from '#app/ui/section.tsx';
import { useIsHydrated } from '#app/visitor/hydration.ts';
import { useLanguageAttributes } from '#app/ui/text-language.ts';
import type { starSignBlocks } from '../blocks.server.ts';
import { BodyGlyph } from '../drawing/glyphs.tsx';
import { Disclaimer } from './disclaimer.tsx';

type ReadingsData = BlockData<(typeof starSignBlocks)['signReadings']>;
type Period = ReadingsData['periods'][number];

/**
 * The readings of the day, week and month. Their tabs are links to parts of the page. Without JavaScript, the page
 * shows all parts. Before hydration, the style sheet shows only one part: the one that the address names, otherwise the
 * reading of the day. After hydration, the links act as tabs.
 */
export function SignReadings({ data }: { data: ReadingsData }) {
  const t = useMessages('star-sign');
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = chosen ?? (isHydrated ? periodOfAddress(data.periods) : 'today');
  return (
    <Section title={data.title}>
      <div className="readings star-panel" data-shown={isHydrated ? shown : undefined}>
        <div
          className="flex flex-wrap gap-2"
          role={isHydrated ? 'tablist' : undefined}
          aria-label={t('reading.period')}
        >
          {data.periods.map(({ id, tab }) => (
            <a
              key={id}
              id={`tab-${id}`}
              href={`#${id}`}
              className={`period-tab tab-${id}`}
              onClick={(event) => choose(event, id)}
              {...(isHydrated && {
                role: 'tab',
                'aria-selected': id === shown,
                'aria-controls': id,
                tabIndex: id === shown ? 0 : -1,
                onKeyDown: (event: KeyboardEvent) => step(event, id),
              })}
            >
              {tab}
            </a>
          ))}
        </div>
        {data.periods.map((period) => (
          <Reading key={period.id} period={period} language={data.language} isTab={isHydrated} />
        ))}
        <Disclaimer className="mt-6 border-t border-line pt-4" />
      </div>
    </Section>
  );

  function choose(event: MouseEvent, id: string) {
    if (!isHydrated || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setChosen(id);
  }

  function step(event: KeyboardEvent, id: string) {
    const ids = data.periods.map((period) => period.id);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const ahead = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const from = ids.indexOf(id);
    const to = new Map([
      [ahead, (from + 1) % ids.length],
      [back, (from + ids.length - 1) % ids.length],
      ['Home', 0],
      ['End', ids.length - 1],
    ]).get(event.key);
    const next = to === undefined ? undefined : ids[to];
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  }
}

function periodOfAddress(periods: readonly Period[]): string {
  const named = window.location.hash.slice(1);
  return periods.some(({ id }) => id === named) ? named : 'today';
}

function Reading({ period, language, isTab }: { period: Period; language: string; isTab: boolean }) {
  const textLanguage = useLanguageAttributes(language);
  const t = useMessages('star-sign');
  return (
    <div
      id={period.id}
      className="reading scroll-mt-36"
      {...(isTab && { role: 'tabpanel', 'aria-labelledby': `tab-${period.id}` })}
    >
      <h3 className="text-xl md:text-2xl">{period.heading}</h3>
      <p className="text-soft">{period.span}</p>
      <div className="mt-3 grid grid-cols-1 gap-x-10 gap-y-6 @4xl:grid-cols-[1.5fr_1fr]">
        <div className="prose text-lg">
          <p {...textLanguage}>{period.text}</p>
        </div>
        <div>
          <h4 className="text-sm font-bold text-soft">{t('reading.basis')}</h4>
          <ul className="mt-2 grid gap-2">
            {period.reasons.map(({ text, body }) => (
              <li key={text} className="flex items-center gap-3">
                <BodyGlyph body={body} />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {period.parts.length > 0 && (
        <div className="mt-6 grid grid-cols-1 gap-4 @2xl:grid-cols-3">
          {period.parts.map(({ name, text }) => (
            <div key={name} className="rounded-2xl bg-over/6 p-4">
              <h4 className="font-display text-lg font-semibold text-star">{name}</h4>
              <p {...textLanguage} className="mt-1">
                {text}
              </p>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
