import { describe, expect, test } from 'vitest';
import { unreadDigestLetter } from '../../../../server/messaging/digests/send-digests';
import { composeMail } from '../../../../server/messaging/mail/compose-mail';
import type { Letter } from '../../../../server/messaging/mail/letter';
import {
  coinDisputeWonLetter,
  coinCheckoutLetter,
  coinReceiptLetter,
  coinRefundLetter,
} from '../../../../server/messaging/mail/letters/coin-letters';
import {
  deletionCompletedLetter,
  deletionRequestedLetter,
  exportReadyLetter,
} from '../../../../server/messaging/mail/letters/deletion-letters';
import type { SecurityChange } from '../../../../server/messaging/mail/letters/account-letters';
import {
  resetPasswordLetter,
  newDeviceLetter,
  alreadyRegisteredLetter,
  addressChangedLetter,
  securityChangedLetter,
  verifyEmailLetter,
} from '../../../../server/messaging/mail/letters/account-letters';
import {
  announcementLetter,
  confirmSubscriptionLetter,
  newsletterLetter,
  weeklyDigestLetter,
} from '../../../../server/messaging/mail/letters/news-letters';
import { supportReplyLetter } from '../../../../server/messaging/support/ticket-notices';

const url = 'http://holocade.localhost:9200/somewhere';
const username = 'vega';
const at = new Date('2026-11-21T12:30:00.000Z');

const receipt = {
  username,
  number: 17,
  amount: 100,
  paidAt: at,
  price: '$7.99',
  net: '$6.71',
  vat: '$1.28',
  vatRate: '19',
  seller: ['Example Arcade Ltd', '1 Example Street'],
  receiptsUrl: url,
};
const paid = { username, number: 17, price: '$7.99', receiptsUrl: url };
const refund: Parameters<typeof coinRefundLetter>[0] = { ...paid, cause: 'refunded', taken: 90, missing: 10 };
const subscription = {
  username,
  sender: 'Lantern Drift',
  lifetime: '7 days',
  confirmUrl: `${url}/yes`,
  endUrl: `${url}/no`,
};

const replied = { number: 'ABCD2345', subject: 'A door', username, reply: 'It opens now.', url };
const letters: readonly Letter[] = [
  verifyEmailLetter({ username, url, replaces: false }),
  verifyEmailLetter({ username, url, replaces: true }),
  addressChangedLetter({ username, at, helpUrl: url }),
  resetPasswordLetter([{ username, url }]),
  resetPasswordLetter([
    { username, url },
    { username: 'nova', url },
  ]),
  alreadyRegisteredLetter({ username, loginUrl: url }),
  newDeviceLetter({ username, device: 'Firefox on Linux', at, securityUrl: url }),
  deletionRequestedLetter({ username, due: at, statusUrl: url }),
  deletionCompletedLetter({ username }),
  securityChangedLetter({ username, change: 'address-asked', at, helpUrl: url }),
  securityChangedLetter({ username, change: { kind: 'identity-linked', provider: 'google' }, at, helpUrl: url }),
  exportReadyLetter({ username, until: at, url }),
  supportReplyLetter({ ...replied, by: null }),
  supportReplyLetter({ ...replied, by: { name: 'Paper Moon', game: 'Sand Garden' } }),
  coinCheckoutLetter({ username, amount: 100, price: '$7.99', lifetime: '24 hours', url }),
  coinReceiptLetter(receipt),
  coinRefundLetter(refund),
  coinDisputeWonLetter({ ...paid, returned: 90 }),
  confirmSubscriptionLetter(subscription),
  newsletterLetter({ username, subject: 'Spring is here', text: 'Words', html: '<p>Words</p>' }),
  announcementLetter({ username, sender: 'Lantern Drift', title: 'Six Colours', excerpt: 'There is green now.', url }),
  weeklyDigestLetter({
    username,
    announcements: [{ label: 'A', url }],
    games: [],
    badges: ['One'],
    friends: [],
    portalUrl: url,
  }),
  unreadDigestLetter({ username, notifications: 1, messages: 2, titles: ['One'], url }),
];

