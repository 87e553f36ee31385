import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'production' ? [] : [route('parts', 'routes/parts.tsx')];

export default [
  layout('routes/workspace.tsx', [
    index('routes/today.tsx'),
    route('content', 'screens/content/first-section.ts'),
    route('content/:section', 'screens/content/section.tsx', [index('screens/content/no-item.tsx')]),
    route('content/:section/rows', 'screens/content/rows.ts'),
    ...development,
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig;
