/** Who signs in, how often and when last. */
export const userLogs = {
  title: 'User Logs',
  all: 'All Logs',
  userWise: 'User Wise Logs',
  back: 'Back To All Logs',
  fromDate: 'From Date',
  toDate: 'To Date',
  refresh: 'Refresh Logs',
  clear: 'Clear Date',
  columns: {
    name: 'User Name',
    email: 'User Email',
    count: 'Total Count',
    date: 'Date',
  },
  logsOf: (count: string, name: string) => `${count} sign-ins of ${name}`,
  empty: 'No sign-ins to show',
  emptyText: 'Sign-ins appear here as they happen; with dates set, only those in between.',
  bothDates: 'Please set both dates.',
  wrongOrder: 'From Date is after To Date.',
  errorTitle: 'Error Fetching User Logs',
  unknownError: 'An unknown error occurred.',
};
