import { json, type Reply } from '../entra/http.ts';
import { badRequest } from './fault.ts';
import { readFilter } from './filter.ts';
import { type Call, contextOf, foundUser, type Graph, isSettled } from './graph.ts';
import { selected } from './user.ts';

/** `GET /users?$filter=…`. The whole directory is never listed here, as the API has no business with it. */
export function findUsers(graph: Graph, { asked }: Call): Reply {
  const { searchParams: query } = asked.url;
  const text = query.get('$filter');
  if (text === null) throw badRequest('The stand-in lists users by $filter only.');
  const filter = readFilter(text);
  const isEventual =
    asked.headers.consistencylevel === 'eventual' && query.get('$count') === 'true';
  if (filter.isAdvanced && !isEventual)
    throw badRequest('Unsupported Query.', 'Request_UnsupportedQuery');
  const found = graph.directory
    .users()
    .filter((user) => isSettled(graph, user) && filter.matches(user));
  return json(200, {
    ...contextOf(asked, 'users'),
    ...(isEventual && { '@odata.count': found.length }),
    value: found.map((user) => selected(user, query.get('$select'))),
  });
}

/** `GET /users/{id}`, by id or user name. */
export function readUser(graph: Graph, { asked, ids: [id = ''] }: Call): Reply {
  const user = selected(foundUser(graph, id), asked.url.searchParams.get('$select'));
  return json(200, { ...contextOf(asked, 'users/$entity'), ...user });
}
