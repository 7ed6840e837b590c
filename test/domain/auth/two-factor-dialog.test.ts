import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import type { TwoFactorDialog, TwoFactorDialogEvent } from '../../../src/domain/auth/two-factor-dialog';
import {
  closedTwoFactorDialog,
  canClose,
  nextTwoFactorDialog,
  SET_UP_STEPS,
} from '../../../src/domain/auth/two-factor-dialog';

const run = (...events: readonly TwoFactorDialogEvent[]): TwoFactorDialog =>
  events.reduce(nextTwoFactorDialog, closedTwoFactorDialog);

const open = (on: 'proof' | 'renew' | 'end') => ({ type: 'opened', on }) as const;
const begun = { type: 'begun', secret: 'ABC', uri: 'otpauth://x' } as const;
const issued = { type: 'codes-issued', codes: ['abcde-fghij'] } as const;
const kept = { type: 'kept', kept: true } as const;
const left = { type: 'left' } as const;

describe('setting two-factor sign-in up', () => {
  test('asks for a proof, shows the secret, and then the codes', () => {
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

  test('is over once the codes are kept, and not before', () => {
    expect(run(open('proof'), begun, issued, left)).toMatchObject({ step: 'codes' });
    expect(run(open('proof'), begun, issued, kept, left)).toEqual(closedTwoFactorDialog);
    expect(run(open('proof'), begun, issued, kept, { type: 'kept', kept: false }, left)).toMatchObject({
      step: 'codes',
    });
  });

  test('can be left at every step before', () => {
    expect(run(open('proof'), left)).toEqual(closedTwoFactorDialog);
    expect(run(open('proof'), begun, left)).toEqual(closedTwoFactorDialog);
  });
});

describe('new codes and the end', () => {
  test('new codes are told apart from the first ones', () => {
    expect(run(open('renew'), issued)).toMatchObject({ step: 'codes', fresh: false });
  });

  test('the end closes it', () => {
    expect(run(open('end'), { type: 'ended' })).toEqual(closedTwoFactorDialog);
  });
});

describe('what comes late', () => {
  test('a secret opens nothing, an end closes nothing else, and nothing is kept but codes', () => {
    expect(run(begun)).toEqual(closedTwoFactorDialog);
    expect(run(open('renew'), begun)).toEqual({ step: 'renew' });
    expect(run(open('proof'), { type: 'ended' })).toEqual({ step: 'proof' });
    expect(run(open('proof'), kept)).toEqual({ step: 'proof' });
    expect(run(open('end'), open('proof'))).toEqual({ step: 'end' });
  });

  test('codes that were issued are shown, wherever the dialog is: they count from now on', () => {
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

describe('whatever happens', () => {
  property.prop([events])('codes never go before they were said to be kept', (happened) => {
    let dialog = closedTwoFactorDialog;
    for (const event of happened) {
      const next = nextTwoFactorDialog(dialog, event);
      if (dialog.step === 'codes' && !dialog.kept) expect(next.step).toBe('codes');
      dialog = next;
    }
  });

  property.prop([events])('a dialog that may be left is left', (happened) => {
    const dialog = run(...happened);
    expect(nextTwoFactorDialog(dialog, left)).toEqual(canClose(dialog) ? closedTwoFactorDialog : dialog);
  });

  property.prop([events])('a secret is shown at no other step than that of the app', (happened) => {
    const dialog = run(...happened);
    expect('secret' in dialog).toBe(dialog.step === 'app');
  });
});
