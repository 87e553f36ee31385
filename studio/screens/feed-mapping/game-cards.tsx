import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { MappedField } from '#app/feeds/mapping/mapped-fields.ts';
import type { TriedGame } from '#app/feeds/mapping/try-mapping.server.ts';
import { useMessages } from '#app/messages/use-messages.ts';
import { postJson } from '../../access/post-json.ts';
import type { ShownPicture } from '../../changes/shown-change.ts';
import { Card } from '../../ui/card.tsx';
import { classes } from '../../ui/classes.ts';
import { FaultLine } from './fault-line.tsx';

/** Games as a run would import them. A fault leads to the field that causes it. */
export function GameCards({
  games,
  onField,
}: {
  games: readonly TriedGame[];
  onField: (field: MappedField) => void;
}) {
  const t = useMessages('feed-mapping');
  const pictures = usePictures(games.map(({ picture }) => picture));
  return (
    <Card title={t('games.title')}>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(118px,1fr))] gap-x-5 gap-y-6">
        {games.map((game, index) => {
          const { entry, title, picture, categories, faults } = game;
          const shown = pictures.get(picture);
          const isRefused = faults.some(({ isWarning }) => !isWarning);
          return (
            // oxlint-disable-next-line react/no-array-index-key -- Ids can be missing or equal. The order is that of the list.
            <li key={index} className="flex min-w-0 flex-col gap-1">
              <span
                className={classes(
                  'block aspect-square overflow-clip rounded-row bg-sunken',
                  isRefused && 'opacity-45',
                )}
              >
                {shown && (
                  <img
                    src={shown.src}
                    alt=""
                    className="size-full object-cover"
                    style={{ backgroundColor: shown.color }}
                  />
                )}
              </span>
              <p className="mt-0.5 font-semibold break-words">
                {title || entry.title || t('games.untitled')}
              </p>
              {categories.length > 0 && (
                <p className="text-secondary break-words text-muted">{categories.join(', ')}</p>
              )}
              {faults.map((fault) => {
                const { field, kind, detail } = fault;
                const key = `${field} ${kind} ${detail}`;
                if (field === null) return <FaultLine key={key} fault={fault} />;
                return (
                  <Button
                    key={key}
                    onPress={() => onField(field)}
                    className="cursor-pointer rounded-tag text-start data-hovered:underline"
                  >
                    <span className="text-secondary font-semibold">{t('field.name', { field })}</span>
                    <FaultLine fault={fault} />
                  </Button>
                );
              })}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

/** Fetches the covers of games through the server. Pictures that cannot be fetched are missing. */
function usePictures(addresses: readonly string[]): ReadonlyMap<string, ShownPicture> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, ShownPicture>>(new Map());
  /** Every address is requested once. */
  const requested = useRef(new Set<string>());
  const lines = addresses.join('\n');
  useEffect(() => {
    const missing = lines.split('\n').filter((address) => address !== '' && !requested.current.has(address));
    if (missing.length === 0) return;
    for (const address of missing) requested.current.add(address);
    void postJson<{ pictures: ShownPicture[] }>('/feeds/map/pictures', { addresses: missing }).then(
      ({ isOk, body }) => {
        if (!isOk) return;
        const fetched = body.pictures.map((picture) => [picture.path, picture] as const);
        setPictures((before) => new Map([...before, ...fetched]));
      },
    );
  }, [lines]);
  return pictures;
}
