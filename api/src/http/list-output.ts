import type { ListedKind } from '@vse/domain/contract/listed';
import { MAX_PAGE_SIZE } from '@vse/domain/limits';
import * as z from 'zod';
import { logLeftOut, problemsOf, type Unreadable } from '../services/readable.ts';

const Listed = z.looseObject({
  items: z.array(z.unknown()).default([]),
  unreadableRecords: z.array(z.custom<Unreadable>()).default([]),
});
const Identified = z.looseObject({ id: z.string() });
const Answer = z.looseObject({});

/**
 * Parses a list item by item: an item that breaks the contract is left out, logged and counted, and the others are
 * answered. The rest of the output has to be as the contract declares. An Admin is told which records are left out.
 */
export function listOutput(
  kind: ListedKind,
  schema: z.ZodType,
  output: unknown,
  isAdmin: boolean,
): object {
  const { items, unreadableRecords: unmapped, ...rest } = Listed.parse(output);
  const item = itemOf(schema);
  const readable: unknown[] = [];
  const unreadable = [...unmapped];
  for (const each of item ? items : []) {
    const parsed = item?.safeParse(each);
    if (parsed?.success) readable.push(parsed.data);
    else unreadable.push({ kind, id: idOf(each), problems: problemsOf(parsed?.error) });
  }
  logLeftOut(unreadable);
  const leftOut = unreadable.length > 0 && {
    unreadable: unreadable.length,
    ...(isAdmin && { unreadableRecords: unreadable.slice(0, MAX_PAGE_SIZE) }),
  };
  const answer = Answer.parse(schema.parse({ ...rest, items: [], ...leftOut }));
  return item ? { ...answer, items: readable } : answer;
}

/** The schema of the field `items`. The user logs have another field, whose mapping fits its schema. */
function itemOf(schema: z.ZodType): z.ZodType | undefined {
  const field = schema instanceof z.ZodObject ? schema.shape.items : undefined;
  return field instanceof z.ZodArray && field.element instanceof z.ZodType
    ? field.element
    : undefined;
}

const idOf = (item: unknown) => Identified.safeParse(item).data?.id ?? '';
