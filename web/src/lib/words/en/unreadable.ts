/** The dialog of records that a list leaves out. */
export const unreadable = {
  title: 'Records that cannot be shown',
  intro:
    'What is stored does not fit what VSE can show, so the list leaves it out. Someone with access to the database can correct it, or you can delete it here.',
  problems: 'What is wrong',
  whole: 'the whole record',
  stored: 'What is stored, without secrets',
  delete: 'Delete this record',
  deleteTitle: 'Delete this record?',
  deleteText:
    'It will be gone for good, together with what ends when such a record is deleted in its list.',
  deleted: 'The record has been deleted.',
  kept: 'Nothing is deleted from the audit log. This entry ends by itself after 400 days.',
};
