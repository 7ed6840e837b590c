import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { arrivalOfMessage, arrivalOfNotification, arrivalSource } from '../../../src/domain/notices/arrival-source';
import { aMessage, aNotification } from '../../fakes/a-notification';

test.each([
  ['friend-request', 'friends'],
  ['friend-accepted', 'friends'],
  ['support-reply', 'notifications'],
  ['news', 'notifications'],
  ['announcement', 'notifications'],
  ['premium-ending', 'notifications'],
  ['review-answer', 'notifications'],
  ['game-review', 'notifications'],
  ['achievement', undefined],
  ['badges-saved', undefined],
  ['receipt', undefined],
  ['security', undefined],
] as const)('a notification of the kind %s comes from %s', (kind, source) => {
  expect(arrivalSource({ kind })).toBe(source);
});

test('the toast of a notification has its title and text, and none answers an own action', () => {
  const ending = aNotification({ kind: 'premium-ending', title: 'Premium ends soon', body: 'On Friday.' });
  const toast = { source: 'notifications', kind: 'warning', title: 'Premium ends soon', body: 'On Friday.' };
  expect(arrivalOfNotification(ending)).toEqual(toast);
  expect(arrivalOfNotification({ ...ending, kind: 'news' })).toEqual({ ...toast, kind: 'info' });
  expect(arrivalOfNotification({ ...ending, kind: 'receipt' })).toBeUndefined();
});

test('the toast of a message has its subject, or its sender, and its text', () => {
  const toast = { source: 'notifications', kind: 'info', title: 'Rematch?', body: 'Same verse again on Friday?' };
  expect(arrivalOfMessage(aMessage())).toEqual(toast);
  expect(arrivalOfMessage(aMessage({ subject: '' }))).toEqual({ ...toast, title: 'Orion' });
});

test('the player’s own message has no toast', () => {
  expect(arrivalOfMessage(aMessage({ own: true }))).toBeUndefined();
});

test('the toast of an invitation shows the text beside the link, or names the game if only a link was sent', () => {
  const link = 'http://holocade.test/arcade/games/kite-hill';
  const game = { title: 'Kite Hill', address: '/arcade/games/kite-hill', link };
  expect(arrivalOfMessage(aMessage({ body: `Let’s play! ${link}`, game }))?.body).toBe('Let’s play!');
  expect(arrivalOfMessage(aMessage({ body: link, game }))?.body).toBe('Invitation to Kite Hill');
});

property.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
  'the toast of a message is never longer than 120 characters and begins as the text',
  (text) => {
    const body = arrivalOfMessage(aMessage({ body: text }))?.body ?? '';
    expect([...body].length).toBeLessThanOrEqual(120);
    expect(text.startsWith(body.replace(/…$/, ''))).toBe(true);
  },
);
