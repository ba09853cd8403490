/** The palette that finds anything in the office. */
export const palette = {
  screens: 'Screens',
  actions: 'Actions',
  thatIsYou: (role: string) => `${role}, that is you`,
  begun: (date: string) => `Begun ${date}`,
  completed: (date: string) => `Completed ${date}`,
  invitedBy: (name: string) => `Invited by ${name}`,
  shownOf: (count: string, total: string) => `${count} of ${total}`,
  question: (number: string) => `Question ${number}`,
  all: (count: string) => `All ${count}`,
  invite: 'Invite someone…',
  hits: (count: string, isOne: boolean) => (isOne ? '1 hit' : `${count} hits`),
  searching: 'Searching…',
  nothing: 'Nothing found.',
  failed: 'Not everything could be searched. Please check your connection.',
  keys: { move: 'move', open: 'open', newTab: 'in a new tab', nextGroup: 'next group' },
};
