type Named = { id: string; name: string };

/** The names of records by their ids. */
export const namesOf = (records: readonly Named[] = []): Record<string, string> =>
  Object.fromEntries(records.map(({ id, name }) => [id, name]));
