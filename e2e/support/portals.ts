/** A running portal that only the tests of one worker use. */
export interface PortalUnderTest {
  origin: string;
  dataDir: string;
}

/** Milliseconds after which the portals notice a change, and after which they no longer serve older pages. */
export const pollMs = 100;

/** Passes the portals to the workers, which start later. */
export function publishPortals(portals: readonly PortalUnderTest[]): void {
  process.env.PORTALS = JSON.stringify(portals.map(({ origin, dataDir }) => ({ origin, dataDir })));
}

/** Returns the portal of this worker. */
export function portalUnderTest(): PortalUnderTest {
  const portals = JSON.parse(process.env.PORTALS ?? '[]') as PortalUnderTest[];
  const portal = portals[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!portal) throw new Error('The global setup has not started a portal for this worker.');
  return portal;
}
