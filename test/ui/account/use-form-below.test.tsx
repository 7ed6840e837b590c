// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import { securityFixture } from './security-fixture';

afterEach(cleanup);

test('useFormBelow clears a form that was closed', async () => {
  const { createSecurity } = await securityFixture();
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={createSecurity} username="nova" />);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  for (const close of ['Cancel', 'Change address']) {
    await press('Change address');
    const form = within(await screen.findByRole('form', { name: 'Email address' }));
    const typed = ['New email address', 'Password'].map((label) => form.getByLabelText<HTMLInputElement>(label));
    expect(typed.map(({ value }) => value)).toEqual(['', '']);
    for (const input of typed) await user.type(input, 'secret');
    await press(close);
    expect(screen.queryByRole('form', { name: 'Email address' })).toBeNull();
  }
  await press('Change password');
  await user.type(await screen.findByLabelText('New password'), 'Moonlit-Harbour-7');
  await press('Cancel');
  await press('Change password');
  expect((await screen.findByLabelText<HTMLInputElement>('New password')).value).toBe('');
});
