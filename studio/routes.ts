import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

const development = process.env.NODE_ENV === 'production' ? [] : [route('parts', 'routes/parts.tsx')];

export default [
  layout('routes/workspace.tsx', [
    index('routes/today.tsx'),
    ...development,
    route('*', 'routes/unknown.tsx'),
  ]),
] satisfies RouteConfig;
