import { describe, expect, test } from 'vitest';
import type { PlayerMessage } from '../../../src/domain/console/player-message';
import { AnswerDrafts } from '../../../src/ui/console/community.view-model';
import { MessageViewModel } from '../../../src/ui/console/message.view-model';
import { aRefusal } from '../../fakes/a-refusal';
import { aPlayerMessage, FakeDeveloperCommunityGateway } from '../../fakes/fake-developer-community-gateway';
import { FakeAttention } from '../../fakes/fake-attention';
import { FakeRandom } from '../../fakes/fake-random';
import { consoleFixture, settle } from './console-fixture';

/** Returns a call that is answered by `release`. */
function held<T>(answer: T) {
  let release: () => void = () => undefined;
  const answered = new Promise<T>((resolve) => {
    release = () => {
      resolve(answer);
    };
  });
  return {
    call: () => answered,
    release: () => {
      release();
    },
  };
}

const NUMBER = 'ABCD2345';
const TEXT = 'Wait for more wind.';

async function open(messages: readonly PlayerMessage[] = [aPlayerMessage()]) {
  const { notices, titles } = consoleFixture();
  const gateway = new FakeDeveloperCommunityGateway();
  gateway.messagesNow = messages;
  const attention = new FakeAttention();
  let guards = 0;
  const drafts = new AnswerDrafts({
    activate: () => {
      guards += 1;
      return () => {
        guards -= 1;
      };
    },
  });
  const dependencies = { gateway, notices, attention, random: new FakeRandom(), drafts };
  const visit = async () => {
    const view = new MessageViewModel(dependencies, 'paper-moon', NUMBER);
    const stop = view.start();
    await settle();
    return { view, stop };
  };
  const { view, stop } = await visit();
  const texts = () => view.message?.posts.map(({ text }) => text);
  const keys = () => gateway.calls.map((call) => call[4]);
  const comeBack = async () => {
    attention.hide();
    attention.show();
    await settle();
  };
  return { view, stop, visit, texts, keys, gateway, titles, comeBack, guards: () => guards };
}

