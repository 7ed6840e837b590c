import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import type { Disposer } from './disposables';

/** A value that a screen loads when it opens, and again after a failure or another choice. The newest load wins. */
export class LoadedViewModel<Value> {
  /** Undefined until loaded. Another load and its failure leave the previous value. */
  value: Value | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;
  loading = false;
  private newest = 0;

  constructor(
    private readonly request: () => Promise<Result<Value, ApiFailure>>,
    /** Runs after each load that counts, also a failed one. */
    private readonly afterLoad: () => void = () => undefined,
  ) {
    makeAutoObservable<this, 'request' | 'afterLoad' | 'newest'>(
      this,
      { request: false, afterLoad: false, newest: false, value: observableRef },
      { autoBind: true },
    );
  }

  /** Loads the value. The returned function discards a load that has not ended. */
  start(): Disposer {
    void this.load();
    return () => {
      this.newest += 1;
    };
  }

  async load(): Promise<void> {
    this.newest += 1;
    const { newest } = this;
    this.loading = true;
    this.failure = undefined;
    const answer = await this.request();
    if (newest !== this.newest) return;
    runInAction(() => {
      this.loading = false;
      if (answer.ok) this.value = answer.value;
      else this.failure = failureText(answer.error);
      this.afterLoad();
    });
  }
}
