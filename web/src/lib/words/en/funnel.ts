/** The steps of a funnel, where those stand that did not come to its end, and what happens when. */
export const funnel = {
  step: 'Step',
  people: 'People',
  ofAll: 'Of all',
  states: {
    waiting: 'invited and still open',
    revoked: 'withdrawn',
    expired: 'expired',
    openUnanswered: 'redeemed, nothing answered yet',
    leftUnanswered: 'left before the first answer',
    open: 'answered and still open',
    left: 'left',
  },
  steps: {
    invited: 'Invited',
    handedOver: 'Handed over',
    redeemed: 'Redeemed',
    answered: 'Answered once',
    completed: 'Completed',
    openedSheet: 'Opened a one-sheet',
  },
  events: {
    invited: 'Begun',
    redeemed: 'Started',
    answered: 'Answered once',
    completed: 'Completed',
  },
};
