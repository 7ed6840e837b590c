import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { SaveProfile } from '../../../src/application/profile/save-profile.use-case';
import type { OwnProfile, ProfileWords } from '../../../src/domain/account/own-profile';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const words: ProfileWords = { alias: ' Ada ', about: '', links: [], phone: '' };
const kept: OwnProfile = { ...words, alias: 'Ada', avatar: { tn: '', sm: '', sd: '' }, uploaded: false };

async function save(answer: Result<OwnProfile, ApiFailure>) {
  const told: unknown[] = [];
  const gateway = {
    save: (typed: ProfileWords) => {
      told.push(typed);
      return Promise.resolve(answer);
    },
  };
  const refresh = {
    execute: () => {
      told.push('refresh');
      return Promise.resolve();
    },
  };
  return { answer: await new SaveProfile(gateway, refresh).execute(words), told };
}

describe('saving a profile', () => {
  test('answers with what is kept, and lets every tab ask for the name', async () => {
    expect(await save(ok(kept))).toEqual({ answer: ok(kept), told: [words, 'refresh'] });
  });

  test('that is refused changes nothing anywhere', async () => {
    const refusal = err(aRefusal());
    expect(await save(refusal)).toEqual({ answer: refusal, told: [words] });
  });
});
