import { type Contract, Problem } from '@vse/domain/contract';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';

/** Longer than the API ever takes, shorter than a person's patience. */
export const TIMEOUT_MS = 30_000;

/** A response as the contract says, or an ApiError with the messages of its problem document. */
export async function readAnswer<C extends Contract>(
  _contract: C,
  response: Response,
): Promise<z.output<C['output']>> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!response.ok) {
    const problem = Problem.safeParse(body);
    throw new ApiError(response.status, problem.success ? problem.data.errors : []);
  }
  // Something between us and the API answered in its place, such as the login page of a hotel's network.
  if (body === undefined) throw new ApiError(502);
  // Not parsed again: the API has just put it through this very schema, and one of the next version may have more.
  return body as z.output<C['output']>;
}
