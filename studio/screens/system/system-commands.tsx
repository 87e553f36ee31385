import { Eraser, Play } from 'lucide-react';
import { useMemo } from 'react';
import { useMessages } from '#app/messages/use-messages.ts';
import { useCommands, type Command } from '../../shell/commands.tsx';
import { useSystemAction } from './use-system-action.ts';

/**
 * Adds commands to the command palette: they start jobs and empty the caches. `jobs` is empty for operators who may do
 * neither.
 */
export function SystemCommands({ jobs }: { jobs: readonly { name: string; title: string }[] }) {
  const t = useMessages('system');
  const { runJob, clearCaches } = useSystemAction();
  const commands = useMemo((): Command[] => {
    if (jobs.length === 0) return [];
    return [
      ...jobs.map(({ name, title }) => ({
        id: `job ${name}`,
        label: t('job.runNamed', { title }),
        kind: 'action' as const,
        icon: <Play aria-hidden className="size-4" />,
        run: () => runJob(name),
      })),
      {
        id: 'caches',
        label: t('caches.clear'),
        kind: 'action',
        icon: <Eraser aria-hidden className="size-4" />,
        run: clearCaches,
      },
    ];
  }, [jobs, t, runJob, clearCaches]);
  useCommands(commands);
  return null;
}
