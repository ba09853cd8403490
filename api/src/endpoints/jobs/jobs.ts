import * as contracts from '@vse/domain/records/jobs';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';
import { endJob, pageJobs, retryJob } from '../../jobs/manage-jobs.ts';

export const listJobsEndpoint = endpoint(contracts.listJobs, ({ input, context }) =>
  pageJobs(context, pageQuery(input)),
);

export const retryJobEndpoint = endpoint(
  contracts.retryJob,
  async ({ input, context, noteFacts }) => {
    const job = await retryJob(context, input.id);
    noteFacts({ record: job.id, detail: job.kind });
    return job;
  },
);

export const endJobEndpoint = endpoint(contracts.endJob, async ({ input, context, noteFacts }) => {
  const job = await endJob(context, input.id);
  noteFacts({ record: job.id, detail: job.kind });
  return job;
});
