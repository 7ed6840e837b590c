import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { canViewProfile } from '../../../src/domain/account/profile';
import type { Relationship } from '../../../src/domain/friends/relationship';
import { FRIENDSHIPS, NO_RELATIONSHIP } from '../../../src/domain/friends/relationship';
import type { ConversationEvent, ConversationMessage } from '../../../src/domain/inbox/conversation';
import {
  canIdentify,
  checkMessage,
  conversationDays,
  emptyConversation,
  hasReadReceipt,
  leavesGap,
  MESSAGE_LIMITS,
  messageAccessFor,
  newestUnread,
  nextConversation,
} from '../../../src/domain/inbox/conversation';
import { AUDIENCES } from '../../../src/domain/session/current-user';
import type { Audience } from '../../../src/domain/session/current-user';
import { defaultSettings } from '../../../src/domain/session/settings';
import { countCharacters } from '../../../src/domain/shared/plain-text';
import { err, ok } from '../../../src/domain/shared/result';
import { UTC } from '../../../src/domain/shared/time-zone';

const settings = (messages: Audience) => ({
  ...defaultSettings(),
  privacy: { ...defaultSettings().privacy, messages },
});
const message = (id: string, change: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id,
  own: false,
  text: id,
  created: `2026-01-0${id}T12:00:00.000Z`,
  read: false,
  game: undefined,
  ...change,
});
const after = (...events: readonly ConversationEvent[]) => events.reduce(nextConversation, emptyConversation);

const relationships: fc.Arbitrary<Relationship> = fc.record({
  friendship: fc.constantFrom(...FRIENDSHIPS),
  blocked: fc.boolean(),
  shutOut: fc.boolean(),
});

describe('messageAccessFor', () => {
  test('follows the setting, which is friends by default', () => {
    const access = (messages: Audience, friendship: Relationship['friendship']) =>
      messageAccessFor(settings(messages), { ...NO_RELATIONSHIP, friendship }, false);
    expect(AUDIENCES.map((audience) => [audience, access(audience, 'none'), access(audience, 'friends')])).toEqual([
      ['all', 'write', 'write'],
      ['friends', 'closed', 'write'],
      ['none', 'closed', 'closed'],
    ]);
    expect(messageAccessFor(defaultSettings(), { ...NO_RELATIONSHIP, friendship: 'asks' }, false)).toBe('closed');
  });

  property.prop([fc.constantFrom(...AUDIENCES), relationships])(
    'messageAccessFor always lets a player answer who is not blocked in either direction',
    (audience, relationship) => {
      const isBlocked = relationship.blocked || relationship.shutOut;
      expect(messageAccessFor(settings(audience), relationship, true) === 'write').toBe(!isBlocked);
    },
  );

  property.prop([fc.constantFrom(...AUDIENCES), relationships, fc.boolean()])(
    'messageAccessFor never allows a message across a block, in either direction',
    (audience, relationship, hasWritten) => {
      const access = messageAccessFor(settings(audience), relationship, hasWritten);
      if (relationship.blocked || relationship.shutOut) expect(access).not.toBe('write');
      expect(access === 'blocked').toBe(relationship.blocked);
    },
  );
});

describe('canIdentify', () => {
  const hidden = {
    ...defaultSettings(),
    privacy: { ...defaultSettings().privacy, profile_visibility: 'none' as const },
  };

  test('follows the visibility of the profile, unless the other player has made contact', () => {
    expect(canIdentify(defaultSettings(), NO_RELATIONSHIP, false)).toBe(true);
    expect(canIdentify(hidden, NO_RELATIONSHIP, false)).toBe(false);
    expect(canIdentify(hidden, NO_RELATIONSHIP, true)).toBe(true);
    const friendships = FRIENDSHIPS.filter((friendship) => canIdentify(hidden, { friendship }, false));
    expect(friendships).toEqual(['asks', 'friends']);
  });

  property.prop([fc.constantFrom(...AUDIENCES), fc.constantFrom(...FRIENDSHIPS), fc.boolean()])(
    'canIdentify is always true for the viewers of the profile',
    (audience, friendship, hasWritten) => {
      const settings = { ...hidden, privacy: { ...hidden.privacy, profile_visibility: audience } };
      const isViewer = canViewProfile(settings, friendship === 'friends' ? 'friend' : 'player');
      if (isViewer) expect(canIdentify(settings, { friendship }, hasWritten)).toBe(true);
    },
  );
});

describe('checkMessage', () => {
  test('returns the stored text, or the problem with its length', () => {
    expect(checkMessage(' Hi\r\nthere ')).toEqual(ok('Hi\nthere'));
    expect(checkMessage(' \n ')).toEqual(err('too-short'));
    expect(checkMessage('x'.repeat(2001))).toEqual(err('too-long'));
    expect(MESSAGE_LIMITS).toEqual({ min: 1, max: 2000 });
  });

  property.prop([fc.string({ unit: 'grapheme', maxLength: 2100 })])(
    'checkMessage always returns 1 to 2,000 characters',
    (text) => {
      const checked = checkMessage(text);
      if (!checked.ok) return;
      expect(countCharacters(checked.value)).toBeGreaterThanOrEqual(1);
      expect(countCharacters(checked.value)).toBeLessThanOrEqual(2000);
    },
  );
});

