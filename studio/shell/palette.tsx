import { ArrowRight, Search, Settings2, Zap } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useMessages } from '#app/messages/use-messages.ts';
import { Keys } from '../ui/keys.tsx';
import { useAllCommands, type Command } from './commands.tsx';
import { matchCommands } from './match-commands.ts';
import { isAppleDevice, keyNames } from './key-names.ts';

/** Milliseconds between the last key and the search on the server. */
const searchDelay = 120;

const icons = { screen: ArrowRight, action: Zap, setting: Settings2, item: ArrowRight } as const;

/** The command palette: finds every screen, item, setting and action by its name. */
export function Palette({
  isOpen,
  onClose,
  onRun,
}: {
  isOpen: boolean;
  onClose: () => void;
  onRun: (command: Command) => void;
}) {
  const t = useMessages('studio');
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className="fixed inset-0 z-50 flex justify-center bg-[rgb(7_11_40/50%)] px-3 pt-3 transition-opacity duration-200 data-entering:opacity-0 data-exiting:opacity-0 tablet:pt-26"
    >
      <Modal className="h-fit max-h-[70dvh] w-full max-w-[680px] overflow-hidden rounded-palette border border-divider bg-overlay shadow-overlay">
        <Dialog aria-label={t('palette.title')} className="outline-none">
          <PaletteContent
            onRun={(command) => {
              onClose();
              onRun(command);
            }}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function PaletteContent({ onRun }: { onRun: (command: Command) => void }) {
  const t = useMessages('studio');
  const [query, setQuery] = useState('');
  const { commands } = useAllCommands();
  const found = useFoundOnServer(query);
  const shown = [
    ...matchCommands(
      commands.filter(({ isUnlisted }) => isUnlisted !== true),
      query,
    ),
    ...found,
  ];
  return (
    <Autocomplete inputValue={query} onInputChange={setQuery}>
      <SearchField
        aria-label={t('palette.label')}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog opens so that the operator can type.
        autoFocus
        className="flex h-15 items-center gap-3 border-b border-divider px-5"
      >
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <Input
          placeholder={t('palette.placeholder')}
          className="min-w-0 flex-1 bg-transparent text-heading outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <Keys keys={['Esc']} />
      </SearchField>
      <Menu
        aria-label={t('palette.results')}
        items={shown}
        onAction={(id) => {
          const chosen = shown.find((command) => command.id === id);
          if (chosen) onRun(chosen);
        }}
        renderEmptyState={() => <p className="px-3 py-8 text-center text-muted">{t('palette.none')}</p>}
        className="max-h-[calc(70dvh-104px)] overflow-auto p-2 outline-none"
      >
        {(command) => <PaletteRow command={command} />}
      </Menu>
      <footer className="hidden h-11 items-center gap-4 border-t border-divider px-5 text-secondary text-faint tablet:flex">
        <span className="flex items-center gap-2">
          <Keys keys={['↑', '↓']} /> {t('palette.choose')}
        </span>
        <span className="flex items-center gap-2">
          <Keys keys={['↵']} /> {t('palette.open')}
        </span>
        <span className="ms-auto flex items-center gap-2">
          <Keys keys={['>']} /> {t('palette.actions')}
        </span>
        <span className="flex items-center gap-2">
          <Keys keys={['#']} /> {t('palette.settings')}
        </span>
      </footer>
    </Autocomplete>
  );
}

function PaletteRow({ command }: { command: Command }) {
  const Icon = icons[command.kind];
  return (
    <MenuItem
      id={command.id}
      textValue={command.label}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-row px-3 outline-none data-focused:bg-accent-soft"
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-[8px] bg-sunken text-muted">
        {command.icon ?? <Icon aria-hidden className="size-4" />}
      </span>
      <span className="min-w-0 flex-1 truncate">
        {/* Without a space, Arabic letters of label and hint would join. */}
        <bdi className="font-semibold">{command.label}</bdi>{' '}
        {command.hint && <span className="ms-1.5 text-secondary text-faint">{command.hint}</span>}
      </span>
      {command.keys && <Keys keys={keyNames(command.keys, isAppleDevice(navigator.userAgent))} />}
    </MenuItem>
  );
}

const nothing: readonly Command[] = [];

/** Returns the commands that the sources find on the server for the current query. */
function useFoundOnServer(query: string): readonly Command[] {
  const { sources } = useAllCommands();
  const [result, setResult] = useState({ words: '', found: nothing });
  const words = query.trim();
  useEffect(() => {
    if (words === '' || sources.length === 0) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      const searches = sources.map(({ find }) => find(words, controller.signal).catch(() => nothing));
      void Promise.all(searches).then((lists) => {
        if (!controller.signal.aborted) setResult({ words, found: lists.flat() });
      });
    }, searchDelay);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [words, sources]);
  return result.words === words ? result.found : nothing;
}
