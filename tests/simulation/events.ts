/** How often each fault happens in the calls that it can happen in, on average over the seeds. */
export const FAULTS = {
  'store: slow': 0.05,
  'store: throttled': 0.01,
  'store: silent': 0.002,
  'store: answer lost': 0.012,
  'store: executed after the refusal': 0.004,
  'http: answer lost': 0.03,
  'http: request lost': 0.02,
  'http: request twice': 0.05,
  'instance: crash': 0.003,
  'instance: crash after a write': 0.006,
  'clock: of an instance jumps': 0.004,
  'clock: hours pass': 0.004,
  'timer: on two instances': 0.1,
  'mail: late': 0.1,
  'mail: asks to wait': 0.08,
  'mail: silent after taking it': 0.08,
  'mail: refused': 0.03,
  'mail: unavailable': 0.05,
  'files: slow': 0.1,
  'files: unavailable': 0.08,
  'files: answer lost': 0.05,
  'directory: slow': 0.1,
  'directory: unavailable': 0.08,
  'directory: answer lost': 0.05,
} as const;
export type Fault = keyof typeof FAULTS;

/** Orders of events that are worth meeting. */
const RACES = [
  'race: a quiz completes while the catalogue changes',
  'race: two devices answer a quiz',
  'race: an invite is revoked while its quiz goes on',
  'race: an inventory is saved while its fragrance is deleted',
  'race: two instances change the published state',
  'race: a quiz completes while a change set is being written',
  'race: somebody saves a record of a change set that is being written',
  'race: a change set is set back',
  'race: an instance goes on with the change set of another',
  'race: a file is saved while the timer removes old ones',
  'race: an invite gets another code or address',
  'race: a code or an address is tried that an invite had before',
  'race: a logo is removed that users have',
  'race: somebody asks for a record out of their reach',
  'race: a limit is reached',
  'race: a person is erased whose quiz goes on',
  'race: the timer goes on with an erasure',
  'race: two people note outcomes of a result',
] as const;
export type Race = (typeof RACES)[number];

/** What has to happen in the worlds of a test, or they prove nothing. */
export const EVENTS: readonly (Fault | Race)[] = [...(Object.keys(FAULTS) as Fault[]), ...RACES];
