import { json, type Reply } from '../http/toolkit.ts';
import { badRequest } from './fault.ts';
import { readFilter } from './filter.ts';
import { type Call, contextOf, foundUser, type Graph, isSettled } from './graph.ts';
import { selected } from './user.ts';

/** `GET /users?$filter=…`. Listing the whole directory is not supported, because the API must not do it. */
export function findUsers(graph: Graph, { request }: Call): Reply {
  const { searchParams: query } = request.url;
  const text = query.get('$filter');
  if (text === null) throw badRequest('The stand-in lists users by $filter only.');
  const filter = readFilter(text);
  const isEventual =
    request.headers.consistencylevel === 'eventual' && query.get('$count') === 'true';
  if (filter.isAdvanced && !isEventual)
    throw badRequest('Unsupported Query.', 'Request_UnsupportedQuery');
  const found = graph.directory
    .users()
    .filter((user) => isSettled(graph, user) && filter.matches(user));
  return json(200, {
    ...contextOf(request, 'users'),
    ...(isEventual && { '@odata.count': found.length }),
    value: found.map((user) => selected(user, query.get('$select'))),
  });
}

/** `GET /users/{id}`, by id or user name. */
export function readUser(graph: Graph, { request, ids: [id = ''] }: Call): Reply {
  const user = selected(foundUser(graph, id), request.url.searchParams.get('$select'));
  return json(200, { ...contextOf(request, 'users/$entity'), ...user });
}
