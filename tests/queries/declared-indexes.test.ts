import { readFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import {
  assertQuery,
  CONTAINER_NAMES,
  declarationOf,
  indexFor,
} from '../../api/src/store/fields.ts';
import type { Asked } from '../../api/src/store/traced-store.ts';
import { needs } from '../support/needs.ts';

const file = inject('queriesFile');

// Vitest runs this after the project wire-sqlite, and skips it when that has not run.
describe.skipIf(file === undefined)(
  'Queries that the wire tests caused',
  needs('the wire tests in the same run'),
  () => {
    const shapes = file ? readFileSync(file, 'utf8').trim().split('\n') : [];
    const asked = [...new Set(shapes)].map((line): Asked => JSON.parse(line));

    test('are served by declared fields and indexes', () => {
      for (const query of asked)
        expect(
          () => assertQuery(query.container, { ...query, limit: 1 }),
          JSON.stringify(query),
        ).not.toThrow();
    });

    test('use every declared field and index', () => {
      const used = asked.flatMap(({ container, where = [], orderBy }) => {
        const index = orderBy ? indexFor(container, where, orderBy) : [];
        const fields = [...where.map(({ field }) => field), ...index];
        return [...fields, index.join('.')].map((name) => `${container}: ${name}`);
      });
      const declared = CONTAINER_NAMES.flatMap((container) => {
        const { fields, words = [], indexes = [] } = declarationOf(container);
        const paths = indexes.map(({ path }) => path.join('.'));
        return [...fields, words, ...paths].flat().map((name) => `${container}: ${name}`);
      });
      // Asked only when a user is looked up or erased, whose languages the tests beside that code write.
      expect(declared.filter((name) => !used.includes(name))).toEqual([
        'userLanguageHistory: userId',
      ]);
    });

    // The mails are those that the timer sends, the results those of an export. The history compares whole
    // states. The jobs and the audit log answer with the whole record.
    test('read whole records only for lists that show or need them', () => {
      const whole = asked.filter(({ orderBy, fields }) => orderBy && !fields);
      expect([...new Set(whole.map(({ container }) => container))].toSorted()).toEqual([
        'audit',
        'history',
        'jobs',
        'mails',
        'quizResults',
      ]);
    });

    test('read of quiz results no recommended fragrances', () => {
      const results = asked.filter(
        ({ container, fields }) => container === 'quizResults' && fields,
      );
      expect(results.length).toBeGreaterThan(0);
      expect(results.flatMap(({ fields }) => fields)).not.toContain('recommendedFragrances');
    });
  },
);
