import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'production' ? [] : [route('parts', 'routes/parts.tsx')];

export default [
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-in/passkey', 'routes/sign-in-passkey.ts'),
  route('welcome', 'routes/welcome.tsx'),
  route('welcome/accept', 'routes/welcome-accept.ts'),
  route('sign-out', 'routes/sign-out.ts'),
  route('confirm', 'routes/confirm.ts'),
  route('account/access', 'routes/account-access.ts'),
  route('draft', 'routes/draft.ts'),
  route('pictures', 'pictures/picture.ts'),
  route('pictures/upload', 'pictures/upload.ts'),
  route('pictures/fetch', 'pictures/fetch.ts'),
  route('pictures/crop', 'pictures/crop.ts'),
  route('find-items', 'routes/find-items.ts'),
  route('find-settings', 'routes/find-settings.ts'),
  route('settings/text-pages/preview', 'screens/text-pages/preview.ts'),
  route('look/change', 'screens/look/change.ts'),
  route('settings/save', 'screens/settings/save.ts'),
  layout('routes/workspace.tsx', [
    index('routes/today.tsx'),
    route('content', 'screens/content/first-section.ts'),
    route('content/:section', 'screens/content/section.tsx', [
      index('screens/content/no-item.tsx'),
      route(':item', 'screens/content/item.tsx'),
    ]),
    route('content/:section/rows', 'screens/content/rows.ts'),
    route('content/:section/edit', 'screens/content/edit.ts'),
    route('content/:section/delete-many', 'screens/content/delete-many.ts'),
    route('content/:section/export', 'screens/content/export.ts'),
    route('look', 'screens/look/first-part.ts'),
    route('look/:part', 'screens/look/look.tsx'),
    route('account', 'routes/account.tsx'),
    route('history', 'screens/history/history.tsx', [
      index('screens/history/no-change.tsx'),
      route(':version', 'screens/history/change.tsx'),
    ]),
    route('publish', 'screens/publish/publish.tsx'),
    route('operators', 'routes/operators.tsx'),
    route('audit-log', 'routes/audit-log.tsx'),
    route('settings', 'screens/settings/frame.tsx', [
      index('screens/settings/group.tsx', { id: 'settings-start' }),
      route('text-pages', 'screens/text-pages/list.tsx'),
      route('text-pages/:page', 'screens/text-pages/page.tsx'),
      route('redirects', 'screens/redirects/redirects.tsx'),
      route(':group', 'screens/settings/group.tsx', { id: 'settings-group' }),
    ]),
    ...development,
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig;
