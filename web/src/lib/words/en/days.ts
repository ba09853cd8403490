/** The choice of a range of days. */
export const days = {
  label: 'Dates',
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  presets: {
    today: 'Today',
    last7: 'Last 7 days',
    last30: 'Last 30 days',
    thisMonth: 'This month',
    lastMonth: 'Last month',
  },
  own: 'Own range',
  from: 'From',
  to: 'To',
  show: 'Show',
};
