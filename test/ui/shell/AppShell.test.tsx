import { cleanup, render, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { afterEach, describe, expect, test } from 'vitest';
import { Snowfall } from '../../../src/ui/shell/AppShell';
import { SnowfallViewModel } from '../../../src/ui/shell/snowfall.view-model';
import { ManualClock } from './manual-clock';

afterEach(cleanup);

const snowfall = (month: number) =>
  new SnowfallViewModel(new ManualClock(new Date(2026, month - 1, 24).getTime()), {
    wanted$: new BehaviorSubject(false),
  });

describe('Snowfall', () => {
  test('shows decorative snow in its season', async () => {
    render(<Snowfall snowfall={snowfall(12)} />);
    const sky = await screen.findByTestId('snow');
    expect(sky.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(sky).pointerEvents).toBe('none');
    expect(sky.children.length).toBeGreaterThan(20);
  });

  test('renders nothing in summer', () => {
    const { container } = render(<Snowfall snowfall={snowfall(7)} />);
    expect(container.innerHTML).toBe('');
  });
});
