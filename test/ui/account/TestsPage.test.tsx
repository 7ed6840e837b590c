// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { DialogState } from '../../../src/application/notices/dialog-state';
import { NoticesState } from '../../../src/application/notices/notices-state';
import { TestsPage } from '../../../src/ui/account/tests.page';
import { TestsViewModel } from '../../../src/ui/account/tests.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { FakeClock } from '../../fakes/fake-clock';
import { FakeRandom } from '../../fakes/fake-random';
import { FakeOwnTestGateway } from '../../fakes/fake-tester-gateways';

afterEach(cleanup);

const invitation = {
  ...{ id: 'i1', title: 'Kite', developer: 'Paper Moon', invitedBy: 'studio' },
  expires: '2026-01-15T00:00:00.000Z',
};
const DRAFT = '/arcade/games/draft-0123456789ab';

function show(prepare: (gateway: FakeOwnTestGateway) => void) {
  const gateway = new FakeOwnTestGateway();
  prepare(gateway);
  const clock = new FakeClock();
  const dialogs = new DialogState(clock);
  const notices = new NoticesState(clock, new FakeRandom());
  const createTests = () => new TestsViewModel(gateway, dialogs, notices);
  const router = createMemoryRouter([{ path: '/', element: <TestsPage createTests={createTests} /> }]);
  render(<RouterProvider router={router} />);
  return { gateway, dialogs, notices, user: userEvent.setup() };
}

describe('TestsPage', () => {
  test('accepts an invitation, and then links the test version', async () => {
    const { gateway, user, notices } = show((one) => (one.tests = { invitations: [invitation], tests: [] }));
    await user.click(await screen.findByRole('button', { name: 'Accept the invitation to test Kite' }));
    const link = await screen.findByRole('link', { name: 'Open the test version of Kite' });
    expect([link.getAttribute('href'), gateway.calls]).toEqual([DRAFT, [['accept', 'i1']]]);
    expect(screen.queryByRole('button', { name: 'Accept the invitation to test Kite' })).toBeNull();
    expect(notices.history[0]?.toast.body).toContain('You’re now a test user of Kite.');
  });

  test('declines an invitation, and reports a failure', async () => {
    const { gateway, user, notices } = show((one) => (one.tests = { invitations: [invitation], tests: [] }));
    const decline = await screen.findByRole('button', { name: 'Decline the invitation to test Kite' });
    gateway.failure = aRefusal({ message: 'Please wait.' });
    await user.click(decline);
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(notices.history[0]?.toast.body).toContain('Please wait.');
    gateway.failure = undefined;
    await user.click(screen.getByRole('button', { name: 'Decline the invitation to test Kite' }));
    expect(await screen.findByText('You don’t test any games')).toBeDefined();
  });

  test('links the released version, names a missing draft, and asks before a test ends', async () => {
    const test = { id: 't1', title: 'Kite', developer: 'Paper Moon', draft: undefined, released: 'kite' };
    const { gateway, user, dialogs } = show((one) => (one.tests = { invitations: [], tests: [test] }));
    expect(await screen.findByText(/No test version at the moment/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'Open the released version of Kite' });
    expect(link.getAttribute('href')).toBe('/arcade/games/kite');
    await user.click(screen.getByRole('button', { name: 'Stop testing Kite' }));
    expect(gateway.calls).toEqual([]);
    await dialogs.press('confirm');
    expect(await screen.findByText('You don’t test any games')).toBeDefined();
    expect(gateway.calls).toEqual([['leave', 't1']]);
  });
});
