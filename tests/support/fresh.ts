import { randomBytes, randomUUID } from 'node:crypto';
import { freshInviteCode } from '@vse/domain/rules/invite-code';

// Tests share their cloud: each makes what it looks at, under values that nobody else has.

export const freshId = () => randomUUID().slice(0, 8);
export const unique = (word: string) => `${word} ${freshId()}`;
export const freshEmail = (who = 'guest') => `${who}.${randomUUID().slice(0, 13)}@example.com`;
export const freshCode = () => freshInviteCode(randomBytes);

/** A person to be let in, but for the provider. */
export const freshPerson = (firstName = 'Noor', lastName = 'Vance') => ({
  firstName,
  lastName,
  email: freshEmail(firstName.toLowerCase()),
  role: 'Salesperson' as const,
});

/** The least that a fragrance has: a Draft, under a name and a SKU of its own. */
export const freshFragrance = (word = 'Fragrance') =>
  ({
    name: unique(word),
    sku: unique('T'),
    shortDescription: 'Short.',
    longDescription: 'Long.',
    family: 'Citrus',
    collection: 'Core',
    publishState: 'Draft',
  }) as const;

/** An address in a network of its own, so that no test runs into another one's limit. */
export function freshAddress(): string {
  const part = () => randomBytes(2).toString('hex');
  return `2001:db8:${part()}:${part()}::1`;
}
