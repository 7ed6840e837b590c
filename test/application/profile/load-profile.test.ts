import { describe, expect, test } from 'vitest';
import { LoadProfile } from '../../../src/application/profile/load-profile.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

describe('LoadProfile', () => {
  test.each([403, 404])('returns the rejection %i, which the page shows', async (status) => {
    const refusal = aRefusal({ status });
    const profile = () => Promise.resolve(err(refusal));
    expect(await new LoadProfile({ profile }).execute('nova')).toEqual(err(refusal));
  });
});
