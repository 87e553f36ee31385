import { Outlet, useLoaderData, useRouteLoaderData, type LoaderFunctionArgs } from 'react-router';
import { findSignInWays } from '#app/operators/credentials.server.ts';
import { includesRole } from '#app/operators/operators.server.ts';
import { siteName } from '#app/domain/site-name.ts';
import { localAddress } from '#app/pages/seo/meta.ts';
import type { loader as rootLoader } from '../root.tsx';
import { requireSession } from '../access/session.server.ts';
import { describeDraft } from '../draft/current-draft.server.ts';
import { schemaTextsIn } from '../schema-texts/schema-texts.server.ts';
import { documentMessagesContext, platformContext, senderContext } from '../server/context.ts';
import { listSections } from '../screens/content/section.server.ts';
import { isAppleDevice } from '../shell/key-names.ts';
import { Workspace } from '../shell/workspace.tsx';
import { useUnchanged } from '../ui/use-unchanged.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const platform = context.get(platformContext);
  const { environment, snapshots, clock } = platform;
  const snapshot = snapshots.current();
  const translate = schemaTextsIn(context.get(documentMessagesContext).language);
  const { operator, confirmedUntil } = requireSession(context);
  return {
    operator: { name: operator.name, role: operator.role },
    confirmedFor: Math.max(0, confirmedUntil - clock.now()),
    signInWays: await findSignInWays(platform.store.db, operator.id),
    siteName: snapshot ? siteName(snapshot) : 'Portico',
    portal: localAddress(environment),
    isApple: isAppleDevice(context.get(senderContext).userAgent),
    isMultilingual: (snapshot?.settings.languages.length ?? 1) > 1,
    sections: await listSections({ request, context }),
    draft: await describeDraft({ request, context }),
    jobs: includesRole(operator.role, 'owner')
      ? platform.jobs.list().map(({ name, title }) => ({ name, title: translate(title) }))
      : [],
  };
}

export default function WorkspaceRoute() {
  const site = useLoaderData<typeof loader>();
  const sections = useUnchanged(site.sections);
  const jobs = useUnchanged(site.jobs);
  const operator = useUnchanged(site.operator);
  const root = useRouteLoaderData<typeof rootLoader>('root');
  return (
    <Workspace {...site} {...{ sections, jobs, operator }} theme={root?.theme ?? 'system'}>
      <Outlet />
    </Workspace>
  );
}
