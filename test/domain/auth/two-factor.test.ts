import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TwoFactorDialog, TwoFactorDialogEvent } from '../../../src/domain/auth/two-factor';
import {
  parseTwoFactorCode,
  RECOVERY_CHARACTERS,
  TOTP_DIGITS,
  closedTwoFactorDialog,
  canClose,
  nextTwoFactorDialog,
  SET_UP_STEPS,
  RECOVERY_FILE,
  recoveryCodesText,
} from '../../../src/domain/auth/two-factor';

const digits = fc.stringMatching(/^[0-9]{6}$/);
const recovery = fc.stringMatching(/^[a-z2-7]{10}$/);

describe('parseTwoFactorCode', () => {
  test('accepts six digits of the app in any grouping', () => {
    expect(TOTP_DIGITS).toBe(6);
    expect(parseTwoFactorCode('012345')).toEqual({ kind: 'totp', code: '012345' });
    expect(parseTwoFactorCode(' 012 345\n')).toEqual({ kind: 'totp', code: '012345' });
  });

  test('accepts a recovery code in either case, with its hyphen', () => {
    expect(RECOVERY_CHARACTERS).toBe(10);
    expect(parseTwoFactorCode('ABCDE-234fg')).toEqual({ kind: 'recovery', code: 'abcde234fg' });
  });

  test.each(['', '12345', '1234567', '١٢٣٤٥٦', 'abcde234f', 'abcde234fgh', 'abcde018fg', 'abcde_234f', '12345a'])(
    'rejects the text %j',
    (text) => {
      expect(parseTwoFactorCode(text)).toBeUndefined();
    },
  );

  property.prop([digits, recovery, fc.nat(9)])('always accepts spaces at any place', (totp, code, at) => {
    const spaced = (text: string) => `${text.slice(0, at)} -${text.slice(at)}`;
    expect(parseTwoFactorCode(spaced(totp))).toEqual({ kind: 'totp', code: totp });
    expect(parseTwoFactorCode(spaced(code))).toEqual({ kind: 'recovery', code });
  });
});

const run = (...events: readonly TwoFactorDialogEvent[]): TwoFactorDialog =>
  events.reduce(nextTwoFactorDialog, closedTwoFactorDialog);

const open = (on: 'proof' | 'renew' | 'end') => ({ type: 'opened', on }) as const;
const begun = { type: 'begun', secret: 'ABC', uri: 'otpauth://x' } as const;
const issued = { type: 'codes-issued', codes: ['abcde-fghij'] } as const;
const kept = { type: 'kept', kept: true } as const;
const left = { type: 'left' } as const;

describe('set-up of two-factor authentication', () => {
  test('requests a proof, shows the secret, and then the codes', () => {
    expect(run(open('proof'))).toEqual({ step: 'proof' });
    expect(run(open('proof'), begun)).toEqual({ step: 'app', secret: 'ABC', uri: 'otpauth://x' });
    expect(run(open('proof'), begun, issued)).toEqual({
      step: 'codes',
      codes: ['abcde-fghij'],
      fresh: true,
      kept: false,
    });
    expect(SET_UP_STEPS).toEqual(['proof', 'app', 'codes']);
  });

  test('ends once the codes are saved, and not earlier', () => {
    expect(run(open('proof'), begun, issued, left)).toMatchObject({ step: 'codes' });
    expect(run(open('proof'), begun, issued, kept, left)).toEqual(closedTwoFactorDialog);
    expect(run(open('proof'), begun, issued, kept, { type: 'kept', kept: false }, left)).toMatchObject({
      step: 'codes',
    });
  });

  test('can be cancelled at every earlier step', () => {
    expect(run(open('proof'), left)).toEqual(closedTwoFactorDialog);
    expect(run(open('proof'), begun, left)).toEqual(closedTwoFactorDialog);
  });
});

describe('renewal and end of two-factor authentication', () => {
  test('renewed codes differ from the first ones by a flag', () => {
    expect(run(open('renew'), issued)).toMatchObject({ step: 'codes', fresh: false });
  });

  test('the end closes the dialog', () => {
    expect(run(open('end'), { type: 'ended' })).toEqual(closedTwoFactorDialog);
  });
});

describe('delayed responses', () => {
  test('never open or close another step', () => {
    expect(run(begun)).toEqual(closedTwoFactorDialog);
    expect(run(open('renew'), begun)).toEqual({ step: 'renew' });
    expect(run(open('proof'), { type: 'ended' })).toEqual({ step: 'proof' });
    expect(run(open('proof'), kept)).toEqual({ step: 'proof' });
    expect(run(open('end'), open('proof'))).toEqual({ step: 'end' });
  });

  test('with issued codes show them in any step, since the codes are already valid', () => {
    expect(run(issued)).toEqual({ step: 'codes', codes: ['abcde-fghij'], fresh: true, kept: false });
  });
});

const events = fc.array(
  fc.oneof(
    fc.constantFrom('proof' as const, 'renew' as const, 'end' as const).map(open),
    fc.constant(begun),
    fc.constant(issued),
    fc.constant({ type: 'ended' } as const),
    fc.boolean().map((value) => ({ type: 'kept', kept: value }) as const),
    fc.constant(left),
  ),
);

describe('nextTwoFactorDialog', () => {
  property.prop([events])('never closes before the codes were saved', (happened) => {
    let dialog = closedTwoFactorDialog;
    for (const event of happened) {
      const next = nextTwoFactorDialog(dialog, event);
      if (dialog.step === 'codes' && !dialog.kept) expect(next.step).toBe('codes');
      dialog = next;
    }
  });

  property.prop([events])('always closes a dialog that may be closed', (happened) => {
    const dialog = run(...happened);
    expect(nextTwoFactorDialog(dialog, left)).toEqual(canClose(dialog) ? closedTwoFactorDialog : dialog);
  });

  property.prop([events])('never shows a secret outside the app step', (happened) => {
    const dialog = run(...happened);
    expect('secret' in dialog).toBe(dialog.step === 'app');
  });
});

describe('recoveryCodesText', () => {
  test('contains one code a line below a heading', () => {
    expect(recoveryCodesText('ada', ['abcde-fghij', 'klmno-pqrst'])).toBe(
      'Holocade recovery codes of ada\nEach code works once.\n\nabcde-fghij\nklmno-pqrst\n',
    );
  });

  test('is saved in a file with a descriptive name', () => {
    expect(RECOVERY_FILE).toBe('holocade-recovery-codes.txt');
  });

  property.prop([fc.array(fc.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/))])(
    'always contains every code, in order',
    (codes) => {
      expect(recoveryCodesText('ada', codes).split('\n').slice(3, -1)).toEqual(codes);
    },
  );
});
