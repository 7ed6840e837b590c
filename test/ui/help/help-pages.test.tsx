// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import type { HelpQuestion } from '../../../src/domain/help/help-question';
import { contactHead, questionsHead } from '../../../src/ui/help/help.head';
import { helpIndexRoute } from '../../../src/ui/help/help-index.page';
import { sampleQuestions } from './sample-questions';

afterEach(cleanup);

describe('HelpIndexPage', () => {
  test('links to questions, developer pages, legal pages and the contact form', async () => {
    render(<RouterProvider router={createMemoryRouter([{ path: '/', loader: () => null, ...helpIndexRoute }])} />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Support Center' })).toBeDefined();
    const players = within(screen.getByRole('region', { name: 'Players' }));
    expect(players.getByRole('link', { name: /^I have an account/ }).getAttribute('href')).toBe('/hc/user');
    expect(players.getByRole('link', { name: /^I’m new here/ }).getAttribute('href')).toBe('/hc/guest');
    const developers = within(screen.getByRole('region', { name: 'Developers' }));
    expect(developers.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['SDK docs', '/developer/guide'],
      ['Developer area', '/developer'],
    ]);
    expect(within(screen.getByRole('region', { name: 'Legal' })).getAllByRole('link')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/hc/contact');
  });
});

describe('HelpIndexPage search', () => {
  const search = async (found: readonly HelpQuestion[], address: string) => {
    const routes = [{ path: '/hc', loader: () => found, ...helpIndexRoute }];
    render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
    return screen.findByRole<HTMLFormElement>('search', { name: 'All questions' });
  };

  test('finds questions of all audiences', async () => {
    const form = await search(sampleQuestions, '/hc?q=games');
    expect([form.method, new FormData(form).get('q')]).toEqual(['get', 'games']);
    const found = within(screen.getByRole('region', { name: '2 questions' }));
    expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      sampleQuestions.map(({ audience, slug }) => `/hc/${audience}#${slug}`),
    );
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 questions');
  });

  test('shows an empty state without matches', async () => {
    await search([], '/hc?q=unicorns');
    expect(screen.getByRole('region', { name: 'No results' }).textContent).toContain('Send us a message');
  });
});

describe('help heads', () => {
  test('contain title and breadcrumbs', () => {
    const trail = [{ name: 'Support Center', path: '/hc' }];
    expect(helpIndexRoute.handle.head(null, '/hc')).toMatchObject({ title: 'Support Center', path: '/hc', trail: [] });
    expect(contactHead.head(null, '/hc/contact')).toMatchObject({ title: 'Contact Us', path: '/hc/contact', trail });
    expect(questionsHead('guest').head([], '/hc/guest')).toMatchObject({
      title: 'I’m new here',
      path: '/hc/guest',
      trail,
    });
  });

  test('contain the questions and answers as structured data', () => {
    expect(questionsHead('user').head(sampleQuestions, '/hc/user').jsonLd).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [
        { name: 'What are coins?', acceptedAnswer: { text: '<p>They buy things inside games.</p>' } },
        { name: 'The mail did not come.' },
      ],
    });
  });
});
