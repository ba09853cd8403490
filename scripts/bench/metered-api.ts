import { app } from '@azure/functions';
import { registered } from '../local/host/functions-core.ts';
import '../../api/src/main.ts';

// The timers count insight of the whole history from the start, which takes more than half of the processor time.
registered.splice(0, registered.length, ...registered.filter(({ name }) => name !== 'timers'));

/** The processor time of the host so far, in microseconds. Beside the API's own functions, in benchmarks only. */
app.http('processorTime', {
  authLevel: 'anonymous',
  handler: () => {
    const { user, system } = process.cpuUsage();
    return { jsonBody: user + system };
  },
});
