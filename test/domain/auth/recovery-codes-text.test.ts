import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { RECOVERY_FILE, recoveryCodesText } from '../../../src/domain/auth/recovery-codes-text';

describe('recoveryCodesText', () => {
  test('is one code a line below what they are', () => {
    expect(recoveryCodesText('ada', ['abcde-fghij', 'klmno-pqrst'])).toBe(
      'Holocade recovery codes of ada\nEach of them signs you in once.\n\nabcde-fghij\nklmno-pqrst\n',
    );
  });

  test('is kept in a file of a name that tells what it is', () => {
    expect(RECOVERY_FILE).toBe('holocade-recovery-codes.txt');
  });

  property.prop([fc.array(fc.stringMatching(/^[a-z2-7]{5}-[a-z2-7]{5}$/))])('holds every code, in order', (codes) => {
    expect(recoveryCodesText('ada', codes).split('\n').slice(3, -1)).toEqual(codes);
  });
});
