import { whereOpenAt } from './invites.ts';
import { emailKey, type Records } from './records.ts';
import { everything } from './revise.ts';
import type { Condition } from './store/store.ts';

export type OpenInvites = {
  /** Those of the e-mails, in lower case, that have an open invite which the conditions let through. */
  among(emails: readonly string[], where: Condition[]): Promise<string[]>;
};

export const createOpenInvites = ({ invites }: Records, now: () => Date): OpenInvites => ({
  async among(emails, where) {
    const found = await everything(invites, {
      where: [
        ...where,
        { field: 'emailKey', in: [...new Set(emails.map(emailKey))] },
        ...whereOpenAt(now()),
      ],
    });
    return [...new Set(found.map(({ doc }) => doc.emailKey))];
  },
});
