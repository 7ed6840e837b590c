import { describe, expect, test } from 'vitest';
import { CURRENT_USER_KEY } from '../../../src/domain/session/current-user-key';

describe('the key of the current user', () => {
  test('is one, and bears the name of the portal', () => {
    expect(CURRENT_USER_KEY).toBe('holocade.user');
  });
});
