import { describe, expect, test } from 'vitest';
import { ChangeSetting } from '../../../src/application/security/change-setting.use-case';
import { SessionState } from '../../../src/application/session/session-state';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeSecurityGateway } from '../../fakes/fake-security-gateway';
import { HeldCalls } from '../../fakes/held-calls';

function aHouse() {
  const gateway = new FakeSecurityGateway();
  const session = new SessionState();
  session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
  const held = new HeldCalls();
  const change = new ChangeSetting(held.hold(gateway), session);
  const shown = () => session.current.settings.security.login_notifications;
  const turn = (on: boolean) => change.execute('security', 'login_notifications', on);
  return { gateway, session, held, shown, turn };
}

const atFirst = defaultSettings().security.login_notifications;

describe('ChangeSetting', () => {
  test('shows the change at once, and keeps it when the server does', async () => {
    const { gateway, held, shown, turn } = aHouse();
    const answer = turn(!atFirst);
    expect(shown()).toBe(!atFirst);
    await held.release();
    expect((await answer).ok).toBe(true);
    expect([shown(), gateway.settings.security.login_notifications]).toEqual([!atFirst, !atFirst]);
  });

  test('takes it back when the server refuses', async () => {
    const { gateway, held, shown, turn } = aHouse();
    gateway.failure = { kind: 'network' };
    const answer = turn(!atFirst);
    await held.release();
    expect(await answer).toMatchObject({ ok: false, error: { kind: 'network' } });
    expect(shown()).toBe(atFirst);
  });

  test('of several at once the screen shows what the server holds in the end', async () => {
    const { gateway, held, shown, turn } = aHouse();
    const answers = [turn(!atFirst), turn(atFirst), turn(!atFirst)];
    await held.release();
    expect(shown()).toBe(!atFirst);
    gateway.failure = { kind: 'network' };
    await held.release();
    expect(shown()).toBe(!atFirst);
    await held.release();
    await Promise.all(answers);
    expect([shown(), gateway.settings.security.login_notifications]).toEqual([!atFirst, !atFirst]);
  });

  test('an answer for somebody who has left changes nothing of the next one', async () => {
    const { gateway, held, session, shown, turn } = aHouse();
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
});
