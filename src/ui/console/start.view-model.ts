import { makeAutoObservable, runInAction } from 'mobx';
import type { ConsoleGateway } from '../../application/console/console-gateway.port';
import type { Disposer } from '../shared/disposables';
import { nameProblem, proposeSlug, slugProblem } from './console.machine';
import { problemText } from './console.texts';

/** Form to become a developer. The slug follows the name until it is typed. */
export class StartViewModel {
  name = '';
  acceptsTerms = false;
  sending = false;
  /** True after a first attempt, which shows the problems of the fields. */
  attempted = false;
  failure: string | undefined;
  private typedSlug: string | undefined;

  constructor(
    private readonly gateway: Pick<ConsoleGateway, 'apply'>,
    /** Reloads the developers of the player. */
    private readonly reload: () => Promise<void>,
  ) {
    makeAutoObservable<this, 'gateway' | 'reload'>(this, { gateway: false, reload: false }, { autoBind: true });
  }

  start(): Disposer {
    return () => undefined;
  }

  get slug(): string {
    return this.typedSlug ?? proposeSlug(this.name);
  }

  get nameProblem(): string | undefined {
    return this.attempted ? nameProblem(this.name) : undefined;
  }

  get slugProblem(): string | undefined {
    return this.attempted ? slugProblem(this.slug) : undefined;
  }

  get termsProblem(): string | undefined {
    return this.attempted && !this.acceptsTerms ? 'Accept the terms to continue.' : undefined;
  }

  typeName(name: string): void {
    this.name = name;
  }

  typeSlug(slug: string): void {
    this.typedSlug = slug;
  }

  acceptTerms(accepted: boolean): void {
    this.acceptsTerms = accepted;
  }

  /** Sends the form and returns the slug of a created developer. */
  async apply(): Promise<string | undefined> {
    if (this.sending) return undefined;
    this.attempted = true;
    this.failure = undefined;
    if (this.nameProblem ?? this.slugProblem ?? this.termsProblem) return undefined;
    this.sending = true;
    const answer = await this.gateway.apply(this.name.trim(), this.slug);
    if (answer.ok) await this.reload();
    runInAction(() => {
      this.sending = false;
      if (!answer.ok) this.failure = problemText(answer.error);
    });
    return answer.ok && answer.value.state === 'created' ? answer.value.slug : undefined;
  }
}
