import { describe, expect, test } from 'vitest';
import { composeMail } from '../../../../../server/messaging/mail/compose-mail';
import {
  supportMessageLetter,
  supportReceiptLetter,
} from '../../../../../server/messaging/mail/letters/support-letters';
import { supportReplyLetter } from '../../../../../server/messaging/support/ticket-notices';

const username = 'vega';
const url = 'http://holocade.localhost:9200/somewhere';
const at = new Date('2026-11-21T12:30:00.000Z');

describe('email templates of the support', () => {
  const message = 'The door\n\n <b>does not open</b> & sticks.';
  const written = {
    number: 'ABCD2345',
    subject: 'A <b>door</b>',
    email: 'vega@mail.test',
    message,
    at,
    game: 'Kite Hill',
  };

  test('the message names its ticket, writer and reply address, as plain text in both parts', () => {
    const { subject, text, html } = composeMail(supportMessageLetter({ ...written, username }));
    expect(subject).toBe('[ABCD2345] A <b>door</b>');
    for (const fact of [
      'ABCD2345',
      'vega@mail.test',
      '“vega”',
      'Game: Kite Hill',
      'The door',
      '<b>does not open</b> & sticks.',
    ])
      expect(text).toContain(fact);
    expect(html).toContain('&lt;b&gt;does not open&lt;/b&gt; &amp; sticks.');
    expect(html).not.toContain('<b>');
    expect(composeMail(supportMessageLetter({ ...written, username: undefined })).text).toContain('From a visitor');
  });

  test('the receipt names the ticket, and quotes the message only to its writer', () => {
    const receipt = { number: 'ABCD2345', helpUrl: url };
    const quoted = composeMail(supportReceiptLetter({ ...receipt, message }));
    expect(quoted.subject).toBe('We received your message (ABCD2345)');
    expect(quoted.text).toContain('You wrote:\n\nThe door\n\n<b>does not open</b> & sticks.');
    expect(quoted.html).not.toContain('<b>');
    const bare = composeMail(supportReceiptLetter({ ...receipt, message: undefined }));
    expect([bare.text.includes('ABCD2345'), bare.text.includes('You wrote')]).toEqual([true, false]);
    expect(bare.text).toContain('Didn’t write to us?');
  });

  test('the reply of a developer names developer, game and subject, and says that the portal did not write it', () => {
    const replied = { number: 'ABCD2345', subject: 'A door', username, reply: 'It opens now.', url };
    const by = { name: 'Paper Moon', game: 'Sand Garden' };
    const { subject, text } = composeMail(supportReplyLetter({ ...replied, by }));
    expect(subject).toBe('Paper Moon replied (ABCD2345)');
    expect(text).toContain('Paper Moon, the developer of Sand Garden, replied to your ticket “A door”:');
    expect(text).toContain('The reply was written by Paper Moon and not by');
    expect(composeMail(supportReplyLetter({ ...replied, by: null })).text).not.toContain('not by');
  });
});
