import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { signChannel, verifyChannel } from '../../../server/realtime/channel-auth';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('a signature for a channel', () => {
  test('holds for 60 seconds', () => {
    const auth = signChannel('secret', 'socket', 'account.1', now);
    expect(verifyChannel('secret', 'socket', 'account.1', auth, later(60))).toBe(true);
    expect(verifyChannel('secret', 'socket', 'account.1', auth, later(61))).toBe(false);
  });

  test('does not hold with a later expiry written in', () => {
    const [, signature] = signChannel('secret', 'socket', 'account.1', now).split('.');
    const auth = `${now.getTime() / 1000 + 3600}.${signature}`;
    expect(verifyChannel('secret', 'socket', 'account.1', auth, now)).toBe(false);
  });

  const word = fc.string({ minLength: 1, maxLength: 20 });
  property.prop([fc.tuple(word, word, word), fc.tuple(word, word, word)])(
    'never holds for anything but its own secret, socket and channel',
    (signed, asked) => {
      const auth = signChannel(...signed, now);
      const same = signed.every((part, index) => part === asked[index]);
      expect(verifyChannel(...asked, auth, now)).toBe(same);
    },
  );

  property.prop([fc.string()])('never holds when it is made up', (auth) => {
    expect(verifyChannel('secret', 'socket', 'channel', auth, now)).toBe(false);
  });
});
