import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ApiFailure } from '../../application/http/api-failure';
import type { Result } from '../../domain/shared/result';
import { failureText } from '../errors/failure-text';
import type { Disposer } from './disposables';

/** A value that a screen loads when it opens, and again after a failure. */
export class LoadedViewModel<Value> {
  /** Undefined until loaded. */
  value: Value | undefined;
  /** Error text of a failed load. */
  failure: string | undefined;

  constructor(private readonly request: () => Promise<Result<Value, ApiFailure>>) {
    makeAutoObservable<this, 'request'>(this, { request: false, value: observableRef }, { autoBind: true });
  }

  start(): Disposer {
    void this.load();
    return () => undefined;
  }

  async load(): Promise<void> {
    this.failure = undefined;
    const answer = await this.request();
    runInAction(() => {
      if (answer.ok) this.value = answer.value;
      else this.failure = failureText(answer.error);
    });
  }
}
