import { useState } from 'react';
import {
  data as answer,
  useLoaderData,
  useNavigate,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router';
import { z } from 'zod';
import { useMessages } from '#app/messages/use-messages.ts';
import { requireRole } from '../access/session.server.ts';
import { NoCategories } from '../screens/content/no-categories.tsx';
import { useEdit } from '../screens/content/use-edit.ts';
import type { StudioPolicy } from '../server/policy.ts';
import { readForm } from '../server/read-form.server.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PageHeader, Screen } from '../ui/page-header.tsx';
import { GameDrop } from './game-drop.tsx';
import { GameFrame } from './game-frame.tsx';
import { deleteVersion, readUploadScreen } from './games.server.ts';
import { NewGameForm } from './new-game-form.tsx';
import type { TestedGame } from './tested-game.ts';
import { useGameCheck } from './use-game-check.ts';
import { useUploadedGame } from './use-uploaded-game.ts';
import { VersionList } from './version-list.tsx';

export const handle: StudioPolicy = { read: 'editor', write: 'editor', isReadCheckedByLoader: true };

export function loader({ context, params, request }: LoaderFunctionArgs) {
  requireRole(context, 'editor');
  const item = new URL(request.url).searchParams.get('item');
  return readUploadScreen({ context, request }, params.section, item);
}

const schema = z.object({
  intent: z.literal('delete-version'),
  item: z.coerce.number().int().positive(),
  slug: z.string().max(200),
});

/** Deletes a version of a game. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const parsed = schema.safeParse(Object.fromEntries(await readForm(request)));
  if (!parsed.success) throw answer(null, { status: 400 });
  return deleteVersion({ context, request }, params.section, parsed.data);
}

/** Uploads a game, shows it in a frame, and adds it to the draft as a new item or as a new version of an item. */
export default function UploadScreen() {
  const data = useLoaderData<typeof loader>();
  const t = useMessages('game-uploads');
  const { item, prefix } = data;
  const [uploaded, setUploaded] = useUploadedGame(`${prefix} ${item?.id ?? 'new'}`);
  const navigate = useNavigate();
  const { edit } = useEdit(prefix);
  const home = `/content/${prefix}${item ? `/${item.id}` : ''}`;
  const takeVersion = ({ playUrl }: TestedGame) => {
    if (!item) return;
    const field = { path: 'game_url_remote', value: JSON.stringify(playUrl), revision: item.revision };
    edit({ intent: 'field', id: item.id, ...field }, () => {
      void navigate(home);
      return t('version.done');
    });
  };
  return (
    <Screen>
      <title>{t('upload.title')}</title>
      <PageHeader
        title={item ? t('version.title', { title: item.title }) : t('upload.title')}
        actions={
          <>
            {uploaded && <Button onPress={() => setUploaded(null)}>{t('upload.again')}</Button>}
            <LinkButton kind="quiet" href={home}>
              {t('upload.back', { section: item?.title ?? data.section })}
            </LinkButton>
          </>
        }
        primary={null}
      />
      {!item && data.categories.length === 0 ? (
        <Card>
          <NoCategories prefix={prefix} />
        </Card>
      ) : uploaded ? (
        <TestRun
          key={uploaded.game.slug}
          data={data}
          game={uploaded.game}
          suggestion={uploaded.title}
          onUse={takeVersion}
        />
      ) : (
        <div className="flex max-w-[880px] flex-col gap-6">
          <GameDrop
            series={item?.series ?? null}
            onStored={(game, fileName) => setUploaded({ game, title: titleOf(fileName) })}
          />
          {item && (
            <VersionList
              itemId={item.id}
              versions={item.versions}
              current={item.playUrl}
              now={data.now}
              onUse={takeVersion}
            />
          )}
        </div>
      )}
    </Screen>
  );
}

function TestRun({
  data,
  game,
  suggestion,
  onUse,
}: {
  data: Awaited<ReturnType<typeof loader>>;
  game: TestedGame;
  suggestion: string;
  onUse: (game: TestedGame) => void;
}) {
  const t = useMessages('game-uploads');
  const { frame, error, takePicture, ...test } = useGameCheck(data.arcade);
  const [isConfirmed, setConfirmed] = useState(false);
  const isRunning = test.isRunning || isConfirmed;
  return (
    <div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_400px]">
      <GameFrame ref={frame} game={game} arcade={data.arcade} error={error} isRunning={isRunning} />
      {data.item ? (
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" isDisabled={!isRunning} onPress={() => onUse(game)}>
            {t('version.use')}
          </Button>
          {!isRunning && (
            <Button kind="quiet" onPress={() => setConfirmed(true)}>
              {t('test.confirm')}
            </Button>
          )}
        </div>
      ) : (
        <NewGameForm
          prefix={data.prefix}
          categories={data.categories}
          game={game}
          suggestion={suggestion}
          takePicture={takePicture}
          isRunning={isRunning}
          onConfirm={() => setConfirmed(true)}
        />
      )}
    </div>
  );
}

/** Returns the title that a file name suggests. */
function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.zip$/i, '')
    .split(/[-_\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
