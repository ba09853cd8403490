/** Saves a file through the browser's download. */
export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Delayed, because some browsers start reading after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
