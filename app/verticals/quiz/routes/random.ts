import { redirectToRandom } from '#app/pages/layouts/random-details.server.ts';
import { quizServer } from '../vertical.server.ts';
import type { Route } from './+types/random';

export function loader({ context }: Route.LoaderArgs) {
  return redirectToRandom(context, quizServer);
}
