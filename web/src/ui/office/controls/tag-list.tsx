import { Tag, TagGroup } from '@fluentui/react-components';
import styles from './tag-list.module.css';

type TagListProps = {
  label: string;
  tags: readonly { value: string; label: string }[];
};

/** The chosen values, read-only; `TagPickerField` edits them. */
export const TagList = ({ label, tags }: TagListProps) => (
  <TagGroup aria-label={label} className={styles.tags ?? ''}>
    {tags.map((tag) => (
      <Tag key={tag.value} value={tag.value}>
        {tag.label}
      </Tag>
    ))}
  </TagGroup>
);
