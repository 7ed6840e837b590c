import { expect, test } from 'vitest';
import { isSeen } from '../../../src/application/system/is-seen';
import { FakeAttention } from '../../fakes/fake-attention';

test('a tab is seen or not, and asking leaves nothing behind', () => {
  const attention = new FakeAttention();
  expect(isSeen(attention)).toBe(true);
  attention.hide();
  expect(isSeen(attention)).toBe(false);
});
