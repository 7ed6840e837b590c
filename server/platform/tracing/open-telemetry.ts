import type { Context, Span } from '@opentelemetry/api';
import {
  diag,
  DiagLogLevel,
  isValidSpanId,
  isValidTraceId,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import { AsyncLocalStorage } from 'node:async_hooks';
import { brand } from '../../../src/domain/shared/brand';
import type { Logger } from '../../deps';
import type { TracingSettings } from '../config/config';
import { errorLine } from '../jobs/job-run.repository';
import type { Tracing } from './tracing';

/** Longest time to send spans with all repetitions; a stop of the server waits for it. */
const EXPORT_MS = 3000;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Returns the context of a caller; undefined for a header that is invalid (W3C Trace Context, version 00). */
function contextOf(traceparent: string | undefined): Context | undefined {
  const [, traceId = '', spanId = '', flags = ''] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!isValidTraceId(traceId) || !isValidSpanId(spanId)) return undefined;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: parseInt(flags, 16) & 1, isRemote: true });
}

/** Starts to send spans to a collector. Spans wait a few seconds and are sent together; those that cannot be sent are dropped and logged. */
export function openTelemetry({ endpoint, serviceName, share }: TracingSettings, log: Pick<Logger, 'warn'>): Tracing {
  const report = (message: string): void => log.warn({ problem: message }, 'Traces could not be sent.');
  const silent = (): void => undefined;
  diag.setLogger(
    { error: report, warn: report, info: silent, debug: silent, verbose: silent },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: EXPORT_MS });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(brand.identifier);
  const contexts = new AsyncLocalStorage<Context>();
  const current = (): Span | undefined => trace.getSpan(contexts.getStore() ?? ROOT_CONTEXT);

  return {
    begin({ name, kind, details = {}, parent }) {
      const around = contextOf(parent) ?? contexts.getStore() ?? ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes: { ...details } }, around);
      const within = trace.setSpan(around, span);
      return {
        run: (work) => contexts.run(within, work),
        end({ name: finalName, details: further = {}, failed = false } = {}) {
          if (finalName !== undefined) span.updateName(finalName);
          span.setAttributes({ ...further });
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    headers() {
      const span = current()?.spanContext();
      if (!span) return {};
      const flags = span.traceFlags.toString(16).padStart(2, '0');
      return { traceparent: `00-${span.traceId}-${span.spanId}-${flags}` };
    },
    ids() {
      const span = current()?.spanContext();
      return span ? { trace: span.traceId, span: span.spanId } : {};
    },
    stop: () => provider.shutdown().catch((error: unknown) => report(errorLine(error))),
  };
}
