import { Camera } from 'lucide-react';
import { Form } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import { useSessionState } from '../draft/use-session-state.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { useEdit } from '../screens/content/use-edit.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Select } from '../ui/select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { showToast } from '../ui/toast.tsx';
import type { TestedGame } from './tested-game.ts';
import type { GameTest } from './use-game-check.ts';
import { useGameCover } from './use-game-cover.ts';

export interface NewGameFormProps {
  prefix: string;
  categories: readonly { id: number; name: string }[];
  game: TestedGame;
  /** The title that the form suggests. */
  suggestion: string;
  takePicture: GameTest['takePicture'];
  isRunning: boolean;
  onConfirm: () => void;
}

/** Asks for the title, category and cover of an uploaded game, and adds the game to the draft. */
export function NewGameForm(props: NewGameFormProps) {
  const { prefix, categories, game, suggestion, isRunning, onConfirm } = props;
  const t = useMessages('game-uploads');
  const content = useMessages('content');
  const navigate = useNavigate();
  const { edit, answer, isBusy } = useEdit(prefix);
  const [values, setValues] = useSessionState(`new game ${game.slug}`, {
    title: suggestion,
    category: String(categories[0]?.id ?? ''),
  });
  const { title, category } = values;
  const { cover, setCover, isTaking, takeCover } = useGameCover({
    takePicture: props.takePicture,
    isRunning,
  });
  const faultOf = (field: string) => {
    const fault = answer?.outcome === 'invalid' && answer.faults.find((one) => one.field === field);
    return fault ? content('field.fault', { allowed: fault.allowed }) : undefined;
  };
  return (
    <Card title={t('new.details')}>
      <Form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          edit({ intent: 'create', title, category, playUrl: game.playUrl, cover }, ({ id }) => {
            void navigate(`/content/${prefix}/${id}`);
            return content('done.created');
          });
        }}
      >
        <TextField
          label={t('new.title')}
          value={title}
          onChange={(next) => setValues({ ...values, title: next })}
          error={faultOf('title')}
        />
        <Select
          label={t('new.category')}
          selectedKey={category}
          onSelectionChange={(key) => setValues({ ...values, category: String(key) })}
          options={categories.map(({ id, name }) => ({ id: String(id), label: name }))}
        />
        <PictureField
          label={t('new.cover')}
          help={t('new.coverHelp')}
          frames={['tile']}
          value={cover}
          onChange={setCover}
          error={faultOf('img')}
        />
        <Button
          className="self-start"
          isBusy={isTaking}
          isDisabled={!isRunning}
          icon={<Camera aria-hidden className="size-4" />}
          onPress={() =>
            void takeCover().then((isTaken) => {
              if (!isTaken) showToast({ text: t('new.noPicture') });
            })
          }
        >
          {cover === '' ? t('new.takePicture') : t('new.takeAnother')}
        </Button>
        <p className="text-secondary text-muted">{t('new.help')}</p>
        <div className="flex flex-wrap gap-2">
          <Button kind="primary" type="submit" isBusy={isBusy || isTaking} isDisabled={!isRunning}>
            {t('new.add')}
          </Button>
          {!isRunning && (
            <Button kind="quiet" onPress={onConfirm}>
              {t('test.confirm')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
