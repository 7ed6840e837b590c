import { describe, expect, test } from 'vitest';
import { RefusedCalls } from '../../../src/application/session/refused-calls';
import { SessionState } from '../../../src/application/session/session-state';
import type { UserId } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { aRefusal } from '../../fakes/a-refusal';

const EXPIRED = aRefusal({ status: 401 });

function begin() {
  const session = new SessionState({ attempted: true, user: aPlayer(), settings: defaultSettings() });
  const refused = new RefusedCalls();
  const repeated: string[] = [];
  return {
    stop: refused.start(session),
    add: (key: string, failure = EXPIRED, name = key) => {
      refused.add(key, failure, () => repeated.push(name));
    },
    expire: () => {
      session.apply({ type: 'signed-out', expired: true });
    },
    dismiss: () => {
      session.apply({ type: 'signed-out' });
    },
    logIn: (id = aPlayer().id) => {
      session.apply({ type: 'signed-in', user: aPlayer({ id }), settings: defaultSettings() });
    },
    repeated,
  };
}

describe('RefusedCalls', () => {
  test('repeats each call once after the player of an expired session has logged in again', () => {
    const { add, expire, logIn, repeated } = begin();
    add('one');
    expire();
    add('two', EXPIRED, 'earlier');
    add('two');
    logIn();
    expire();
    logIn();
    expect(repeated).toEqual(['one', 'two']);
  });

  test.each([
    ['another player', (stage: ReturnType<typeof begin>) => stage.logIn('other' as UserId)],
    ['the player after the dialog was closed', ({ dismiss, logIn }: ReturnType<typeof begin>) => [dismiss(), logIn()]],
    ['the player after the page was left', ({ stop, logIn }: ReturnType<typeof begin>) => [stop(), logIn()]],
  ])('drops the calls if they are followed by a login of %s', (_, end) => {
    const stage = begin();
    stage.add('one');
    stage.expire();
    end(stage);
    stage.expire();
    stage.logIn();
    expect(stage.repeated).toEqual([]);
  });

  test('repeats no call that failed for another reason', () => {
    const { add, expire, logIn, repeated } = begin();
    add('one', aRefusal({ status: 429 }));
    expire();
    logIn();
    expect(repeated).toEqual([]);
  });
});
