import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { SaveProfile } from '../../../src/application/profile/save-profile.use-case';
import type { OwnProfile, ProfileFields } from '../../../src/domain/account/own-profile';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const words: ProfileFields = { alias: ' Ada ', about: '', links: [], phone: '' };
const stored: OwnProfile = { ...words, alias: 'Ada', avatar: { tn: '', sm: '', sd: '' }, uploaded: false };

async function save(answer: Result<OwnProfile, ApiFailure>) {
  const calls: unknown[] = [];
  const gateway = {
    save: (typed: ProfileFields) => {
      calls.push(typed);
      return Promise.resolve(answer);
    },
  };
  const refresh = {
    execute: () => {
      calls.push('refresh');
      return Promise.resolve();
    },
  };
  return { answer: await new SaveProfile(gateway, refresh).execute(words), calls };
}

describe('SaveProfile', () => {
  test('returns the stored profile, and refreshes every tab', async () => {
    expect(await save(ok(stored))).toEqual({ answer: ok(stored), calls: [words, 'refresh'] });
  });

  test('changes nothing after a rejection', async () => {
    const refusal = err(aRefusal());
    expect(await save(refusal)).toEqual({ answer: refusal, calls: [words] });
  });
});
