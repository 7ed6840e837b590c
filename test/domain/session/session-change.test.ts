import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { SignedIn } from '../../../src/domain/session/session';
import { nextSession, unknownSession } from '../../../src/domain/session/session';
import type { SessionChange } from '../../../src/domain/session/session-change';
import { entered, left, refreshed } from '../../../src/domain/session/session-change';
import { defaultSettings } from '../../../src/domain/session/settings';
import { currentUsers } from '../../arbitraries/current-user';
import { userSettings } from '../../arbitraries/settings';
import { aPlayer } from '../../fakes/a-player';

const signedIn: SignedIn = { user: aPlayer(), settings: defaultSettings() };
const answers = fc.record({ user: currentUsers, settings: userSettings });

describe('refreshed', () => {
  test('stores the user that the server returns', () => {
    expect(refreshed(signedIn)).toEqual({
      event: { type: 'signed-in', ...signedIn },
      memory: { type: 'store-user', user: signedIn.user },
      announcement: undefined,
    });
  });

  test('removes the stored user without one', () => {
    expect(refreshed(undefined)).toEqual({
      event: { type: 'signed-out' },
      memory: { type: 'remove-user', words: 'kept' },
      announcement: undefined,
    });
  });
});

describe('entered and left', () => {
  test('announce the change to the other tabs', () => {
    expect(entered(signedIn, 'login')).toEqual({ ...refreshed(signedIn), announcement: 'login' });
    expect(entered(signedIn, 'register').announcement).toBe('register');
    expect(left()).toEqual({ ...refreshed(undefined, 'gone'), announcement: 'logout' });
    expect(left('expiry')).toEqual({
      ...refreshed(undefined),
      event: { type: 'signed-out', expired: true },
      announcement: 'expiry',
    });
  });
});

interface Model {
  user: string | undefined;
  stored: string | undefined;
  attempted: boolean;
}
interface Real {
  session: typeof unknownSession;
  stored: string | undefined;
}

class Change implements fc.Command<Model, Real> {
  constructor(
    private readonly change: SessionChange,
    private readonly user: string | undefined,
  ) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    Object.assign(model, { user: this.user, stored: this.user, attempted: true });
    const { event, memory } = this.change;
    real.session = nextSession(real.session, event);
    real.stored = memory.type === 'store-user' ? memory.user.id : undefined;
    expectSame(model, real);
  }

  toString(): string {
    return this.change.event.type;
  }
}

/** Reloads the page, which starts with the stored user. */
class Reload implements fc.Command<Model, Real> {
  constructor(private readonly users: ReadonlyMap<string, SignedIn['user']>) {}

  check(): boolean {
    return true;
  }

  run(model: Model, real: Real): void {
    Object.assign(model, { user: model.stored, attempted: false });
    const user = real.stored === undefined ? undefined : this.users.get(real.stored);
    real.session = user === undefined ? unknownSession : nextSession(unknownSession, { type: 'restored', user });
    expectSame(model, real);
  }

  toString(): string {
    return 'reload';
  }
}

function expectSame(model: Model, { session, stored }: Real): void {
  expect({ user: session.user?.id, stored, attempted: session.attempted }).toEqual(model);
}

const chains = fc
  .uniqueArray(answers, { minLength: 1, maxLength: 4, selector: ({ user }) => user.id })
  .chain((list) => {
    const users = new Map(list.map(({ user }) => [user.id as string, user]));
    const one = fc.constantFrom(...list);
    return fc.commands(
      [
        one.map((answer) => new Change(refreshed(answer), answer.user.id)),
        one.map((answer) => new Change(entered(answer, 'login'), answer.user.id)),
        one.map((answer) => new Change(entered(answer, 'register'), answer.user.id)),
        fc.constantFrom(new Change(refreshed(undefined), undefined), new Change(left(), undefined)),
        fc.constant(new Reload(users)),
      ],
      { maxCommands: 20 },
    );
  });

describe('session through changes and reloads', () => {
  property.prop([chains])('always behaves like the model', (run) => {
    fc.modelRun(
      () => ({
        model: { user: undefined, stored: undefined, attempted: false },
        real: { session: unknownSession, stored: undefined },
      }),
      run,
    );
  });

  property.prop([answers])('never keeps settings of a user who has left', (answer) => {
    const session = [entered(answer, 'login'), left()].map(({ event }) => event).reduce(nextSession, unknownSession);
    expect(session).toEqual({ attempted: true, user: undefined, settings: defaultSettings() });
  });
});