describe('MessageViewModel', () => {
  test('sends a reply once, shows it and empties the field', async () => {
    const { view, texts, gateway, titles, guards } = await open();
    view.type(`  ${TEXT} `);
    expect(guards()).toBe(1);
    await Promise.all([view.send(), view.send(), view.close()]);
    expect(gateway.calls).toEqual([['answerMessage', NUMBER, TEXT, 0, expect.any(String)]]);
    expect([texts(), view.message?.status]).toEqual([['It stays on the ground.', TEXT], 'answered']);
    expect([view.reply, view.sending, guards(), titles()]).toEqual(['', undefined, 0, ['Reply sent']]);
  });

  test('shows a newer reply of the player after a conflict, keeps the text, and sends it with the next number of replies', async () => {
    const { view, texts, gateway } = await open();
    gateway.addPost(NUMBER, 'player', 'It flies now.');
    view.type(TEXT);
    await view.send();
    expect([view.reply, view.refusal, texts()]).toEqual([
      TEXT,
      aRefusal({ status: 409, message: 'There is a newer reply.' }),
      ['It stays on the ground.', 'It flies now.'],
    ]);
    await view.send();
    expect(gateway.calls.map((call) => call[3])).toEqual([0, 1]);
    expect([view.reply, view.refusal, texts()?.at(-1)]).toEqual(['', undefined, TEXT]);
  });

  test('repeats a failed reply with the same key, and uses another key for another text', async () => {
    const { view, keys, gateway } = await open();
    gateway.failure = { kind: 'network' };
    view.type(TEXT);
    await view.send();
    expect([view.reply, view.problem, view.refusal, view.message === undefined]).toEqual([
      ...[TEXT, undefined],
      gateway.failure,
      false,
    ]);
    await view.send();
    view.type('Another text.');
    expect(view.refusal).toBeUndefined();
    await view.send();
    gateway.failure = undefined;
    await view.send();
    view.type('Another text.');
    await view.send();
    const [first, repeated, second, accepted, third] = keys();
    expect([repeated === first, second === first, accepted === second, third === second]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  test.each([
    [' \u200b', 'Please enter a message before sending your reply.'],
    ['x'.repeat(5001), 'Please enter at most 5000 characters.'],
  ])('refuses an invalid reply until another text is typed', async (text, problem) => {
    const { view, gateway } = await open();
    view.type(text);
    await view.send();
    expect([gateway.calls, view.reply, view.problem]).toEqual([[], text, problem]);
    view.type(TEXT);
    expect(view.problem).toBeUndefined();
  });

  test('keeps a typed reply on another page of the console', async () => {
    const { view, stop, visit, guards } = await open();
    view.type(TEXT);
    stop();
    expect(guards()).toBe(1);
    const again = await visit();
    expect(again.view.reply).toBe(TEXT);
    again.view.type('');
    expect(guards()).toBe(0);
  });

  test('keeps another text that was typed after the page was left and opened again during the request', async () => {
    const { view, stop, visit, gateway } = await open();
    const { call, release } = held(await gateway.message('paper-moon', NUMBER));
    gateway.answerMessage = call;
    view.type(TEXT);
    const sent = view.send();
    view.type('Ignored during the request.');
    expect(view.reply).toBe(TEXT);
    stop();
    const again = await visit();
    again.view.type('One more thing.');
    release();
    await sent;
    expect(again.view.reply).toBe('One more thing.');
  });

  test('closes a message, which a reply opens again', async () => {
    const { view, gateway, titles } = await open();
    view.type(TEXT);
    await Promise.all([view.close(), view.close()]);
    expect([gateway.calls, view.message?.status, view.reply]).toEqual([[['closeMessage', NUMBER, 0]], 'closed', TEXT]);
    await view.send();
    expect([view.message?.status, titles()]).toEqual(['answered', ['Reply sent', 'Message closed']]);
  });

  test('shows the error of a failed close', async () => {
    const { view, gateway, titles } = await open();
    gateway.failure = aRefusal({ status: 403, message: 'Your role has changed.' });
    await view.close();
    expect([view.message?.status, view.sending, titles()]).toEqual(['open', undefined, ['Your role has changed.']]);
  });

  test('closes no message with a newer reply: shows the reply, and keeps the typed text', async () => {
    const { view, texts, gateway, titles } = await open();
    gateway.addPost(NUMBER, 'player', 'It flies now.');
    view.type(TEXT);
    await view.close();
    expect([view.message?.status, view.reply, view.sending, titles()]).toEqual([
      ...['open', TEXT, undefined],
      ['There is a newer reply.'],
    ]);
    expect(texts()?.at(-1)).toBe('It flies now.');
    await view.close();
    expect([view.message?.status, gateway.calls.map((call) => call[2])]).toEqual(['closed', [0, 1]]);
  });

  test('deletes the typed reply if the player has deleted the account', async () => {
    const { view, gateway, comeBack, guards } = await open();
    view.type(TEXT);
    gateway.messagesNow = [aPlayerMessage({ author: undefined })];
    await comeBack();
    expect([view.reply, guards()]).toEqual(['', 0]);
  });

  test('keeps a shown message and its typed reply while another player is logged in who may not read it', async () => {
    const { view, gateway, comeBack, visit, guards } = await open();
    view.type(TEXT);
    gateway.messagesNow = [];
    await comeBack();
    expect([view.missing, view.message?.number, view.reply, guards()]).toEqual([false, NUMBER, TEXT, 1]);
    const { view: opened } = await visit();
    expect([opened.missing, opened.reply, guards()]).toEqual([true, '', 0]);
  });

  test('shows newer replies when the member returns to the tab, and keeps the message if that fails', async () => {
    const { view, stop, texts, gateway, comeBack } = await open();
    gateway.addPost(NUMBER, 'support', 'We look into it.');
    await comeBack();
    expect(texts()?.at(-1)).toBe('We look into it.');
    gateway.failure = { kind: 'network' };
    await comeBack();
    expect([view.failure, texts()?.length]).toEqual([undefined, 2]);
    gateway.failure = undefined;
    stop();
    gateway.addPost(NUMBER, 'player', 'Thanks.');
    await comeBack();
    expect(texts()).toHaveLength(2);
  });

  test('ignores a response from before a reply', async () => {
    const { view, texts, gateway } = await open();
    const { call, release } = held(await gateway.message('paper-moon', NUMBER));
    gateway.message = call;
    const loading = view.load();
    gateway.answerMessage = () => Promise.resolve({ ok: true, value: aPlayerMessage({ status: 'answered' }) });
    view.type(TEXT);
    await view.send();
    release();
    await loading;
    expect([view.message?.status, texts()?.length]).toEqual(['answered', 1]);
  });

  test('loads again after a failure, and knows that a message does not exist', async () => {
    const { view, gateway } = await open([]);
    expect([view.missing, view.failure]).toEqual([true, undefined]);
    gateway.messagesNow = [aPlayerMessage()];
    await view.load();
    expect([view.missing, view.message?.number]).toEqual([false, NUMBER]);
    const other = await open();
    other.gateway.failure = { kind: 'network' };
    const { view: failed } = await other.visit();
    expect([failed.message, failed.failure === undefined]).toEqual([undefined, false]);
    other.gateway.failure = undefined;
    await failed.load();
    expect([failed.message?.number, failed.failure]).toEqual([NUMBER, undefined]);
  });
});
