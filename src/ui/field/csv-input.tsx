import type { Ref } from 'react'
import * as t from '#texts/ui.ts'

type CsvInputProps = { ref: Ref<HTMLInputElement>; onChoose: (file: File) => void }

/** Hidden input for a CSV file, which a button opens. */
export const CsvInput = ({ ref, onChoose }: CsvInputProps) => (
  <input
    ref={ref}
    type="file"
    hidden
    aria-label={t.csvFile}
    accept=".csv,.txt,text/csv,text/plain"
    onChange={({ target }) => {
      const file = target.files?.[0]
      if (file) onChoose(file)
      // Cleared, so that the same file can be chosen again.
      target.value = ''
    }}
  />
)
