import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from '../../../src/ui/shared/EmptyState';

afterEach(cleanup);

test('EmptyState shows the picture of what is missing, with its text', () => {
  const { container } = render(<EmptyState icon="trophy" level={2} title="Nothing earned" text="Play a game." />);
  expect(container.querySelector('svg use')?.getAttribute('href')).toMatch(/#trophy$/);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nothing earned');
});
