/**
 * Starts a setup similar to that of compose.yaml without Docker: PostgreSQL, three processes of the portal, and a small
 * proxy. Checks that they behave as one portal, prints the results, and exits with 0 if all checks pass.
 *
 *   npm run cluster:demo
 */
import type { SentInteraction } from '#test/cluster/visitors.ts';
import { createChecks } from './cluster/checks.ts';
import { checkChanges } from './cluster/change-checks.ts';
import { prepareCluster } from './cluster/cluster.ts';
import { checkFailures } from './cluster/failure-checks.ts';
import { checkStart } from './cluster/start-checks.ts';
import { checkVotes } from './cluster/vote-checks.ts';

const checks = createChecks();
const sent: SentInteraction[] = [];
const cluster = await prepareCluster();
let hasPassed = false;
try {
  await checkStart(checks, cluster);
  if (cluster.apps.length > 0) {
    await checkChanges(checks, cluster);
    await checkVotes(checks, cluster, sent);
    await checkFailures(checks, cluster, sent);
  }
} finally {
  await cluster.close();
  hasPassed = checks.finish();
}
process.exitCode = hasPassed ? 0 : 1;
