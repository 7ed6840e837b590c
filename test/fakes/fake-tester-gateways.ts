import type { OwnTestGateway, TesterGateway } from '../../src/application/console/tester-gateway.port';
import type { ApiFailure } from '../../src/application/http/api-failure';
import type { OwnTests, Tester } from '../../src/domain/console/testers';
import type { Result } from '../../src/domain/shared/result';
import { err, ok } from '../../src/domain/shared/result';

/** Creates a test user who has not played. */
export const aTester = (change: Partial<Tester> = {}): Tester => ({
  ...{ id: 't1', username: 'vega', invited: '2026-01-01T00:00:00.000Z', expires: undefined, played: undefined },
  ...change,
});

/** In-memory test users of a game; every call fails with `failure` while it is set. */
export class FakeTesterGateway implements TesterGateway {
  failure: ApiFailure | undefined;
  testers: readonly Tester[] = [];
  draft = true;
  readonly calls: unknown[][] = [];

  private async answer<T>(value: () => T): Promise<Result<T, ApiFailure>> {
    return this.failure === undefined ? ok(value()) : err(this.failure);
  }

  list = () => this.answer(() => ({ testers: this.testers, limit: 100, draft: this.draft }));

  invite(developer: string, game: string, to: string) {
    this.calls.push(['invite', developer, game, to]);
    return this.answer(() => {
      this.testers = [...this.testers, aTester({ id: to, username: to, expires: '2026-01-15T00:00:00.000Z' })];
    });
  }

  remove(_developer: string, _game: string, id: string) {
    this.calls.push(['remove', id]);
    return this.answer(() => {
      this.testers = this.testers.filter((one) => one.id !== id);
    });
  }

  reset(_developer: string, _game: string, tester: string | undefined) {
    this.calls.push(['reset', tester]);
    return this.answer(() => undefined);
  }
}

/** In-memory tests of a player; every call fails with `failure` while it is set. */
export class FakeOwnTestGateway implements OwnTestGateway {
  failure: ApiFailure | undefined;
  tests: OwnTests = { invitations: [], tests: [] };
  readonly calls: unknown[][] = [];

  private async answer<T>(value: () => T): Promise<Result<T, ApiFailure>> {
    return this.failure === undefined ? ok(value()) : err(this.failure);
  }

  list = () => this.answer(() => this.tests);

  accept(id: string) {
    this.calls.push(['accept', id]);
    return this.answer(() => {
      const { invitations, tests } = this.tests;
      const accepted = invitations
        .filter((one) => one.id === id)
        .map(({ title, developer }) => ({ id, title, developer, draft: 'draft-0123456789ab', released: undefined }));
      this.tests = { invitations: invitations.filter((one) => one.id !== id), tests: [...tests, ...accepted] };
    });
  }

  leave(id: string) {
    this.calls.push(['leave', id]);
    return this.answer(() => {
      const { invitations, tests } = this.tests;
      this.tests = {
        invitations: invitations.filter((one) => one.id !== id),
        tests: tests.filter((one) => one.id !== id),
      };
    });
  }
}
