import { LogOut } from 'lucide-react';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { useMessages } from '#app/messages/use-messages.ts';
import type { SignInWays } from '#app/operators/credentials.server.ts';
import { ConfirmProvider } from '../access/confirm-provider.tsx';
import { UndoProvider } from '../changes/undo-provider.tsx';
import { DraftCommands } from '../draft/draft-commands.tsx';
import { UndoStepProvider } from '../draft/undo-step.tsx';
import { DraftContext, type DraftState } from '../draft/draft-state.ts';
import { NewItemCommands } from '../screens/content/new-item-commands.tsx';
import { SavedViewCommands } from '../screens/content/saved-view-commands.tsx';
import { SystemCommands } from '../screens/system/system-commands.tsx';
import { TextPageCommands } from '../screens/text-pages/text-page-commands.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Toasts } from '../ui/toast.tsx';
import {
  CommandsProvider,
  useAllCommands,
  useCommands,
  useCommandSource,
  type Command,
} from './commands.tsx';
import { itemSource, settingSource } from './server-sources.ts';
import { Sidebar, TabBar, type SidebarProps } from './sidebar.tsx';
import { FailureToasts } from './failure-toasts.tsx';
import { OutdatedNotice } from './outdated-notice.tsx';
import { useFileDropGuard } from './use-file-drop-guard.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useRememberedScreen } from './use-remembered-screen.ts';
import { useScreenCommands } from './use-screen-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

const DraftFollower = lazyComponent(async () => (await import('../draft/draft-follower.tsx')).DraftFollower);
const Palette = lazyComponent(
  async () => (await import('./palette.tsx')).Palette,
  ({ isOpen }) => isOpen,
);
const ShortcutsDialog = lazyComponent(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
  ({ isOpen }) => isOpen,
);

interface WorkspaceProps extends Pick<
  SidebarProps,
  'siteName' | 'portal' | 'sections' | 'isMultilingual' | 'isApple' | 'theme' | 'operator'
> {
  /** Remaining validity of the operator's proof of identity, in milliseconds. */
  confirmedFor: number;
  signInWays: SignInWays;
  draft: DraftState;
  /** The jobs that the operator may start. */
  jobs: readonly { name: string; title: string }[];
  children: ReactNode;
}

/** The frame around every screen: navigation, command palette, shortcuts and toasts. */
export function Workspace({ confirmedFor, signInWays, draft, jobs, ...props }: WorkspaceProps) {
  return (
    <CommandsProvider>
      <ConfirmProvider confirmedFor={confirmedFor} ways={signInWays}>
        <DraftContext value={draft}>
          <UndoStepProvider>
            <UndoProvider>
              <DraftCommands />
              <DraftFollower />
              <SystemCommands jobs={jobs} />
              <NewItemCommands sections={props.sections} />
              <TextPageCommands />
              <SavedViewCommands sections={props.sections} />
              <Frame {...props} />
            </UndoProvider>
          </UndoStepProvider>
        </DraftContext>
      </ConfirmProvider>
    </CommandsProvider>
  );
}

function Frame({
  children,
  ...site
}: Omit<WorkspaceProps, 'confirmedFor' | 'signInWays' | 'draft' | 'jobs'>) {
  const t = useMessages('studio');
  const navigate = useNavigate();
  const submit = useSubmit();
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const run = useCallback(
    ({ href, run: act }: Command) => {
      if (act) act();
      else if (href !== undefined) void navigate(href);
    },
    [navigate],
  );
  const commands = useMemo(
    (): Command[] => [
      {
        id: 'sign out',
        label: t('account.signOut'),
        kind: 'action',
        icon: <LogOut aria-hidden className="size-4" />,
        run: () => void submit(null, { method: 'post', action: '/sign-out' }),
      },
      {
        id: 'palette',
        label: t('palette.title'),
        kind: 'action',
        keys: '$mod+k',
        run: () => setOpen('palette'),
      },
      {
        id: 'shortcuts',
        label: t('shortcuts.title'),
        kind: 'action',
        // not a message: keys of the keyboard
        keys: 'Shift+?',
        run: () => setOpen('shortcuts'),
      },
    ],
    [t, submit],
  );
  useCommands(useScreenCommands(site));
  useCommands(commands);
  useCommandSource(itemSource);
  useCommandSource(settingSource);
  useShortcuts(useAllCommands().commands, run);
  useHeadingFocus();
  useRememberedScreen();
  useFileDropGuard();
  const actions = useMemo(
    () => ({ onSearch: () => setOpen('palette'), onShortcuts: () => setOpen('shortcuts') }),
    [],
  );
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="fixed start-4 -top-28 z-50 rounded-control bg-overlay px-4 py-2 font-semibold shadow-overlay focus:top-4"
      >
        {t('sidebar.skip')}
      </a>
      <Sidebar {...site} {...actions} />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 outline-none">
        {children}
      </main>
      <TabBar {...site} {...actions} />
      <Palette isOpen={open === 'palette'} onClose={close} onRun={run} />
      <ShortcutsDialog isOpen={open === 'shortcuts'} onClose={close} />
      <FailureToasts />
      <OutdatedNotice />
      <Toasts />
    </div>
  );
}
