import { Badge } from '../badge/badge.tsx'
import { Button, IconButton } from '../button/button.tsx'
import { Card, CardGrid, DescriptionList, Perforation } from '../card/card.tsx'
import { Code } from '../code/code.tsx'
import { CopyIcon, TruckIcon } from '../icons/icons.tsx'
import { SlideTrack } from '../illustrations/slide-track.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import { Notice } from '../notice/notice.tsx'
import { SkeletonCards } from '../progress/skeleton.tsx'
import { LoadingArea, Spinner } from '../progress/spinner.tsx'
import { EmptyState, ErrorState } from '../empty-state/empty-state.tsx'
import { Part } from './part.tsx'

export function Surfaces() {
  return (
    <>
      <Part title="Cards">
        <CardGrid>
          {['7Q4M-0ZK9', 'B31X-99TA', '04WN-K2RE'].map((code) => (
            <li key={code}>
              <Card>
                <Row $justify="space-between">
                  <h3>
                    <Code>{`TRK-${code}`}</Code>
                  </h3>
                  <Badge tone="warning" icon={<TruckIcon />}>
                    In transit
                  </Badge>
                </Row>
                <DescriptionList
                  items={[
                    { term: 'Weight', value: '2.50 kg' },
                    { term: 'Fee', value: '$12.50' },
                  ]}
                />
                <Perforation />
                <Row $gap={1} $justify="flex-end">
                  <IconButton label="Copy" size="small">
                    <CopyIcon />
                  </IconButton>
                  <Button size="small">Cancel Parcel</Button>
                </Row>
              </Card>
            </li>
          ))}
        </CardGrid>
        <Card>
          <DescriptionList
            columns
            items={[
              { term: 'Sender', value: 'Amara Osei' },
              { term: 'Receiver', value: 'Bjørn Dahl' },
              { term: 'Created', value: '12/05/2022, 14:02' },
            ]}
          />
        </Card>
      </Part>
      <Part title="Waiting, empty, failed">
        <Row $gap={6}>
          <Spinner />
          <LoadingArea />
        </Row>
        <SkeletonCards count={3} />
        <EmptyState
          illustration={<SlideTrack />}
          title="No parcels found."
          action={<Button tone="primary">Send your first parcel</Button>}
        >
          Parcels you send appear here.
        </EmptyState>
        <ErrorState title="Failed to load parcels." onRetry={noop}>
          The server did not answer in time.
        </ErrorState>
        <Stack $gap={3}>
          {(['danger', 'warning', 'success', 'info', 'neutral'] as const).map((tone) => (
            <Notice key={tone} tone={tone}>
              A sentence that stays on the page.
            </Notice>
          ))}
        </Stack>
      </Part>
    </>
  )
}

function noop() {}