describe('nextConversation', () => {
  test('shows a written message at once, and replaces it when the server has stored it', () => {
    const written = after({ type: 'loaded', messages: [message('1')] }, { type: 'written', id: '2', text: 'Hi' });
    expect(written.pending).toEqual([{ id: '2', text: 'Hi', failure: undefined }]);
    const stored = nextConversation(written, { type: 'loaded', messages: [message('2', { own: true, text: 'Hi' })] });
    expect([stored.messages.map(({ id }) => id), stored.pending]).toEqual([['1', '2'], []]);
  });

  test('keeps a failed message with its reason until it is retried or discarded', () => {
    const failed = after({ type: 'written', id: '1', text: 'Hi' }, { type: 'failed', id: '1', reason: 'Offline.' });
    expect(failed.pending).toEqual([{ id: '1', text: 'Hi', failure: 'Offline.' }]);
    expect(nextConversation(failed, { type: 'retried', id: '1' }).pending[0]?.failure).toBeUndefined();
    expect(nextConversation(failed, { type: 'discarded', id: '1' }).pending).toEqual([]);
  });

  test('restores failed messages with their reason, and those on their way as failed', () => {
    const pending = [
      { id: '1', text: 'Hi', failure: 'Offline.' },
      { id: '2', text: 'Again', failure: undefined },
    ];
    const restored = after({ type: 'restored', pending, reason: 'Interrupted.' });
    expect(restored.pending.map(({ failure }) => failure)).toEqual(['Offline.', 'Interrupted.']);
    const loaded = nextConversation(restored, { type: 'loaded', messages: [message('2', { own: true })] });
    expect(loaded.pending.map(({ id }) => id)).toEqual(['1']);
  });

  test('leavesGap is true for a newest page without a known message and with older ones', () => {
    const known = after({ type: 'loaded', messages: [message('1'), message('2')] });
    expect(leavesGap(known, [message('4')], true)).toBe(true);
    expect(leavesGap(known, [message('2'), message('4')], true)).toBe(false);
    expect(leavesGap(known, [message('4')], false)).toBe(false);
    expect(leavesGap(emptyConversation, [message('4')], true)).toBe(false);
  });

  test('a conversation that starts anew keeps the messages on their way', () => {
    const anew = after(
      { type: 'loaded', messages: [message('1')] },
      { type: 'written', id: '2', text: 'Hi' },
      { type: 'restarted' },
    );
    expect([anew.messages, anew.pending.map(({ id }) => id)]).toEqual([[], ['2']]);
  });

  const ids = fc.constantFrom('1', '2', '3', '4');
  const events: fc.Arbitrary<ConversationEvent> = fc.oneof(
    fc.uniqueArray(ids).map((known) => ({ type: 'loaded' as const, messages: known.map((id) => message(id)) })),
    ids.map((id) => ({ type: 'written' as const, id, text: id })),
    ids.map((id) => ({ type: 'failed' as const, id, reason: 'No.' })),
    ids.map((id) => ({ type: 'discarded' as const, id })),
  );
  property.prop([fc.array(events)])('nextConversation always keeps each loaded message once and in order', (all) => {
    const { messages } = after(...all);
    const loaded = all.flatMap((event) => (event.type === 'loaded' ? event.messages.map(({ id }) => id) : []));
    expect(messages.map(({ id }) => id)).toEqual([...new Set(loaded)].sort());
  });
});

describe('conversationDays', () => {
  property.prop([fc.array(fc.integer({ min: 0, max: 72 }), { maxLength: 20 })])(
    'conversationDays always keeps all messages in order, with one group a day',
    (hours) => {
      const messages = hours
        .toSorted((one, other) => one - other)
        .map((hour, index) => message(String(index), { created: new Date(Date.UTC(2026, 0, 1, hour)).toISOString() }));
      const days = conversationDays(messages, UTC);
      expect(days.flatMap((day) => day.messages)).toEqual(messages);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    },
  );
});

describe('read state', () => {
  test('newestUnread is the newest received message while one is unread', () => {
    const own = message('3', { own: true });
    const loaded = (...messages: readonly ConversationMessage[]) => after({ type: 'loaded', messages });
    expect(newestUnread(loaded(message('1'), message('2', { read: true }), own))).toBe('2');
    expect(newestUnread(loaded(message('1', { read: true }), own))).toBeUndefined();
  });

  test('hasReadReceipt requires that the newest message is the player’s own, read, and sent', () => {
    const read = after({ type: 'loaded', messages: [message('1'), message('2', { own: true, read: true })] });
    expect(hasReadReceipt(read)).toBe(true);
    expect(hasReadReceipt(nextConversation(read, { type: 'written', id: '3', text: 'Hi' }))).toBe(false);
    expect(hasReadReceipt(nextConversation(read, { type: 'loaded', messages: [message('3', { read: true })] }))).toBe(
      false,
    );
    expect(hasReadReceipt(emptyConversation)).toBe(false);
  });
});
