import { FakeClock } from '../../fakes/fake-clock';
import { describe, expect, test } from 'vitest';
import { holdingPlay, POSTING_GRACE } from '../../../src/application/play/holding-play';

function setUp(live: boolean | Promise<boolean> = true) {
  const log: string[] = [];
  const clock = new FakeClock();
  const play = holdingPlay(
    {
      opened: () => void log.push('opened'),
      closed: () => void log.push('closed'),
      changed: () => void log.push('changed'),
      lost: () => void log.push('lost'),
      live: () => Promise.resolve(live),
    },
    clock,
  );
  return { clock, log, play };
}

/** Work that ends on demand. */
function aWork() {
  let end: (answer: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (end = resolve));
  return { work: () => work, end };
}

describe('holdingPlay', () => {
  test('ends the session once the scores are posted, when the game stops right after posting', async () => {
    const { log, play } = setUp();
    const { work, end } = aWork();
    play.opened();
    const posting = play.during(work);
    play.closed(true);
    expect(log).toEqual(['opened']);
    end('posted');
    expect(await posting).toBe('posted');
    expect(log).toEqual(['opened', 'closed']);
  });

  test('ends the session at once when the page or the document is left', () => {
    const { log, play } = setUp();
    play.opened();
    void play.during(aWork().work);
    play.closed(false);
    expect(log).toEqual(['opened', 'closed']);
    const other = setUp();
    other.play.opened();
    void other.play.during(aWork().work);
    other.play.closed(true);
    other.play.release();
    other.play.release();
    expect(other.log).toEqual(['opened', 'closed']);
  });

  test('continues the session when the game starts again meanwhile', async () => {
    const { log, play } = setUp();
    const { work, end } = aWork();
    play.opened();
    const posting = play.during(work);
    play.closed(true);
    play.opened();
    end('posted');
    await posting;
    expect(log).toEqual(['opened']);
  });

  test('runs no work when the server opens no session', async () => {
    const { clock, log, play } = setUp(false);
    expect(await play.during(() => Promise.resolve('posted'))).toBeUndefined();
    expect(log).toEqual(['opened']);
    clock.advance(POSTING_GRACE);
    expect(log).toEqual(['opened', 'closed']);
  });
});
