import { declarationOf } from '../../api/src/store/fields.ts';
import type { ContainerName } from '../../api/src/store/store.ts';

/** The fields of each composite index that infra/modules/cosmos.bicep gives a container. All of them end with the id. */
export const compositeIndexesOf = (name: ContainerName): string[][] =>
  (declarationOf(name).indexes ?? []).map(({ path }) => path);
