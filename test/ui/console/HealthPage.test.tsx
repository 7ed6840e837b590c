import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { frameBounds } from '../../../src/domain/bridge/runtime-report';
import { aHealthDay, anErrorGroup } from '../../fakes/console-game-pages';
import { asRole, kite, visitConsole } from './visit-console';

afterEach(cleanup);

const PAGE = '/paper-moon/games/kite/health';
const today = '2026-01-01';
const times = [...frameBounds, Infinity].map((bound) => (bound === 14 ? 100 : 0));

describe('the health of a game', () => {
  test('shows figures, errors, failed loads and frame times', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.healthNow = {
        builds: [{ version: '1.1.0', sessions: 40 }],
        days: [aHealthDay(today, { sessions: 40, errors: 6, failedStarts: 2, failedLoads: 1 })],
        groups: [
          anErrorGroup({ message: '<b>no tile</b>' }),
          anErrorGroup({ id: 'e2', kind: 'picture', message: '/1.1.0/sky.png' }),
          anErrorGroup({ id: 'e3', kind: 'further', message: 'Further errors' }),
        ],
        frames: [{ device: 'headset', mode: 'vr', sessions: 12, times }],
      };
    });
    const figure = async (title: string) =>
      (await screen.findByText(title, { selector: 'dt' })).parentElement?.textContent;
    expect(await figure('Errors per 100 sessions')).toBe('Errors per 100 sessions15');
    expect(await figure('Failed starts')).toBe('Failed starts5%');
    expect(await figure('Failed loads per 100 sessions')).toBe('Failed loads per 100 sessions2.5');
    const errors = within(screen.getByRole('region', { name: 'Errors' }));
    expect(errors.getByText('<b>no tile</b>')).toBeDefined();
    expect(errors.getAllByText(/4 × in 3 sessions · Computer 2, Headset browser 1 · build 1.1.0/)).toHaveLength(2);
    expect(errors.getByText('Errors beyond the 200 groups of a build')).toBeDefined();
    expect(within(screen.getByRole('region', { name: 'Failed loads' })).getByText('/1.1.0/sky.png')).toBeDefined();
    expect(screen.getByRole('row', { name: 'Headset browser VR 12 13 ms 13.5 ms 13.9 ms' })).toBeDefined();
  });

  test('says above the figures that the newest build is worse, with the way to the builds', async () => {
    visitConsole(PAGE, (gateway) => {
      gateway.healthNow = {
        worse: { version: '1.1.0', before: '1.0.0', reasons: ['Errors in 100 sessions: 20 instead of 3.'] },
        ...{ builds: [], days: [aHealthDay(today)], groups: [], frames: [] },
      };
    });
    const note = within(await screen.findByRole('note'));
    expect(note.getByRole('heading', { name: '1.1.0 is worse than 1.0.0' })).toBeDefined();
    expect(note.getByText('Errors in 100 sessions: 20 instead of 3.')).toBeDefined();
    expect(note.getByRole('link', { name: 'Go to the builds' }).getAttribute('href')).toBe('/paper-moon/games/kite');
  });

  test('opens the stack of an error with its places in the sources, as text', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.healthNow = { builds: [], days: [aHealthDay(today)], groups: [anErrorGroup()], frames: [] };
      fake.stackNow = {
        build: '1.1.0',
        lines: [
          {
            text: 'at t (/1.1.0/a.js:1:9)',
            source: { file: 'src/main.ts', line: 3, column: 7, code: '<i>tick()</i>' },
          },
          { text: 'at /1.1.0/b.js:2:4', source: undefined },
        ],
        note: 'The build contains no “1.1.0/b.js.map”.',
      };
    });
    const button = await screen.findByRole('button', { name: 'Stack of no tile' });
    await user.click(button);
    const stack = await screen.findByRole('region', { name: 'Stack' });
    expect(stack.textContent).toBe('src/main.ts:3:7<i>tick()</i>at t (/1.1.0/a.js:1:9)at /1.1.0/b.js:2:4');
    expect(screen.getByText(/Stack in 1.1.0 · The build contains no “1.1.0\/b.js.map”./)).toBeDefined();
    expect(gateway.calls.at(-1)).toEqual(['errorStack', 'paper-moon', { game: 'kite', build: 'all' }, 'e1']);
    await user.click(button);
    expect(screen.queryByRole('region', { name: 'Stack' })).toBeNull();
  });

  test('shows a note about future numbers for a game without plays', async () => {
    visitConsole(PAGE);
    expect(await screen.findByRole('heading', { name: 'No sessions in this period' })).toBeDefined();
    expect(screen.getByText(/appear here as soon as a play of the published game ends/)).toBeDefined();
  });

  test('loads the chosen period and build', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.healthNow = { ...fake.healthNow, builds: [{ version: '1.1.0', sessions: 4 }] };
    });
    await user.selectOptions(await screen.findByLabelText('Period'), '28 days');
    await screen.findByRole('option', { name: '1.1.0' });
    await user.selectOptions(screen.getByLabelText('Build'), '1.1.0');
    expect(gateway.calls.at(-1)).toMatchObject(['health', 'paper-moon', { game: 'kite', build: '1.1.0' }]);
  });

  test('shows a failure of the page or of a stack with a retry button', async () => {
    const { user, gateway } = visitConsole(PAGE, (fake) => {
      fake.healthNow = { builds: [], days: [aHealthDay(today)], groups: [anErrorGroup()], frames: [] };
    });
    const open = await screen.findByRole('button', { name: 'Stack of no tile' });
    gateway.failure = { kind: 'network' };
    await user.click(open);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    gateway.failure = undefined;
    await user.click(retry);
    expect(await screen.findByText('The browsers sent no stack of this error.')).toBeDefined();
    gateway.failure = { kind: 'network' };
    await user.selectOptions(screen.getByLabelText('Period'), '28 days');
    await screen.findByRole('button', { name: 'Try again' });
  });

  test('is open to analysts and closed to the support', async () => {
    visitConsole('/paper-moon/games/kite', (gateway) => {
      gateway.current = asRole('analyst');
      gateway.gamesNow = [kite];
    });
    expect((await screen.findByRole('link', { name: 'Health' })).getAttribute('href')).toBe(PAGE);
    cleanup();
    const { gateway } = visitConsole(PAGE, (fake) => {
      fake.current = asRole('support');
    });
    expect(await screen.findByText('Only owners, publishers and analysts can see the health of games')).toBeDefined();
    expect(gateway.calls).toEqual([]);
  });
});
