/** Details of a span. They never contain values of parameters, names of people or paths with ids. */
export type SpanDetails = Readonly<Record<string, string | number>>;

/** Part of a span that other spans of the process name as their cause. */
export type SpanKind = 'server' | 'client' | 'internal';

/** A span that has begun. */
export interface OpenSpan {
  /** Runs work whose spans and log lines belong to this span. */
  run<T>(work: () => T): T;
  /** Ends the span once. A failed span is marked as an error. */
  end(ending?: { readonly name?: string; readonly details?: SpanDetails; readonly failed?: boolean }): void;
}

interface Beginning {
  readonly name: string;
  readonly kind: SpanKind;
  readonly details?: SpanDetails;
  /** The header `traceparent` of a trusted caller; default: the span around this one. */
  readonly parent?: string | undefined;
}

/** Traces of requests through the server and its outgoing calls (OpenTelemetry). */
export interface Tracing {
  begin(span: Beginning): OpenSpan;
  /** The header `traceparent` of W3C for outgoing calls; empty outside a span. */
  headers(): Readonly<Record<string, string>>;
  /** Ids for log lines; empty outside a span. */
  ids(): { readonly trace?: string; readonly span?: string };
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

/** Runs work in a span. The span fails if the work throws. */
export async function inSpan<T>(tracing: Tracing, span: Beginning, work: () => Promise<T>): Promise<T> {
  const open = tracing.begin(span);
  try {
    const result = await open.run(work);
    open.end();
    return result;
  } catch (error) {
    open.end({ failed: true });
    throw error;
  }
}
