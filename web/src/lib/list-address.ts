const searches = new Map<string, string>();

/** Remembers how a list was last seen in this tab: its search, filters, order and page. */
export const rememberList = (path: string, search: string) => void searches.set(path, search);

/** Forgets the lists' addresses, so that the next person to sign in does not see them. */
export const forgetLists = () => searches.clear();

/** The address of a list as it was last seen, as Back would show it. */
export const lastAddress = (path: string): string => path + (searches.get(path) ?? '');
