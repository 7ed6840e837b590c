import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { ChannelRight } from '../../../../server/play/realtime/channel-auth';
import { signChannel, verifyChannel } from '../../../../server/play/realtime/channel-auth';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const right: ChannelRight = { socketId: 'socket', channel: 'account.1', sessionId: 'abc-1' };

describe('signChannel and verifyChannel', () => {
  test('T37: a ticket is valid for 60 seconds and contains the session', () => {
    const auth = signChannel('secret', right, now);
    expect(verifyChannel('secret', right, auth, later(60))).toEqual(right);
    expect(verifyChannel('secret', right, auth, later(61))).toBeUndefined();
  });

  test('a ticket with a forged expiry or session is invalid', () => {
    const [expiry, session, signature] = signChannel('secret', right, now).split('.');
    const verify = (...parts: unknown[]) => verifyChannel('secret', right, parts.join('.'), now);
    expect(verify(Number(expiry) + 3600, session, signature)).toBeUndefined();
    expect(verify(expiry, 'abc-2', signature)).toBeUndefined();
    expect(verify(expiry, '', signature)).toBeUndefined();
  });

  const word = fc.string({ minLength: 1, maxLength: 20 });
  const asking = fc.tuple(word, word, word);
  property.prop([asking, fc.oneof(fc.constant(undefined), asking), fc.option(fc.uuid(), { nil: undefined })])(
    'a ticket is valid only for its own secret, socket and channel',
    (signed, other, sessionId) => {
      const asked = other ?? signed;
      const auth = signChannel(signed[0], { socketId: signed[1], channel: signed[2], sessionId }, now);
      const own = { socketId: asked[1], channel: asked[2], sessionId };
      const same = signed.every((part, index) => part === asked[index]);
      expect(verifyChannel(asked[0], own, auth, now)).toEqual(same ? own : undefined);
    },
  );

  property.prop([fc.string()])('an arbitrary string is never a valid ticket', (auth) => {
    expect(verifyChannel('secret', right, auth, now)).toBeUndefined();
  });
});
