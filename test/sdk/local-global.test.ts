// @vitest-environment jsdom
import { expect, test } from 'vitest';

test('the script file with the sandbox says where it is', async () => {
  await import('../../sdk/local-global');
  const { prepareLocal } = await import('../../sdk/local/prepare-local');
  expect((window as unknown as Record<string, unknown>)['holocadeLocal']).toBe(prepareLocal);
});
