import * as contracts from '@vse/domain/records/jobs';
import { endpoint } from '../../http/endpoint.ts';
import { pageQuery } from '../../http/page.ts';

const manageJobs = () => import('../../jobs/manage-jobs.ts');

export const jobEndpoints = [
  endpoint(contracts.listJobs, async ({ input, services }) =>
    (await manageJobs()).pageJobs(services.context, pageQuery(input)),
  ),
  endpoint(contracts.retryJob, async ({ input, services, noteFacts }) => {
    const job = await (await manageJobs()).retryJob(services.context, input.id);
    noteFacts({ record: job.id, detail: job.kind });
    return job;
  }),
  endpoint(contracts.endJob, async ({ input, services, noteFacts }) => {
    const job = await (await manageJobs()).endJob(services.context, input.id);
    noteFacts({ record: job.id, detail: job.kind });
    return job;
  }),
];
