// The shapes of the files in domain/data that API and templates share.

@export()
@description('A setting of the API, as domain/data/settings.json lists it.')
type setting = {
  @description('Name of the environment variable.')
  name: string

  @description('What it is for.')
  about: string

  @description('Whether the API refuses to start without it.')
  required: bool?

  @description('Whether its value is secret.')
  secret: bool?

  @description('Its value where nothing else is given.')
  default: string?

  @description('False where it exists on a developer\'s machine only.')
  azure: bool?
}

@export()
@description('A composite index of a container.')
type recordIndex = {
  @description('The fields that a query filters by, then the one that it is ordered by.')
  path: string[]

  @description('The query that it serves.')
  serves: string
}

@export()
@description('A Cosmos DB container, as domain/data/containers.json lists it.')
type recordContainer = {
  @description('Fields that queries filter by.')
  fields: string[]

  @description('The field with the list of words that searches match.')
  words: string?

  @description('The composite indexes of ordered queries.')
  indexes: recordIndex[]?

  @description('Seconds after which documents are deleted.')
  ttlSeconds: int?

  @description('Consistency level of point reads, where Session is not enough.')
  consistency: string?
}

@export()
@description('Containers by name.')
type recordContainers = {
  @description('One container.')
  *: recordContainer
}

@export()
@description('Names by purpose.')
type names = {
  @description('One name.')
  *: string
}
