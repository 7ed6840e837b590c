import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ApiFailure } from '../../../src/application/http/api-failure';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { SessionState } from '../../../src/application/session/session-state';
import type { ReactionKind } from '../../../src/domain/reactions/reaction-kind';
import { reactionKinds } from '../../../src/domain/reactions/reaction-kind';
import type { ReactionCounts, ReactionRequest } from '../../../src/domain/reactions/reaction-lane';
import { gameReactions } from '../../../src/domain/reactions/reactions';
import type { Result } from '../../../src/domain/shared/result';
import { err, ok } from '../../../src/domain/shared/result';
import { ReactionsViewModel } from '../../../src/ui/reactions/reactions.view-model';
import { defaultSettings } from '../../../src/domain/session/settings';
import { aPlayer } from '../../fakes/a-player';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';

const none = Object.fromEntries(
  reactionKinds.map((kind) => [kind, { count: 3, mine: false }]),
) as ReactionCounts<ReactionKind>;

type Send = (request: ReactionRequest<ReactionKind>) => Promise<Result<boolean, ApiFailure>>;

/** Fake server that stores reactions. */
function aServer() {
  const asked: ReactionRequest<ReactionKind>[] = [];
  const given = new Set<ReactionKind>();
  const send: Send = (request) => {
    asked.push(request);
    if (request.status) given.add(request.kind);
    else given.delete(request.kind);
    return Promise.resolve(ok(!request.status));
  };
  return { asked, given, send };
}

function begin(send: Send, signedIn = true) {
  const session = new SessionState();
  session.apply(
    signedIn ? { type: 'signed-in', user: aPlayer(), settings: defaultSettings() } : { type: 'signed-out' },
  );
  const notices = new NoticesState(new FakeClock(), new FakeRandom());
  let asked = 0;
  const reactions = new ReactionsViewModel(gameReactions(none), {
    about: 'a game',
    send,
    askLogin: () => (asked += 1),
    session,
    notices,
  });
  return { reactions, notices, session, logins: () => asked };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('ReactionsViewModel', () => {
  test('shows and counts a click at once', async () => {
    const server = aServer();
    const { reactions } = begin(server.send);
    expect(reactions.total).toBe(27);
    reactions.click('love');
    expect(reactions.counts.love).toEqual({ count: 4, mine: true });
    expect(reactions.total).toBe(28);
    await settle();
    expect(server.asked).toEqual([{ kind: 'love', status: true }]);
    expect(reactions.counts.love).toEqual({ count: 4, mine: true });
  });

  test('reverts with a toast on failure', async () => {
    const { reactions, notices } = begin(() => Promise.resolve(err({ kind: 'network' })));
    reactions.click('bug');
    await settle();
    expect(reactions.counts.bug).toEqual({ count: 3, mine: false });
    expect(notices.current.map(({ toast }) => toast.title)).toEqual(['Error']);
  });

  test('withdraws the failure toast once the same reaction succeeds', async () => {
    const answers: Result<boolean, ApiFailure>[] = [err({ kind: 'network' }), ok(false), ok(false)];
    const { reactions, notices } = begin(() => Promise.resolve(answers.shift() ?? ok(false)));
    const openToasts = () => notices.current.filter(({ phase }) => phase !== 'closing').length;
    reactions.click('bug');
    await settle();
    reactions.click('joy');
    await settle();
    expect(openToasts()).toBe(1);
    reactions.click('bug');
    await settle();
    expect([openToasts(), notices.history]).toEqual([0, []]);
  });

  test('asks a visitor to log in and changes nothing', async () => {
    const server = aServer();
    const { reactions, logins, notices } = begin(server.send, false);
    reactions.click('like');
    await settle();
    expect(logins()).toBe(1);
    expect(notices.current.map(({ toast }) => toast.title)).toEqual(['Login Required']);
    expect(server.asked).toEqual([]);
    expect(reactions.counts.like.mine).toBe(false);
  });

  test('withdraws the login toast after a login and a reaction', async () => {
    const { reactions, notices, session } = begin(aServer().send, false);
    reactions.click('like');
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    reactions.click('love');
    await settle();
    expect([notices.current.filter(({ phase }) => phase !== 'closing'), notices.history]).toEqual([[], []]);
  });

  test('calls settled after success only', async () => {
    const settled: string[] = [];
    const session = new SessionState();
    session.apply({ type: 'signed-in', user: aPlayer(), settings: defaultSettings() });
    const answers: Result<boolean, ApiFailure>[] = [err({ kind: 'network' }), ok(false)];
    const reactions = new ReactionsViewModel(gameReactions(none), {
      about: 'a game',
      send: () => Promise.resolve(answers.shift() ?? ok(false)),
      askLogin: () => undefined,
      session,
      notices: new NoticesState(new FakeClock(), new FakeRandom()),
      settled: () => void settled.push('yes'),
    });
    reactions.click('joy');
    await settle();
    expect(settled).toEqual([]);
    reactions.click('joy');
    await settle();
    expect(settled).toEqual(['yes']);
  });

  property.prop([fc.array(fc.constantFrom<ReactionKind>('love', 'bug', 'like'), { minLength: 1, maxLength: 30 })])(
    'always end in the state of the server and of the last click',
    async (clicks) => {
      const server = aServer();
      const { reactions } = begin(server.send);
      const expected = new Set<ReactionKind>();
      for (const kind of clicks) {
        reactions.click(kind);
        if (!expected.delete(kind)) expected.add(kind);
      }
      await settle();
      expect(server.given).toEqual(expected);
      for (const kind of reactionKinds) expect(reactions.counts[kind].mine).toBe(expected.has(kind));
    },
  );
});
