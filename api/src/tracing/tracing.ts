import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config.ts';
import type { Exporters } from './exporters.ts';
import { recordSpans, type Span } from './spans.ts';
import { logCause } from './telemetry.ts';

/** As many as the SDK's own queue. A busy host that cannot load the exporters must not fill its memory. */
const MOST_KEPT = 2048;
/** Time for the first responses to leave before loading the SDK uses the processor. */
const LOAD_AFTER_MS = 1000;
/** The longest that the end of the process waits for the last spans. */
const FLUSH_MS = 2000;

export type Tracing = { flush(): Promise<void> };

/**
 * Records spans and sends them where the settings say: to an OpenTelemetry collector, to Azure Monitor, or to both.
 * Without either setting nothing is recorded and no SDK is loaded. The SDK is loaded after the first run, for a fast
 * cold start; spans are kept until then.
 */
export function startTracing(config: Config): Tracing | undefined {
  if (!config.OTEL_EXPORTER_OTLP_ENDPOINT && !config.APPLICATIONINSIGHTS_CONNECTION_STRING) return;
  let kept: Span[] = [];
  let exporters: Exporters | undefined;
  let loading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function load() {
    try {
      const { openExporters } = await import('./exporters.ts');
      exporters = await openExporters(config);
      for (const span of kept) exporters.add(span);
    } catch (error) {
      logCause('tracing', error);
      recordSpans(undefined);
    }
    kept = [];
  }

  const loaded = () => {
    loading ??= load();
    return loading;
  };

  async function sendRest() {
    await loaded();
    await exporters?.flush().catch((error: unknown) => logCause('tracing', error));
  }

  recordSpans((span) => {
    if (exporters) exporters.add(span);
    else if (kept.length < MOST_KEPT) kept.push(span);
    if (span.isRun) timer ??= setTimeout(loaded, LOAD_AFTER_MS).unref();
  }, config.TRACED_PERCENT);

  return {
    /** Sends what is left when the host ends the worker. Never throws, and gives up after FLUSH_MS. */
    async flush() {
      if (timer) await Promise.race([sendRest(), pause(FLUSH_MS, undefined, { ref: false })]);
    },
  };
}
