import { describe, expect, test, vi } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import type { Profile } from '../../../src/domain/account/profile';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { ProfileWatch } from '../../../src/ui/profile/profile-address';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeAttention } from '../../fakes/fake-attention';
import { sampleProfile } from './sample-profile';

function begin(answer: Result<Profile, ApiFailure>, shown: Profile | undefined = sampleProfile()) {
  const attention = new FakeAttention();
  const outdated = vi.fn();
  const execute = vi.fn(() => Promise.resolve(answer));
  const page: { shown: Profile | undefined } = { shown };
  const watch = new ProfileWatch({ load: { profile: execute }, attention }, () => page.shown, outdated);
  return { attention, execute, outdated, page, watch };
}

describe('ProfileWatch', () => {
  test.each([
    ['an unchanged profile', ok(sampleProfile()), 0],
    ['a changed profile', ok(sampleProfile({ alias: 'Ada M.' })), 1],
    ['a deleted profile', err(aRefusal({ status: 404 })), 1],
    ['a private profile', err(aRefusal({ status: 403 })), 1],
    ['a server error', err(aRefusal({ status: 503 })), 0],
    ['a network failure', err({ kind: 'network' } as const), 0],
  ])('handles %s with the expected number of reloads', async (_name, answer, times) => {
    const { outdated, watch } = begin(answer);
    await watch.check();
    expect(outdated).toHaveBeenCalledTimes(times);
  });

  test('checks the profile when the tab becomes visible again, until stopped', async () => {
    const { attention, execute, outdated, watch } = begin(err(aRefusal({ status: 404 })));
    const stop = watch.start();
    expect(execute).not.toHaveBeenCalled();
    attention.hide();
    attention.show();
    stop();
    await Promise.resolve();
    attention.hide();
    attention.show();
    expect([execute.mock.calls, outdated.mock.calls]).toEqual([[['ada']], []]);
  });

  test('ignores a response for an outdated profile, and checks no blocked profile', async () => {
    const changing = begin(ok(sampleProfile({ alias: 'Ada M.' })));
    const checking = changing.watch.check();
    changing.page.shown = sampleProfile({ alias: 'Ada N.' });
    await checking;
    const blocked = begin(ok(sampleProfile({ alias: 'Ada M.' })));
    blocked.page.shown = undefined;
    await blocked.watch.check();
    expect([changing.outdated.mock.calls, blocked.execute.mock.calls]).toEqual([[], []]);
  });
});
