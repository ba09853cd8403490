import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/** The calls of a function in the API's source, as 'file times'. */
function callersOf(call: RegExp): string[] {
  return globSync('**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts'] })
    .map((file) => [file, readFileSync(join(SOURCE, file), 'utf8').match(call)?.length] as const)
    .filter(([, times]) => times !== undefined)
    .map(([file, times]) => `${file} ${times}`)
    .sort();
}

test('all documents of a query are read at once only where there are few', () => {
  expect(callersOf(/(?<!function )\beverything\(/g)).toEqual([
    // The catalogue.
    'services/catalogue/catalogue-counts.ts 2',
    'services/catalogue/catalogue.ts 1',
    'services/catalogue/fragrances.ts 1',
    'services/catalogue/provider-named.ts 1',
    'services/catalogue/question-order.ts 1',
    // The open invites to the people of one list.
    'services/invites/find-invites.ts 1',
    // The mails about one record, and about the records of one page.
    'services/mail/mail-queue.ts 2',
    // The users with one address, and those with one last name.
    'services/people/person.ts 2',
  ]);
});

test('lists of any length go through mapInChunks: Promise.all takes a written list', () => {
  expect(callersOf(/Promise\.(all|allSettled)\((?!\[)/g)).toEqual([
    // Three role groups.
    'clients/directory.ts 1',
    // The dashboard's tiles and its list of things to do.
    'endpoints/dashboard/get-dashboard.ts 1',
    'endpoints/dashboard/todo.ts 1',
    // Four states.
    'endpoints/invites/count-invites.ts 1',
    // At most 500 mails, whose counts share 64 documents and a write at a time each.
    'endpoints/invites/create-invites.ts 1',
    // The kinds of jobs.
    'jobs/run-due.ts 1',
    // Waits for writes that have been started.
    'services/audit/audit-trail.ts 1',
    // The three widths of a picture.
    'services/catalogue/files.ts 1',
    // Seven kinds of record that can have an end.
    'services/retention/preview-retained.ts 1',
    // At most three shapes of one record.
    'services/unreadable/readings.ts 1',
    // Eight workers.
    'store/map-in-chunks.ts 1',
    // The two timers.
    'timers/timer.ts 1',
    // At most two exporters.
    'tracing/exporters.ts 1',
  ]);
});
