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

describe('a shown profile', () => {
  test.each([
    ['says the same', ok(sampleProfile()), 0],
    ['says something else', ok(sampleProfile({ alias: 'Ada M.' })), 1],
    ['is nobody’s any more', err(aRefusal({ status: 404 })), 1],
    ['is private now', err(aRefusal({ status: 403 })), 1],
    ['cannot be had now', err(aRefusal({ status: 503 })), 0],
    ['is asked for without a connection', err({ kind: 'network' } as const), 0],
  ])('that %s is read again as often as it has to be', async (_name, answer, times) => {
    const { outdated, watch } = begin(answer);
    await watch.look();
    expect(outdated).toHaveBeenCalledTimes(times);
  });

  test('is looked for when the tab is seen again, until the page is left', async () => {
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

  test('that has changed meanwhile is compared with nothing, nor is one of who is blocked', async () => {
    const changing = begin(ok(sampleProfile({ alias: 'Ada M.' })));
    const looking = changing.watch.look();
    changing.page.shown = sampleProfile({ alias: 'Ada N.' });
    await looking;
    const blocked = begin(ok(sampleProfile({ alias: 'Ada M.' })));
    blocked.page.shown = undefined;
    await blocked.watch.look();
    expect([changing.outdated.mock.calls, blocked.execute.mock.calls]).toEqual([[], []]);
  });
});