describe('email templates', () => {
  test('the weekly digest begins a sentence about games alone with a capital letter', () => {
    const week = { username, announcements: [], games: [{ label: 'A', url }], badges: [], friends: [], portalUrl: url };
    expect(weeklyDigestLetter(week).opening).toContain('There are new games to play.');
  });

  test.each(letters.map((letter) => [letter.kind, letter] as const))(
    '%s greets, names the account and states the reason for sending',
    (kind, letter) => {
      expect(letter.kind).toBe(kind);
      expect(letter.subject).toMatch(/^[A-Z][^\p{Cc}]{9,60}$/u);
      expect(letter.opening[0]).toMatch(/^Hello.*,$/);
      expect(letter.reason).toMatch(/^You’re receiving this email because .*\.$/);
      expect(composeMail(letter).text).toContain(username);
    },
  );

  test.each([
    ['verify-email', 'The link expires in 24 hours and works once.', 'Didn’t create this account?'],
    ['reset-password', 'The link expires in 30 minutes and works once.', 'Didn’t ask for this?'],
    ['already-registered', 'its username is “vega”', 'Wasn’t you?'],
    ['new-device', 'Firefox on Linux, on 21 November 2026 at 12:30 UTC', 'Wasn’t you?'],
    ['deletion-requested', '21 November 2026 at 12:30 UTC', 'Didn’t ask for this?'],
    ['coin-checkout', 'The link works until you have paid and expires in 24 hours.', 'Didn’t ask for this?'],
    ['confirm-subscription', 'emails from Lantern Drift', 'Didn’t ask for this?'],
    ['export-ready', 'until 21 November 2026 at 12:30 UTC', 'Didn’t ask for this?'],
  ])('%s states its facts and what to do if it was somebody else', (kind, fact, otherwise) => {
    const letter = letters.find((one) => one.kind === kind);
    const text = letter ? composeMail(letter).text : '';
    expect(text).toContain(fact);
    expect(text).toContain(otherwise);
  });

  test('a receipt contains number, date, price, net price, VAT and seller', () => {
    const { subject, text } = composeMail(coinReceiptLetter(receipt));
    expect(subject).toBe('Receipt 17: 100 coins');
    for (const fact of [
      'Receipt 17, 21 November 2026 at 12:30 UTC',
      '100 coins: $6.71 net, $1.28 VAT (19%), $7.99 in total',
      'Sold by Example Arcade Ltd, 1 Example Street.',
    ])
      expect(text).toContain(fact);
    expect(composeMail(coinReceiptLetter({ ...receipt, seller: [] })).text).not.toContain('Sold by');
  });

  test('a refund states the removed and the spent coins, and the next steps of a dispute', () => {
    const textOf = (change: Partial<typeof refund>): string =>
      composeMail(coinRefundLetter({ ...refund, ...change })).text;
    expect(textOf({})).toContain('We refunded a payment: $7.99, receipt 17.');
    expect(textOf({})).toContain('We removed 90 coins from your account.');
    expect(textOf({})).toContain('10 coins had already been spent. You owe us nothing for them');
    expect(textOf({ missing: 0, taken: 1 })).toContain('We removed 1 coin from');
    expect(textOf({ missing: 0 })).not.toContain('spent');
    expect(textOf({})).not.toContain('If your bank');
    expect(textOf({ cause: 'disputed' })).toContain('A payment was disputed with your bank: $7.99, receipt 17.');
    expect(textOf({ cause: 'disputed' })).toContain('If your bank confirms the payment, the coins return');
  });

  test.each(['refunded', 'disputed', 'dispute-lost'] as const)(
    'a payment in the state %s never mentions 0 coins',
    (cause) => {
      const { text } = composeMail(coinRefundLetter({ ...refund, cause, taken: 0, missing: 100 }));
      expect(text).not.toMatch(/\b0 coins|coins return|returned/);
      expect(text).toContain('100 coins had already been spent.');
    },
  );

  test('a lost dispute states that it is over and that the coins are not returned', () => {
    const { subject, text } = composeMail(coinRefundLetter({ ...refund, cause: 'dispute-lost' }));
    expect(subject).toBe('Your disputed payment was refunded');
    expect(text).toContain('Your bank has decided the dispute and refunded a payment: $7.99, receipt 17.');
    expect(text).toContain('90 coins that we removed from your account will not be returned.');
  });

  test('a won dispute states that the payment is confirmed and the returned coins', () => {
    const textOf = (returned: number): string => composeMail(coinDisputeWonLetter({ ...paid, returned })).text;
    expect(textOf(90)).toContain('Your bank has confirmed your payment: $7.99, receipt 17.');
    expect(textOf(90)).toContain('90 coins are back in your account.');
    expect(textOf(1)).toContain('1 coin is back in your account.');
    expect(textOf(0)).not.toContain('back in');
  });

  test('a subscription can be confirmed and declined by separate links', () => {
    const { text } = composeMail(confirmSubscriptionLetter(subscription));
    expect(text).toContain(`Yes, send me these emails:\n${url}/yes`);
    expect(text).toContain(`No, thanks:\n${url}/no`);
    expect(text).toContain('The first link works once and expires in 7 days.');
  });

  test('a reset of several accounts has a link for each, by name', () => {
    const { text } = composeMail(
      resetPasswordLetter([
        { username: 'vega', url: `${url}/1` },
        { username: 'nova', url: `${url}/2` },
      ]),
    );
    expect(text).toContain(`New password for vega:\n${url}/1`);
    expect(text).toContain(`New password for nova:\n${url}/2`);
    expect(text).toContain('The links expire in 30 minutes');
  });

  test.each<readonly [SecurityChange, string, string]>([
    ['password', 'Your password was changed', 'The password of your account was changed, and all other browsers'],
    [{ kind: 'identity-linked', provider: 'steam' }, 'Steam was connected', 'Your account was connected to Steam, on'],
    [{ kind: 'identity-unlinked', provider: 'google' }, 'Google was disconnected', 'Google was disconnected from your'],
    [
      { kind: 'reset', providers: [], twoFactor: false },
      'Your password was changed',
      'There is no other way to log in, and two-factor authentication is off.',
    ],
    [
      { kind: 'reset', providers: ['google'], twoFactor: true },
      'Your password was changed',
      'Google is still connected, and two-factor authentication is on. In your settings, disconnect accounts that aren’t yours.',
    ],
  ])('a security change is described: %o', (change, subject, words) => {
    const letter = securityChangedLetter({ username, change, at, helpUrl: url });
    expect(letter.subject).toBe(subject);
    expect(letter.opening.join(' ')).toContain(words);
    expect(letter.links).toEqual([{ label: 'This wasn’t me: reset my password', url }]);
  });
});
