import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FeedbackWay } from '../../../src/ui/errors/FeedbackWay';
import { failureFeedback } from '../../../src/ui/notices/feedback-drafts';

afterEach(cleanup);

const page = { path: '/market', element: <FeedbackWay status={502} /> };
const at = { initialEntries: ['/market'] };

describe('telling what happened', () => {
  test('opens the feedback modal about this page', () => {
    const giveFeedback = vi.fn();
    const shell = <Outlet context={{ now: undefined, giveFeedback }} />;
    render(<RouterProvider router={createMemoryRouter([{ element: shell, children: [page] }], at)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Tell us what happened' }));
    expect(giveFeedback).toHaveBeenCalledExactlyOnceWith(failureFeedback(502, '/market'));
  });

  test('is not offered where the shell itself has failed', () => {
    render(<RouterProvider router={createMemoryRouter([page], at)} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
