import type { Adjective } from '@vse/domain/records/adjectives';
import { useFormats } from '../../lib/words/format.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { actionsColumn, columnsOf, nameColumn, type RowActions } from '../../ui/kit/columns.tsx';
import type { Column } from '../../ui/kit/data-table.tsx';
import { adjectiveKind } from './feature.ts';
import { useUsage } from './use-usage.ts';

export function useAdjectiveColumns(actions: RowActions<Adjective>): Column<Adjective>[] {
  const { adjectives: words } = useOfficeWords();
  const { columns } = words;
  const { number } = useFormats();
  const usage = useUsage();
  const used = (part: 'fragrances' | 'answers') => ({
    isShort: true,
    show: ({ id }: Adjective) => usage && number(usage(id)[part]),
  });
  return columnsOf(columns, {
    name: nameColumn(adjectiveKind),
    fragrances: used('fragrances'),
    answers: used('answers'),
    actions: actionsColumn({ words, ...actions }),
  });
}
