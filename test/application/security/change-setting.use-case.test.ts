import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test, vi } from 'vitest';
import { ChangeSetting } from '../../../src/application/security/change-setting.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { FakeTabChannel } from '../../fakes/fake-tab-channel';
import { HeldCalls } from '../../fakes/held-calls';

function setUp() {
  const gateway = new FakeSecurityGateway();
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const held = new HeldCalls();
  const tabs = new FakeTabChannel();
  const change = new ChangeSetting(held.hold(gateway), session, tabs);
  const shown = () => session.current.settings.security.login_notifications;
  const turn = (on: boolean) => change.execute('security', 'login_notifications', on);
  return { gateway, session, held, tabs, shown, turn };
}

const atFirst = defaultSettings().security.login_notifications;

describe('ChangeSetting', () => {
  test('shows a change at once, and keeps it when the server accepts it', async () => {
    const { gateway, held, shown, turn } = setUp();
    const answer = turn(!atFirst);
    expect(shown()).toBe(!atFirst);
    await held.release();
    expect((await answer).ok).toBe(true);
    expect([shown(), gateway.settings.security.login_notifications]).toEqual([!atFirst, !atFirst]);
  });

  test('restores the old value when the server rejects the change', async () => {
    const { gateway, held, shown, turn } = setUp();
    gateway.failure = { kind: 'network' };
    const answer = turn(!atFirst);
    await held.release();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(shown()).toBe(atFirst);
  });

  test('sends one change at a time, and then the last choice', async () => {
    const { gateway, held, shown, turn } = setUp();
    const answers = [turn(!atFirst), turn(atFirst), turn(!atFirst), turn(atFirst)];
    expect(held.count).toBe(1);
    await held.release();
    expect([held.count, shown()]).toEqual([1, atFirst]);
    await held.release();
    expect(await Promise.all(answers)).toEqual(answers.map(() => ({ ok: true, value: undefined })));
    expect([held.count, shown(), gateway.settings.security.login_notifications]).toEqual([0, atFirst, atFirst]);
  });

  test('notifies the other tabs of a change, but not of a rejected one', async () => {
    const { gateway, held, tabs, turn } = setUp();
    const accepted = turn(!atFirst);
    expect(tabs.announced).toEqual([]);
    await held.release();
    await accepted;
    expect(tabs.announced).toEqual(['change']);
    gateway.failure = { kind: 'network' };
    const refused = turn(atFirst);
    await held.release();
    await refused;
    expect(tabs.announced).toEqual(['change']);
  });

  test('allows another change after a call that threw', async () => {
    const { gateway, held, shown, turn } = setUp();
    const call = vi.spyOn(gateway, 'changeSetting').mockRejectedValueOnce(new Error('a bug'));
    const broken = turn(!atFirst);
    await Promise.all([held.release(), expect(broken).rejects.toThrow('a bug')]);
    call.mockRestore();
    const answer = turn(atFirst);
    await held.release();
    expect([(await answer).ok, shown()]).toEqual([true, atFirst]);
  });

  test('ignores a response for a player who has left', async () => {
    const { gateway, held, session, shown, turn } = setUp();
    gateway.failure = { kind: 'network' };
    const answer = turn(!atFirst);
    const next = { ...defaultSettings(), security: { ...defaultSettings().security, login_notifications: !atFirst } };
    session.apply({
      type: 'signed-in',
      user: aPlayer({ id: 'another' as ReturnType<typeof aPlayer>['id'] }),
      settings: next,
    });
    await held.release();
    await answer;
    expect(shown()).toBe(!atFirst);
  });

  const turned = fc.record({ step: fc.constant('turn' as const), on: fc.boolean() });
  const answered = fc.record({ step: fc.constant('answer' as const), fails: fc.boolean() });
  property.prop([fc.array(fc.oneof(turned, answered), { maxLength: 20 })])(
    'always ends with the last choice, or with the server’s value after a rejection, in any order of choices and responses',
    async (steps) => {
      const { gateway, held, shown, turn } = setUp();
      let last = Promise.resolve<unknown>(undefined);
      const answer = async (fails: boolean) => {
        gateway.failure = fails ? { kind: 'network' } : undefined;
        await held.release();
      };
      let chosen = atFirst;
      for (const move of steps) {
        if (move.step === 'turn') {
          chosen = move.on;
          last = turn(chosen);
          expect(shown()).toBe(chosen);
        } else await answer(move.fails);
        expect(held.count).toBeLessThanOrEqual(1);
      }
      while (held.count > 0) await answer(false);
      const holds = gateway.settings.security.login_notifications;
      expect(shown()).toBe(holds);
      if (((await last) as { readonly ok: boolean } | undefined)?.ok !== false) expect(holds).toBe(chosen);
    },
  );
});
