import { expect, it } from 'vitest';
import { describeEachEngine } from '#test/store/engines.ts';
import { listAdMeasurements, storeAdMeasurement } from './ad-measurements.server.ts';

describeEachEngine('measurements of ads', (testStore) => {
  const measured = (codeHash: string, measuredAt: number, adId = 1) => ({
    adId,
    codeHash,
    measuredAt,
    browser: 'Chrome, Linux',
    figures: `{"at":${measuredAt}}`,
  });

  it('replace earlier ones of the same code, and the oldest codes of an entry are forgotten', async () => {
    const { db } = await testStore().openMigrated();
    await storeAdMeasurement(db, measured('other', 1, 2));
    await storeAdMeasurement(db, measured('a', 2));
    await storeAdMeasurement(db, measured('a', 3));
    expect(await listAdMeasurements(db)).toEqual([measured('a', 3), measured('other', 1, 2)]);
    for (let index = 0; index < 8; index += 1)
      await storeAdMeasurement(db, measured(`b${index}`, 10 + index));
    const hashes = (await listAdMeasurements(db)).map(({ codeHash }) => codeHash);
    expect(hashes).toEqual(['b7', 'b6', 'b5', 'b4', 'b3', 'b2', 'b1', 'b0', 'other']);
  });
});
