import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { isSingleKey, useSingleKeys } from './single-keys.ts';

/** Something that the command palette finds. */
export interface Command {
  id: string;
  label: string;
  /** A few words beside the label. */
  hint?: string;
  /** Further words by which the palette finds the command. */
  words?: string;
  icon?: ReactNode;
  kind: 'screen' | 'action' | 'setting' | 'item';
  /**
   * The keys that run the command anywhere on the screen: a sequence such as `g t`, or a combination such as `$mod+k`.
   */
  keys?: string;
  /** Whether the keys keep their usual meaning in text fields. */
  isOutsideFields?: boolean;
  /** Whether the palette leaves out the command. Its keys still run it. */
  isUnlisted?: boolean;
  /** The address that the command opens. A command without an address has `run`. */
  href?: string;
  run?: () => void;
}

/** Finds commands on the server, such as items. */
export interface CommandSource {
  id: string;
  find: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** The commands and sources of all parts of the screen. */
export interface Commands {
  commands: readonly Command[];
  sources: readonly CommandSource[];
}

interface CommandRegistry {
  add(commands: readonly Command[]): () => void;
  addSource(source: CommandSource): () => void;
  read(): Commands;
  subscribe(listener: () => void): () => void;
}

const none: Commands = { commands: [], sources: [] };

/*
 * Uses a store, because parts add their commands right after the first rendering. A context value that changes at that
 * moment would make React discard the parts whose code is not loaded yet (ui/lazy-hydration.tsx).
 */
function createRegistry(): CommandRegistry {
  const groups = new Map<symbol, readonly Command[]>();
  const sources = new Set<CommandSource>();
  const listeners = new Set<() => void>();
  let all = none;
  function publish() {
    all = { commands: [...groups.values()].flat(), sources: [...sources] };
    for (const listener of listeners) listener();
  }
  return {
    add(commands) {
      const key = Symbol('commands');
      groups.set(key, commands);
      publish();
      return () => {
        groups.delete(key);
        publish();
      };
    },
    addSource(source) {
      sources.add(source);
      publish();
      return () => {
        sources.delete(source);
        publish();
      };
    },
    read: () => all,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const RegistryContext = createContext<CommandRegistry>(createRegistry());

/** Collects the commands of the components inside. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [registry] = useState(createRegistry);
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

/**
 * Returns all commands of the screen. If the operator has switched off single keys, commands are returned without them.
 */
export function useAllCommands(): Commands {
  const { subscribe, read } = useContext(RegistryContext);
  const all = useSyncExternalStore(subscribe, read, () => none);
  const hasSingleKeys = useSingleKeys();
  return useMemo(
    () => (hasSingleKeys ? all : { ...all, commands: all.commands.map(withoutSingleKey) }),
    [all, hasSingleKeys],
  );
}

function withoutSingleKey(command: Command): Command {
  const { keys, ...rest } = command;
  return keys !== undefined && isSingleKey(keys) ? rest : command;
}

/**
 * Adds commands to the palette, and their keys to the shortcuts, while the component is on the screen. The list must be
 * memoised: a new list replaces the old one.
 */
export function useCommands(commands: readonly Command[]): void {
  const { add } = useContext(RegistryContext);
  // Runs before the screen is painted, so that a key never runs a command of the previous screen.
  useLayoutEffect(() => add(commands), [add, commands]);
}

/** Adds a source to the palette while the component is on the screen. `source` must not change with every rendering. */
export function useCommandSource(source: CommandSource): void {
  const { addSource } = useContext(RegistryContext);
  useEffect(() => addSource(source), [addSource, source]);
}
