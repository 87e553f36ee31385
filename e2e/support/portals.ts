/** A running portal that the tests of one worker have to themselves. */
export interface PortalUnderTest {
  origin: string;
  dataDir: string;
}

/** Tells the workers, which start later, of the portals. */
export function publishPortals(portals: readonly PortalUnderTest[]): void {
  process.env.PORTALS = JSON.stringify(portals.map(({ origin, dataDir }) => ({ origin, dataDir })));
}

/** The portal of this worker. */
export function portalUnderTest(): PortalUnderTest {
  const portals = JSON.parse(process.env.PORTALS ?? '[]') as PortalUnderTest[];
  const portal = portals[Number(process.env.TEST_PARALLEL_INDEX)];
  if (!portal) throw new Error('The global setup has not started a portal for this worker.');
  return portal;
}
