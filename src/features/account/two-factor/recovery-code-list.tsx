import { styled } from 'styled-components'
import * as t from '#texts/account.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { focusOnceShown } from '../../../ui/field/form.ts'
import { DownloadIcon } from '../../../ui/icons/icons.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'

type RecoveryCodeListProps = { codes: readonly string[]; onKept: () => void }

/** The codes are shown only once, so the focus moves to their heading. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const text = codes.join('\n')
  return (
    <Stack $gap={4}>
      <Heading ref={focusOnceShown} tabIndex={-1}>
        {t.yourRecoveryCodes}
      </Heading>
      <p>{t.whatRecoveryCodesAreFor}</p>
      <Notice tone="warning">{t.codesAreShownOnlyOnce}</Notice>
      <Box>
        <List aria-label={t.recoveryCodes}>
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </List>
        <CopyButton text={text} label={t.copyRecoveryCodes} />
      </Box>
      <Row>
        <Button tone="primary" onClick={onKept}>
          {t.iHaveSavedThem}
        </Button>
        <Button
          icon={<DownloadIcon size={18} />}
          onClick={() =>
            saveFile('waybill-recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))
          }
        >
          {t.download}
        </Button>
      </Row>
    </Stack>
  )
}

const Heading = styled.h3`
  font-size: ${fontSize.body};
  &:focus-visible {
    outline-offset: 6px;
  }
`

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  max-width: 34rem;
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`

const List = styled.ul`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr));
  gap: ${space(2)} ${space(6)};
  margin: 0;
  padding: 0;
  list-style: none;
`
