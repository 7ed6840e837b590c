import { expect, test } from 'vitest';
import { isSeen } from '../../../src/application/system/device';
import { FakeAttention } from '../../fakes/fake-attention';

test('isSeen reports whether the tab is visible', () => {
  const attention = new FakeAttention();
  expect(isSeen(attention)).toBe(true);
  attention.hide();
  expect(isSeen(attention)).toBe(false);
});
