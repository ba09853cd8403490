import { PROVIDER_REQUIRED } from '@vse/domain/contract';
import { CODE_TAKEN, UNKNOWN_SALESPERSON } from '@vse/domain/invites';
import { ApiError } from '../../lib/api/api-error.ts';

/** What only the API can know, and the field that it is about. */
const FIELD_OF: Readonly<Record<string, 'code' | 'salesperson' | 'provider'>> = {
  [CODE_TAKEN]: 'code',
  [UNKNOWN_SALESPERSON]: 'salesperson',
  [PROVIDER_REQUIRED]: 'provider',
};

type RefusedFields = Partial<Record<'code' | 'salesperson' | 'provider', string>>;

/** The messages of a refusal beside their fields; undefined when there is one that belongs to none. */
export function refusedFields(error: unknown): RefusedFields | undefined {
  const messages = error instanceof ApiError ? error.messages : [];
  const fields: RefusedFields = {};
  for (const message of messages) {
    const field = FIELD_OF[message];
    if (!field) return undefined;
    fields[field] = message;
  }
  return messages.length > 0 ? fields : undefined;
}
