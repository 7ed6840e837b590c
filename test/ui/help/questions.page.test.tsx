// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CopyViewModel } from '../../../src/ui/account/copy.view-model';
import { QuestionSearchViewModel } from '../../../src/ui/help/question-search.view-model';
import { questionsRoute } from '../../../src/ui/help/questions.page';
import { FakeClock } from '../../fakes/fake-clock';
import { sampleQuestions } from './sample-questions';

async function open(address = '/hc/user') {
  const clock = new FakeClock();
  const copied: string[] = [];
  const clipboard = {
    copy: (text: string) => {
      copied.push(text);
      return Promise.resolve(true);
    },
  };
  const route = questionsRoute('user', {
    createContact: () => {
      throw new Error('unused');
    },
    createCopy: () => new CopyViewModel(clipboard, clock),
    createQuestionSearch: (asked) => new QuestionSearchViewModel(clock, asked),
  });
  const router = createMemoryRouter([{ path: '/hc/user', loader: () => sampleQuestions, ...route }], {
    initialEntries: [address],
  });
  render(<RouterProvider router={router} />);
  await screen.findByRole('heading', { level: 1, name: 'I have an account' });
  return { clock, copied, router, user: userEvent.setup() };
}

const questions = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const isOpen = (slug: string) => document.getElementById(slug)?.closest('details')?.open;
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

describe('QuestionsPage', () => {
  test('shows all questions with links to the other audience and the contact form', async () => {
    await open();
    expect(questions()).toEqual(['What are coins?', 'The mail did not come.']);
    expect(screen.getByRole('link', { name: /^I’m new here/ }).getAttribute('href')).toBe('/hc/guest');
    expect(screen.getByRole('link', { name: /^Contact us/ }).getAttribute('href')).toBe('/hc/contact');
    expect(screen.getByRole('link', { name: 'Support Center' }).getAttribute('href')).toBe('/hc');
  });

  test('filters on each keystroke, and the URL restores the search', async () => {
    const { clock, router, user } = await open();
    const field = screen.getByRole('searchbox', { name: 'Search the questions' });
    await user.type(field, 'SPAM');
    expect(questions()).toEqual(['The mail did not come.']);
    expect(screen.getByRole('status').textContent).toBe('1 question');
    expect(router.state.location.search).toBe('');
    act(() => {
      clock.advance(400);
    });
    await waitFor(() => {
      expect(router.state.location.search).toBe('?q=SPAM');
    });
    // Back leads to all questions for any next search.
    expect(router.state.historyAction).toBe('PUSH');
    await user.type(field, ' email{Enter}');
    await waitFor(() => {
      expect([router.state.location.search, router.state.historyAction]).toEqual(['?q=SPAM+email', 'REPLACE']);
    });
    await act(() => router.navigate(-1));
    expect([router.state.location.search, questions().length]).toEqual(['', 2]);
    await act(() => router.navigate('/hc/user?q=coins'));
    expect(questions()).toEqual(['What are coins?']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('coins');
  });

  test('restores a search that was left before the pause', async () => {
    const { router, user } = await open();
    await user.type(screen.getByRole('searchbox'), 'spam');
    await user.tab();
    await waitFor(() => {
      expect(router.state.location.search).toBe('?q=spam');
    });
  });

  test('searches by URL through a form without JavaScript', async () => {
    await open('/hc/user?q=games');
    expect(questions()).toEqual(['What are coins?']);
    const form = screen.getByRole<HTMLFormElement>('search', { name: 'Questions' });
    expect([form.method, new FormData(form).get('q')]).toEqual(['get', 'games']);
  });

  test('links to the contact form without matches', async () => {
    await open('/hc/user?q=unicorns');
    expect(screen.getByRole('heading', { name: 'No results' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: /^Contact us/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/hc/contact',
      '/hc/contact',
    ]);
  });
});

describe('QuestionEntry', () => {
  test('opens for the fragment in the URL, also on a later navigation', async () => {
    const { router } = await open('/hc/user#mail');
    await frame();
    expect([isOpen('coins'), isOpen('mail')]).toEqual([false, true]);
    expect(document.activeElement?.textContent).toContain('The mail did not come.');
    await act(() => router.navigate('/hc/user#coins'));
    await frame();
    expect(isOpen('coins')).toBe(true);
  });

  test('is revealed by its fragment when a search hides it', async () => {
    await open('/hc/user?q=spam#coins');
    await frame();
    expect(questions()).toHaveLength(2);
    expect(isOpen('coins')).toBe(true);
  });

  test('ignores a fragment of no question', async () => {
    await open('/hc/user#nothing');
    await frame();
    expect([isOpen('coins'), isOpen('mail')]).toEqual([false, false]);
  });

  test('stores its fragment in the URL while open, without a navigation', async () => {
    const { user } = await open();
    const scroll = vi.mocked(Element.prototype.scrollIntoView);
    const [coins, mail] = screen.getAllByRole('heading', { level: 2 });
    if (coins === undefined || mail === undefined) throw new Error('Two questions were expected.');
    await user.click(coins);
    await waitFor(() => {
      expect(location.hash).toBe('#coins');
    });
    await user.click(mail);
    await waitFor(() => {
      expect(location.hash).toBe('#mail');
    });
    await user.click(coins);
    await frame();
    expect(location.hash).toBe('#mail');
    await user.click(mail);
    await waitFor(() => {
      expect(location.hash).toBe('');
    });
    expect(scroll).not.toHaveBeenCalled();
  });

  test('copies its URL on request', async () => {
    const { copied, user } = await open();
    await user.click(screen.getByRole('button', { name: 'Copy link to “What are coins?”', hidden: true }));
    expect(copied).toEqual([new URL('#coins', location.origin + location.pathname).href]);
    expect(await screen.findByRole('button', { name: 'Copied', hidden: true })).toBeDefined();
  });
});
