import { CosmosClient } from '@azure/cosmos';
import { app } from '@azure/functions';

/** The smallest possible function over Cosmos DB, for comparison with the API's cold start. */
const client = new CosmosClient({ endpoint: 'https://localhost:8081', key: 'a2V5' });

app.http('hello', {
  authLevel: 'anonymous',
  handler: () => ({ body: `Hello ${client.databases ? 'world' : ''}` }),
});
