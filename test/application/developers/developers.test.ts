import { describe, expect, test } from 'vitest';
import type { DeveloperGateway } from '../../../src/application/developers/developer-gateway.port';
import { LoadAnnouncement } from '../../../src/application/developers/load-announcement.use-case';
import { LoadAnnouncements } from '../../../src/application/developers/load-announcements.use-case';
import { LoadDeveloper } from '../../../src/application/developers/load-developer.use-case';
import { Cancellation } from '../../../src/application/system/cancellation';
import { err } from '../../../src/domain/shared/result';
import { aRefusal } from '../../fakes/a-refusal';

const unknown = aRefusal({ status: 404, debug: 'err_not_found' });

describe('developers and what they announce', () => {
  test('are asked for by name and page, and hand on that there is none of the name', async () => {
    const asked: unknown[] = [];
    const none = (...parameters: readonly unknown[]) => {
      asked.push(parameters);
      return Promise.resolve(err(unknown));
    };
    const gateway: DeveloperGateway = { page: none, announcements: none, announcement: none };
    const signal = new Cancellation();
    const answers = [
      await new LoadDeveloper(gateway).execute('paper-moon', 2, signal),
      await new LoadAnnouncements(gateway).execute('paper-moon', 3, signal),
      await new LoadAnnouncement(gateway).execute('paper-moon', 'news', signal),
    ];
    expect(answers).toEqual([err(unknown), err(unknown), err(unknown)]);
    expect(asked).toEqual([
      ['paper-moon', 2, signal],
      ['paper-moon', 3, signal],
      ['paper-moon', 'news', signal],
    ]);
  });
});
