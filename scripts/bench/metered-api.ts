import { app } from '@azure/functions';
import '../../api/src/main.ts';

/** The processor time of the host so far, in microseconds. Beside the API's own functions, in benchmarks only. */
app.http('processorTime', {
  authLevel: 'anonymous',
  handler: () => {
    const { user, system } = process.cpuUsage();
    return { jsonBody: user + system };
  },
});
