import { makeAutoObservable, observableRef } from 'mobx';
import type { Observable } from 'rxjs';
import type { Disposer } from './disposables';

/** Copies the latest value of a stream into an observable. Bridge from application state to screens. */
export class ObservedStream<T> {
  value: T;

  constructor(
    private readonly stream: Observable<T>,
    initial: T,
  ) {
    this.value = initial;
    makeAutoObservable<this, 'stream'>(this, { stream: false, value: observableRef }, { autoBind: true });
  }

  /** Subscribes to the stream until disposed; can be restarted. */
  start(): Disposer {
    const following = this.stream.subscribe((value) => {
      this.show(value);
    });
    return () => {
      following.unsubscribe();
    };
  }

  private show(value: T): void {
    this.value = value;
  }
}
