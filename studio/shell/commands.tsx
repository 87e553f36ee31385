import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';

/** Something that the command palette finds. */
export interface Command {
  id: string;
  label: string;
  /** A few words beside the label. */
  hint?: string;
  /** Further words by which it is found. */
  words?: string;
  icon?: ReactNode;
  kind: 'screen' | 'action' | 'setting' | 'item';
  /** The keys that run it everywhere on the screen: one after the other, such as `g t`, or `$mod+k`. */
  keys?: string;
  /** The keys keep their usual meaning in text fields. */
  isOutsideFields?: boolean;
  /** The address that it opens. A command without one has `run`. */
  href?: string;
  run?: () => void;
}

/** Finds commands on the server, such as items. */
export interface CommandSource {
  id: string;
  find: (query: string, signal: AbortSignal) => Promise<readonly Command[]>;
}

/** The commands and sources of all parts of the screen. */
export interface CommandRegistry {
  add(commands: readonly Command[]): () => void;
  addSource(source: CommandSource): () => void;
}

export interface Commands {
  commands: readonly Command[];
  sources: readonly CommandSource[];
}

const RegistryContext = createContext<CommandRegistry>({ add: () => () => {}, addSource: () => () => {} });
const CommandsContext = createContext<Commands>({ commands: [], sources: [] });

/** Collects the commands of the components inside. */
export function CommandsProvider({ children }: { children: ReactNode }) {
  const [groups, setGroups] = useState<ReadonlyMap<symbol, readonly Command[]>>(new Map());
  const [sources, setSources] = useState<readonly CommandSource[]>([]);
  const registry = useMemo<CommandRegistry>(
    () => ({
      add(commands) {
        const key = Symbol('commands');
        setGroups((before) => new Map(before).set(key, commands));
        return () => {
          setGroups((before) => new Map([...before].filter(([other]) => other !== key)));
        };
      },
      addSource(source) {
        setSources((before) => [...before, source]);
        return () => setSources((before) => before.filter((other) => other !== source));
      },
    }),
    [],
  );
  const all = useMemo(() => ({ commands: [...groups.values()].flat(), sources }), [groups, sources]);
  return (
    <RegistryContext value={registry}>
      <CommandsContext value={all}>{children}</CommandsContext>
    </RegistryContext>
  );
}

/** Returns all commands of the screen. */
export function useAllCommands(): Commands {
  return useContext(CommandsContext);
}

/**
 * Adds commands to the palette, and their keys to the shortcuts, while the component is on the screen. The list must be
 * memoised: a new list replaces the old one.
 */
export function useCommands(commands: readonly Command[]): void {
  const { add } = useContext(RegistryContext);
  // Before the screen is painted, so that a key never runs a command of the previous screen.
  useLayoutEffect(() => add(commands), [add, commands]);
}

/** Adds a source to the palette while the component is on the screen. `source` must not change with every rendering. */
export function useCommandSource(source: CommandSource): void {
  const { addSource } = useContext(RegistryContext);
  useEffect(() => addSource(source), [addSource, source]);
}
