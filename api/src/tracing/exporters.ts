import { DiagLogLevel, diag, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
} from '@opentelemetry/sdk-trace-base';
import type { Config } from '../config.ts';
import type { Span } from './spans.ts';
import { logEvent, withoutAddresses } from './telemetry.ts';

export type Exporters = {
  add(span: Span): void;
  flush(): Promise<void>;
};

/** The SDK with its exporters, in a module of its own so that it is loaded after the first response. */
export async function openExporters(config: Config): Promise<Exporters> {
  reportLosses();
  const opened = await Promise.all([openOtlp(config), openAzureMonitor(config)]);
  const processors = opened.flatMap((exporter) =>
    exporter ? new BatchSpanProcessor(exporter) : [],
  );
  const resource = resourceFromAttributes({ 'service.name': config.serviceName });
  return {
    add(span) {
      const finished = readable(span, resource);
      for (const processor of processors) processor.onEnd(finished);
    },
    async flush() {
      await Promise.all(processors.map((processor) => processor.forceFlush()));
    },
  };
}

async function openOtlp(config: Config): Promise<SpanExporter | undefined> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  if (!endpoint) return undefined;
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http');
  return new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
}

async function openAzureMonitor(config: Config): Promise<SpanExporter | undefined> {
  const connectionString = config.APPLICATIONINSIGHTS_CONNECTION_STRING;
  if (!connectionString) return undefined;
  // Otherwise the exporter sends metrics about itself to Microsoft, and a metric about the host with every batch.
  process.env.APPLICATION_INSIGHTS_NO_STATSBEAT ??= 'true';
  process.env.APPLICATIONINSIGHTS_OPENTELEMETRY_RESOURCE_METRIC_DISABLED ??= 'true';
  const { AzureMonitorTraceExporter } = await import('@azure/monitor-opentelemetry-exporter');
  const { DefaultAzureCredential } = await import('@azure/identity');
  const credential = new DefaultAzureCredential();
  return new AzureMonitorTraceExporter({ connectionString, credential });
}

/** The SDK drops spans silently when a collector does not take them or the queue is full. */
function reportLosses(): void {
  const report = (message: string) =>
    logEvent('warn', 'spansLost', { cause: withoutAddresses(message) });
  const ignore = () => {};
  diag.setLogger(
    { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore },
    DiagLogLevel.WARN,
  );
}

/**
 * A finished span as the SDK's processors take it. A run is internal, because the Functions host sends the request
 * itself: a second span of kind server would count every request twice in Application Insights.
 */
function readable(span: Span, resource: Resource): ReadableSpan {
  const { traceId, spanId, parentSpanId, name, startedAt, ms, shared, fields } = span;
  const traceFlags = TraceFlags.SAMPLED;
  const parent = parentSpanId && {
    traceId,
    spanId: parentSpanId,
    traceFlags,
    isRemote: span.isRun,
  };
  return {
    name,
    kind: span.isRun ? SpanKind.INTERNAL : SpanKind.CLIENT,
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parent && { parentSpanContext: parent }),
    startTime: hrTime(startedAt),
    endTime: hrTime(startedAt + ms),
    duration: hrTime(ms),
    status: { code: fields['error.type'] ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: { ...shared, ...fields },
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'vse' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds. */
function hrTime(ms: number): [number, number] {
  const seconds = Math.trunc(ms / 1000);
  return [seconds, Math.round((ms - seconds * 1000) * 1e6)];
}
