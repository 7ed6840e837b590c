import { test as propertyTest, fc } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { composeMail } from '../../../../server/messaging/mail/compose-mail';
import type { Letter } from '../../../../server/messaging/mail/letter';

const letter: Letter = {
  kind: 'verify-email',
  subject: 'A subject',
  opening: ['Hello Vega,', 'first.'],
  links: [{ label: 'Go on', url: 'http://holocade.localhost/auth/verify-email?token=abc&x=1' }],
  closing: ['last.'],
  reason: 'You’re receiving this email because of a test.',
};

describe('composeMail', () => {
  test('shows the unsubscribe link in both parts, and returns it for the mail program', () => {
    const unsubscribeUrl = 'http://holocade.localhost/market/subscription/unsubscribe?token=abc&x=1';
    const mail = composeMail({ ...letter, unsubscribeUrl });
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
    expect(mail.text).toMatch(new RegExp(`Unsubscribe from these emails:\n${unsubscribeUrl.replace('?', '\\?')}\n$`));
    expect(mail.html).toContain('token=abc&amp;x=1">Unsubscribe from these emails</a>');
    expect(composeMail(letter)).not.toHaveProperty('unsubscribeUrl');
  });

  test('includes an additional body in both parts', () => {
    const { text, html } = composeMail({ ...letter, body: { text: '## Words', html: '<h2>Words</h2>' } });
    expect(text).toContain('first.\n\n## Words\n\nGo on:');
    expect(html).toContain('first.</p><h2>Words</h2>');
  });

  test('renders the same paragraphs, link, sender and reason in both parts', () => {
    const { text, html } = composeMail(letter);
    expect(text).toBe(
      [
        'Hello Vega,',
        'first.',
        'Go on:\nhttp://holocade.localhost/auth/verify-email?token=abc&x=1',
        'last.',
        '-- \nYou’re receiving this email because of a test. It was sent by Holocade, Holocade Publishing.\n',
      ].join('\n\n'),
    );
    for (const words of ['Hello Vega,', 'first.', 'last.', 'because of a test. It was sent by Holocade'])
      expect(html).toContain(words);
  });

  test('shows one link as a button with its address, several as a list, and none as nothing', () => {
    const [link] = letter.links;
    const one = composeMail(letter).html;
    expect(one.match(/class="button"/g)).toHaveLength(1);
    expect(one.match(/href="http:\/\/holocade\.localhost\/auth\/verify-email\?token=abc&amp;x=1"/g)).toHaveLength(2);
    const two = composeMail({ ...letter, links: link ? [link, link] : [] }).html;
    expect([two.match(/class="button"/g), two.match(/<a /g)?.length]).toEqual([null, 2]);
    expect(composeMail({ ...letter, links: [] }).html).not.toContain('<a');
  });

  test('contains no pictures, scripts, external style sheets or tables', () => {
    expect(composeMail(letter).html).not.toMatch(/<(img|script|link|table|iframe)|url\(|@import/);
    expect(composeMail(letter).html).toContain('prefers-color-scheme:dark');
  });

  propertyTest.prop([fc.string({ unit: fc.constantFrom('<', '>', '"', "'", '&', 'b', '/', '=', ' ') })])(
    'T41: no value of a letter becomes HTML',
    (value) => {
      const plain = composeMail({ ...letter, opening: ['v'], closing: ['v'], reason: 'v', subject: 'v' }).html;
      const hostile = composeMail({
        ...letter,
        opening: [value],
        closing: [value],
        reason: value,
        subject: value,
      }).html;
      const marks = (html: string) => html.replace(/[^<>"]/g, '');
      expect(marks(hostile)).toBe(marks(plain));
    },
  );
});
