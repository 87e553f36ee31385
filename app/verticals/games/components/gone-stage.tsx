import { Unplug } from 'lucide-react';
import { useFormats, useMessages } from '#app/messages/use-messages.ts';
import { Tile } from '#app/ui/tile.tsx';
import type { GoneGame } from '../player-data.ts';

/** Replaces a game whose address no longer works. Says when it stopped working, and offers similar games. */
export function GoneStage({ gone: { since, similar } }: { gone: GoneGame }) {
  const t = useMessages('games');
  const formats = useFormats();
  return (
    <div className="absolute inset-0 grid overflow-auto overscroll-contain p-4 text-center md:p-6">
      <div className="m-auto max-w-2xl">
        <Unplug aria-hidden className="mx-auto mb-3 size-10 text-accent-mark short:hidden" />
        <h2 className="text-xl md:text-2xl">{t('gone.title')}</h2>
        <p className="mt-1 text-soft">
          {t('gone.text', { date: formats.date(since, { dateStyle: 'long' }) })}
        </p>
        {similar.length > 0 && (
          <>
            <h3 className="mt-5 mb-5 text-sm text-soft">{t('failure.otherGames')}</h3>
            <ul className="flex flex-wrap justify-center gap-3 pointer-coarse:[&_.needs-keyboard]:order-1">
              {similar.slice(0, 5).map((tile) => (
                <Tile
                  key={tile.id}
                  tile={tile}
                  sizes="112px"
                  load="inView"
                  className="w-20 max-md:nth-[n+4]:hidden md:w-28"
                />
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
