import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';
import { kite, visitConsole } from './visit-console';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const HOOKS = '/paper-moon/games/kite/webhooks';

describe('SaveForm', () => {
  test.each([
    ['/paper-moon/games/kite/details', 'Title', 'Title', 'Save', 'details.title'],
    ['/paper-moon/games/kite/lists', 'Title', 'Title', 'Save', 'lists.achievements.0.title'],
    ['/paper-moon/announcements/new', 'Title', 'Text', 'Save', 'body'],
    [HOOKS, undefined, 'Address', 'Add endpoint', undefined],
    ['/paper-moon/tokens', undefined, 'Name', 'Create token', undefined],
    ['/paper-moon/members', undefined, 'Username or email', 'Invite', undefined],
    ['/paper-moon/members', 'Username or email', 'Username or email', 'Invite', 'to'],
  ] as const)(
    '%s focuses the first invalid field after a save and scrolls it into view, typed: %s',
    async (path, typed, invalid, save, field) => {
      const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
      const { user, gateway, community } = visitConsole(path, (fake) => {
        fake.gamesNow = [kite];
      });
      const [first] = await screen.findAllByLabelText(invalid);
      if (typed !== undefined) await user.type(screen.getAllByLabelText(typed)[0] ?? expect.fail(), '!');
      gateway.failure = field && aRefusal({ fields: { [field]: ['This is not possible.'] } });
      community.failure = gateway.failure;
      await user.click(screen.getByRole('button', { name: save }));
      await waitFor(() => {
        expect(document.activeElement).toBe(first);
      });
      expect(scroll.mock.contexts).toEqual([first]);
    },
  );

  test('focuses the first mark of a group with an error', async () => {
    const { user } = visitConsole(HOOKS);
    await user.type(await screen.findByLabelText('Address'), 'https://api.example.com/hook');
    for (const mark of screen.getAllByRole('checkbox')) await user.click(mark);
    await user.click(screen.getByRole('button', { name: 'Add endpoint' }));
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
  });

  test('scrolls the error of a failed request into view', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, community } = visitConsole('/paper-moon/announcements/new');
    await user.type(await screen.findByLabelText('Title'), '!');
    community.failure = { kind: 'network' };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => {
      expect(scroll.mock.contexts).toEqual([screen.getByRole('alert')]);
    });
  });

  test('leaves the focus in a field in which the member goes on typing', async () => {
    const { user, gateway } = visitConsole('/paper-moon/games/kite/details');
    const tags = await screen.findByRole('textbox', { name: 'Tags' });
    await user.type(screen.getByLabelText('Title'), '!');
    gateway.changeDetails = async () => {
      tags.focus();
      return Promise.resolve(err(aRefusal({ fields: { 'details.title': ['Too long.'] } })));
    };
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Too long.')).toBeDefined();
    expect(document.activeElement).toBe(tags);
  });
});
