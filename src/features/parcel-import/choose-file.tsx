import { useEffect, useRef, useState } from 'react'
import type { DragEvent, RefObject } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/parcelImport.ts'
import { formatBytes } from '../../../domain/format.ts'
import { Button } from '../../ui/button/button.tsx'
import { drawIcon } from '../../ui/icons/site-icons.tsx'
import { DownloadIcon } from '../../ui/icons/icons.tsx'
import { CsvInput } from '../../ui/field/csv-input.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { saveFile } from '../../lib/save-file.ts'
import { sentence } from '../../lib/sentence.ts'
import { columnKeys, columns } from './columns.ts'
import { maxBytes } from '../../lib/csv-sheet.ts'
import { maxRows, templateCsv } from './csv-file.ts'
import { Actions, Panel } from './step-parts.tsx'

type ChooseFileProps = {
  /** Reason why the file that was chosen last cannot be read. */
  refusal: { name: string; reason: string } | null
  /** True once a file was chosen, so that the focus returns here. */
  hasBegun: RefObject<boolean>
  onChoose: (file: File) => void
}

export function ChooseFile({ refusal, hasBegun, onChoose }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (hasBegun.current && document.activeElement === document.body) button.current?.focus()
  }, [hasBegun])
  const [isOver, setOver] = useState(false)
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(over)
  }
  return (
    <>
      {refusal && (
        <Refused>
          <Notice tone="danger">
            {sentence(
              t.fileRefused({
                name: (text) => <strong>{text}</strong>,
                file: refusal.name,
                reason: refusal.reason,
              }),
            )}
          </Notice>
        </Refused>
      )}
      <Area
        $over={isOver}
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event)
          const file = event.dataTransfer.files[0]
          if (file) onChoose(file)
        }}
      >
        <UploadIcon size={40} />
        <p>{t.dropAFile}</p>
        <Button ref={button} tone="primary" size="large" onClick={() => input.current?.click()}>
          {t.chooseAFile}
        </Button>
        <small>{t.atMost({ rows: maxRows, size: formatBytes(maxBytes) })}</small>
        <CsvInput ref={input} onChoose={onChoose} />
      </Area>
      <Panel title={t.whatTheFileHolds}>
        <p>{t.formatOfTheFile}</p>
        <ColumnList>
          {columnKeys.map((key) => (
            <div key={key}>
              <dt>
                <span>{columns[key].title}</span>
                {columns[key].optional && <small>{` ${t.optional}`}</small>}
              </dt>
              <dd>{columns[key].about}</dd>
            </div>
          ))}
        </ColumnList>
        <Actions>
          <Button
            icon={<DownloadIcon size={18} />}
            onClick={() => saveFile('parcels-template.csv', templateCsv())}
          >
            {t.downloadTheTemplate}
          </Button>
        </Actions>
      </Panel>
      <Panel title={t.importingAgain}>
        <p>{t.howToImportAgain}</p>
      </Panel>
    </>
  )
}

const UploadIcon = drawIcon(<path d="M12 15V4M7 8.5 12 4l5 4.5M4 15v5h16v-5" />)

const Refused = styled.div`
  margin-bottom: ${space(5)};
  svg {
    flex: none;
  }
`

const Area = styled.div<{ $over: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding: clamp(${space(8)}, 5vw, ${space(12)}) ${space(5)};
  border: 2px dashed ${({ $over }) => ($over ? color.accentLine : color.borderStrong)};
  border-radius: ${radius.large};
  background: ${({ $over }) => ($over ? color.accentSoft : color.surface)};
  text-align: center;
  svg {
    color: ${color.accentText};
  }
  p {
    font-size: ${fontSize.lead};
    font-weight: 650;
  }
  small {
    max-width: 46ch;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

const ColumnList = styled.dl`
  display: grid;
  gap: ${space(2)};
  margin: 0;
  font-size: ${fontSize.small};
  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
    gap: 0 ${space(4)};
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${color.border};
  }
  dt {
    font-weight: 650;
  }
  dt small {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 400;
  }
  dd {
    grid-column: span 2;
    margin: 0;
    color: ${color.textMuted};
  }
`
