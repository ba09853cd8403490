/** A case came by an invite, or is a client's project. */
export const SOURCES = ['invite', 'project'] as const;
export type Source = (typeof SOURCES)[number];

/**
 * The counters of a funnel, by their positions. Each case is in exactly one of `waiting` to `completed`: the states of
 * those who did not redeem, of those who redeemed and answered nothing, and of those who answered.
 */
export const FUNNEL = [
  'invited',
  'handedOver',
  'redeemed',
  'answered',
  'completed',
  'openedSheet',
  'waiting',
  'revoked',
  'expired',
  'openUnanswered',
  'leftUnanswered',
  'open',
  'left',
] as const;
export type FunnelCounter = (typeof FUNNEL)[number];

/** The counters of a quarter hour by the time of the event, by their positions. */
export const EVENTS = ['invited', 'redeemed', 'answered', 'completed'] as const;
