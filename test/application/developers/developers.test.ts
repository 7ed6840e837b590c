import { describe, expect, test } from 'vitest';
import type { DeveloperGateway } from '../../../src/application/developers/developer-gateway.port';
import { Cancellation } from '../../../src/application/search/suggest-search.use-case';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const unknown = aRefusal({ status: 404, debug: 'err_not_found' });

describe('The developer use cases', () => {
  test('load by name and page, and return the error for an unknown name', async () => {
    const requests: unknown[] = [];
    const none = (...parameters: readonly unknown[]) => {
      requests.push(parameters);
      return Promise.resolve(err(unknown));
    };
    const gateway: DeveloperGateway = { page: none, announcements: none, announcement: none };
    const signal = new Cancellation();
    const answers = [
      await gateway.page('paper-moon', 2, signal),
      await gateway.announcements('paper-moon', 3, signal),
      await gateway.announcement('paper-moon', 'news', signal),
    ];
    expect(answers).toEqual([err(unknown), err(unknown), err(unknown)]);
    expect(requests).toEqual([
      ['paper-moon', 2, signal],
      ['paper-moon', 3, signal],
      ['paper-moon', 'news', signal],
    ]);
  });
});
