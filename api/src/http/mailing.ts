import type { Caller } from '../services/access/identify-caller.ts';
import type { Services } from '../services/services.ts';
import { staffOf } from './caller.ts';

/** Runs work that sends mail for the caller, within the mail limits. Throws Problem 429. */
export const mailing = <T>(
  { caller, services }: { caller: Caller; services: Services },
  mail: { mailId: string; recipient: string },
  work: (isRepeated: boolean) => Promise<T>,
): Promise<T> => services.mailQuota.during({ ...mail, sender: staffOf(caller).email }, work);
