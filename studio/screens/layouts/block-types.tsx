import {
  Outlet,
  useLoaderData,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { platformContext } from '../../server/context.ts';
import { findSectionAndKind, readBlockTypes } from './block-types.server.ts';
import type { useBlockTypes } from './use-block-types.ts';

/** Loads the types of blocks and their forms. They are most of the editor's data, and no edit changes them. */
export function loader({ context, params }: LoaderFunctionArgs) {
  return { types: readBlockTypes({ context }, findSectionAndKind(context.get(platformContext), params)) };
}

export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.section !== nextParams.section || currentParams.kind !== nextParams.kind;
}

export default function BlockTypes() {
  const { types } = useLoaderData<typeof loader>();
  return <Outlet context={types satisfies ReturnType<typeof useBlockTypes>} />;
}
