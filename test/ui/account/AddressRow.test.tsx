// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SecuritySection } from '../../../src/ui/account/SecuritySection';
import { aRefusal } from '../../fakes/a-refusal';
import { securityFixture } from './security-fixture';

async function begin() {
  const fixture = await securityFixture();
  const user = userEvent.setup();
  render(<SecuritySection createSecurity={fixture.createSecurity} username="nova" />);
  return { ...fixture, user, press: async (name: string) => user.click(await button(name)) };
}

const button = (name: string) => screen.findByRole('button', { name });

afterEach(cleanup);

describe('AddressRow', () => {
  test('shows a pending address until the change is cancelled, then focuses the change button', async () => {
    const { gateway, press, user, toasts } = await begin();
    await press('Change address');
    const form = within(await screen.findByRole('form', { name: 'Email address' }));
    await user.type(form.getByLabelText('New email address'), 'nova@mail.test');
    await user.type(form.getByLabelText('Password'), gateway.password);
    await press('Send link');
    expect(await screen.findByText('n***@mail.test')).toBeDefined();
    gateway.failure = aRefusal({ status: 503, message: 'Please try again.' });
    await press('Cancel change');
    await waitFor(() => {
      expect(toasts().at(-1)).toMatchObject({ body: 'Please try again.' });
    });
    gateway.failure = undefined;
    await press('Cancel change');
    await waitFor(() => {
      expect(screen.queryByText('n***@mail.test')).toBeNull();
    });
    await waitFor(async () => {
      expect(document.activeElement).toBe(await button('Change address'));
    });
    expect(gateway.calls.filter((call) => call === 'withdraw address')).toHaveLength(2);
  });
});
