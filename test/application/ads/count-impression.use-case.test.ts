import { expect, test } from 'vitest';
import { CountImpression } from '../../../src/application/ads/count-impression.use-case';
import { FakeAdGateway, sampleAd } from '../../fakes/fake-ad-gateway';

test('CountImpression reports the id of the serving', async () => {
  const gateway = new FakeAdGateway();
  await new CountImpression(gateway).execute(sampleAd('a').uuid);
  expect(gateway.counted).toEqual(['a']);
});
