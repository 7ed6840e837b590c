// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConversationMessage } from '../../../src/domain/inbox/conversation';
import { aMessage as anInboxMessage } from '../../fakes/a-notification';
import { FakeConversationGateway } from '../../fakes/fake-conversation-gateway';
import { aMessage, openConversation } from './conversation-stage';

/** Height of a message in the tests, in pixels. */
const ROW = 100;

const lines = () => [...document.querySelectorAll('[role="log"] li')];

let resizeCallbacks: (() => void)[] = [];

// The browser of these tests has no layout: messages are rows, and a thread shows two of them.
beforeEach(() => {
  resizeCallbacks = [];
  const observe = (callback: () => void) => resizeCallbacks.push(callback);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        observe(callback);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => lines().length * ROW);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(2 * ROW);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return lines().indexOf(this) * ROW;
  });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const messages = (count: number) => Array.from({ length: count }, (_, index) => aMessage(String(index + 1)));

const openThread = async (count: number) => {
  const page = await openConversation(new FakeConversationGateway(messages(count)));
  const log = screen.getByRole('log');
  return {
    ...page,
    log,
    scrollTo: (top: number) => {
      log.scrollTop = top;
      fireEvent.scroll(log);
    },
    receive: async (message: ConversationMessage) => {
      page.gateway.messages = [...page.gateway.messages, message];
      act(() => {
        page.realtime.publish(page.channel, { type: 'message-created', message: anInboxMessage() });
      });
      await screen.findByText(message.text);
    },
  };
};

describe('MessageThread', () => {
  test('stays where the player reads when a message arrives, and leads to it', async () => {
    const { log, scrollTo, receive, user } = await openThread(3);
    expect(log.scrollTop).toBe(3 * ROW);
    scrollTo(0);
    expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
    await receive(aMessage('4'));
    expect(log.scrollTop).toBe(0);
    await user.click(screen.getByRole('button', { name: 'New message' }));
    expect(log.scrollTop).toBe(4 * ROW);
    expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
    expect(document.activeElement).toBe(log);
  });

  test('stays where the player has just scrolled, before the browser has reported it', async () => {
    const { log, receive } = await openThread(3);
    log.scrollTop = 0;
    await receive(aMessage('4'));
    expect(log.scrollTop).toBe(0);
  });

  test('shows the newest message after a change of its height, unless the player reads older ones', async () => {
    const { log, scrollTo } = await openThread(3);
    const resize = () => {
      for (const callback of resizeCallbacks) callback();
    };
    log.scrollTop = 2 * ROW;
    resize();
    expect(log.scrollTop).toBe(3 * ROW);
    scrollTo(0);
    resize();
    expect(log.scrollTop).toBe(0);
  });

  test('follows messages that arrive at its end', async () => {
    const { log, scrollTo, receive } = await openThread(3);
    scrollTo(ROW);
    await receive(aMessage('4'));
    expect(log.scrollTop).toBe(4 * ROW);
    expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
  });

  test('shows a message that the player sends from further up', async () => {
    const { log, scrollTo, user } = await openThread(3);
    scrollTo(0);
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'Rematch?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('Rematch?');
    expect(log.scrollTop).toBe(4 * ROW);
    expect(screen.queryByRole('button', { name: 'New message' })).toBeNull();
  });

  test('keeps the line and the focus when older messages appear, and takes the focus with the oldest', async () => {
    const { log, scrollTo, user, gateway } = await openThread(8);
    scrollTo(10);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Load older messages' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const read = gateway.read.bind(gateway);
    gateway.read = (...request) => held.then(() => read(...request));
    await user.click(button);
    // A disabled button would lose the focus.
    expect([button.textContent, button.disabled]).toEqual(['Loading…', false]);
    release();
    await waitFor(() => {
      expect(lines()).toHaveLength(6);
    });
    expect(log.scrollTop).toBe(3 * ROW + 10);
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await waitFor(() => {
      expect(document.activeElement).toBe(log);
    });
    expect([lines().length, log.scrollTop]).toEqual([8, 5 * ROW + 10]);
  });
});
