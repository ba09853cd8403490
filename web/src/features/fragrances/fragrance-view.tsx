import { MAX_WEIGHT } from '@vse/domain/limits';
import type { Fragrance } from '@vse/domain/records/fragrances';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { Card } from '../../ui/base/card.tsx';
import { ColorDots } from '../../ui/base/color-dots.tsx';
import { Fact, Facts } from '../../ui/kit/facts.tsx';
import { FileCard, FileRow, useShownSize } from '../../ui/kit/file-row.tsx';
import { WeightList } from '../../ui/kit/weight-list.tsx';
import { StateMark } from '../../ui/office/state-mark.tsx';
import { ONE_SHEETS } from './files/one-sheets.ts';
import { FragranceFacts } from './fragrance-facts.tsx';
import styles from './fragrances.module.css';

type FragranceViewProps = { fragrance: Fragrance };

/** A fragrance as a page to read. */
export function FragranceView({ fragrance }: FragranceViewProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Texts fragrance={fragrance} />
        <FragranceFacts fragrance={fragrance} />
      </div>
      <div className={styles.column}>
        <Files fragrance={fragrance} />
        <ScentOf fragrance={fragrance} />
      </div>
    </div>
  );
}

function Texts({ fragrance }: FragranceViewProps) {
  const { fragrances: words } = useOfficeWords();
  const { fields } = words;
  return (
    <Card>
      <Facts>
        <Fact term={fields.publishState}>
          <StateMark state={fragrance.publishState} words={words.state} />
        </Fact>
        <Fact term={fields.sku}>{fragrance.sku}</Fact>
        {fragrance.detectionLevel && (
          <Fact term={fields.detectionLevel}>{fragrance.detectionLevel}</Fact>
        )}
        <Fact term={fields.family}>{words.family[fragrance.family]}</Fact>
        <Fact term={fields.collection}>{words.collection[fragrance.collection]}</Fact>
        <Fact term={fields.isOdorNeutralizer}>
          {fragrance.isOdorNeutralizer ? words.yes : words.no}
        </Fact>
        <Fact term={fields.shortDescription}>{fragrance.shortDescription}</Fact>
        <Fact term={fields.longDescription}>
          <span className={styles.long}>{fragrance.longDescription}</span>
        </Fact>
      </Facts>
    </Card>
  );
}

function Files({ fragrance }: FragranceViewProps) {
  const { fragrances: words } = useOfficeWords();
  const { fields, missing } = words;
  const { heroImageUrl } = fragrance;
  const { size, picture } = useShownSize(heroImageUrl, fields.heroImageUrl);
  const notices = [missing.pdf, missing.pdfWithoutLogo];
  return (
    <FileCard title={words.files} isLarge>
      {picture}
      <FileRow
        label={<b>{fields.heroImageUrl}</b>}
        about={[heroImageUrl ? size : missing.heroImage]}
        href={heroImageUrl}
        name={fields.heroImageUrl}
      />
      {ONE_SHEETS.map(({ url, filename }, index) => (
        <FileRow
          key={url}
          label={<b>{fields[url]}</b>}
          about={[fragrance[url] ? fragrance[filename] : notices[index]]}
          href={fragrance[url]}
          name={fragrance[filename] || fields[url]}
        />
      ))}
    </FileCard>
  );
}

function ScentOf({ fragrance: { colors, adjectives } }: FragranceViewProps) {
  const { fields } = useOfficeWords().fragrances;
  return (
    <>
      <Card title={fields.colors}>
        <ul className={styles.colors}>
          {colors.map((color, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a color can be there twice
            <li key={index}>
              <ColorDots colors={[color]} /> <span>{color}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={fields.adjectives}>
        <WeightList items={adjectives} max={MAX_WEIGHT} />
      </Card>
    </>
  );
}
