import type { CheckedFile } from '../../../machines/parcel-import.ts'
import { Button } from '../../ui/button/button.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { badRowsCsv } from './csv-text.ts'
import { count } from './words.ts'

/** The rows that have to be mended, as a file to mend. */
export function BadRowsDownload({ checked: { name, titles, bad } }: { checked: CheckedFile }) {
  return (
    <Button
      icon={<DownloadIcon size={18} />}
      onClick={() => saveFile(`${name.replace(/\.\w+$/, '')}-to-mend.csv`, badRowsCsv(titles, bad))}
    >
      Download {bad.length === 1 ? 'the row' : `the ${count(bad.length)} rows`} to mend
    </Button>
  )
}
