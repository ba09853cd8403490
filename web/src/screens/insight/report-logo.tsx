import { getLogos } from '@vse/domain/contract/calls';
import { useStaffApi } from '../../lib/api/staff.ts';
import styles from './insight.module.css';

type ReportLogoProps = { provider: { id: string; name: string } };

/**
 * On paper, instead of the header with the logo of the person who prints: the logo of the provider whose numbers these
 * are, which most of its people have, or its name.
 */
export function ReportLogo({ provider: { id, name } }: ReportLogoProps) {
  const { data } = useStaffApi(getLogos, { Provider: id });
  const [logo] = (data?.images ?? []).toSorted((a, b) => b.usedBy - a.usedBy);
  return (
    <div className={styles.reportLogo} data-report-logo>
      {logo ? <img src={logo.url} alt={name} /> : name}
    </div>
  );
}
