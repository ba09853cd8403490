import { nameKey } from '@vse/domain/rules/keys';
import type { ProviderDoc } from '../../store/document-types.ts';
import { everything, findBy } from '../../store/documents.ts';
import type { Needs } from '../context.ts';

/**
 * The provider with this name, also in another writing: no two have names of one key. Undefined without one. The names
 * of all, which are dozens, are read only when none is written like it.
 */
export async function providerNamed(
  { records }: Needs<'records'>,
  name: string,
): Promise<Pick<ProviderDoc, 'id' | 'name'> | undefined> {
  const exact = await findBy(records.providers, 'name', name);
  if (exact) return exact;
  const key = nameKey(name);
  const all = await everything(records.providers, { fields: ['name'] });
  return all.find(({ doc }) => typeof doc.name === 'string' && nameKey(doc.name) === key)?.doc;
}
