import type { InProcessCall } from '../../../src/contract/render.contract';

type Answer = Awaited<ReturnType<InProcessCall>>;

/** The calls of one rendering with their answers. */
export interface RecordedCalls {
  /** Makes a call and records its answer. */
  readonly call: InProcessCall;
  /** Makes the recorded calls again. Returns true if each is answered as before. */
  isUnchanged(): Promise<boolean>;
}

/** Records the calls of one rendering. A rendering that changes data would be repeated, so only GET is made again. */
export function recordCalls(call: InProcessCall): RecordedCalls {
  const made: { readonly again: () => Promise<Answer>; readonly answer: Answer }[] = [];
  let onlyReads = true;
  return {
    call: async (path, init) => {
      onlyReads &&= init.method === 'GET';
      const answer = await call(path, init);
      made.push({ again: () => call(path, init), answer });
      return answer;
    },
    isUnchanged: async () => {
      if (!onlyReads) return false;
      const answers = await Promise.all(made.map(({ again }) => again()));
      return answers.every(
        ({ status, body }, index) => status === made[index]?.answer.status && body === made[index].answer.body,
      );
    },
  };
}
