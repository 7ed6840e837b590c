import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { mailSenders } from '../../../src/domain/subscriptions/mail-subscription';
import { parseSenderId, SENDER_ID, SENDER_ID_MAX, senderId } from '../../../src/domain/subscriptions/sender-id';

describe('sender ids', () => {
  test('contain the kind and the slug', () => {
    expect(senderId({ sender: 'game', slug: 'lantern-drift' })).toBe('game:lantern-drift');
    expect(senderId({ sender: 'developer', slug: 'paper-moon' })).toBe('dev:paper-moon');
    expect(parseSenderId('dev:game')).toEqual({ sender: 'developer', slug: 'game' });
  });

  test('match the documented pattern', () => {
    for (const text of ['lantern-drift', 'game:', 'user:nova', 'game:a:b', 'GAME:a', ' game:a', 'game:../a'])
      expect(SENDER_ID.test(text)).toBe(false);
  });

  const slug = fc.stringMatching(/^[a-z0-9]{1,20}(-[a-z0-9]{1,20}){0,2}$/);
  test.prop([fc.constantFrom(...mailSenders), slug])('are always parsed as they were formatted', (sender, name) => {
    const id = senderId({ sender, slug: name });
    expect(SENDER_ID.test(id) && id.length <= SENDER_ID_MAX).toBe(true);
    expect(parseSenderId(id)).toEqual({ sender, slug: name });
  });
});
