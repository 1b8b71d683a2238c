import { Carousel } from '../carousel/carousel.tsx'
import {
  ApprovedIcon,
  BlockedIcon,
  DeliveredIcon,
  RequestedIcon,
  TruckIcon,
} from '../icons/icons.tsx'
import { SlideDeliver } from '../illustrations/slide-deliver.tsx'
import { SlideSend } from '../illustrations/slide-send.tsx'
import { SlideTrack } from '../illustrations/slide-track.tsx'
import { ProgressSteps } from '../progress/progress-steps.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { Part } from './part.tsx'

export function Routes() {
  return (
    <>
      <Part title="Progress">
        <ProgressSteps
          steps={[
            { label: 'Requested', state: 'done' },
            { label: 'Approved', state: 'done' },
            { label: 'Dispatched', state: 'current' },
            { label: 'In transit', state: 'upcoming' },
            { label: 'Delivered', state: 'upcoming' },
          ]}
        />
        <ProgressSteps
          label="Stopped"
          steps={[
            { label: 'Requested', state: 'done' },
            { label: 'Canceled', state: 'failed' },
            { label: 'Delivered', state: 'upcoming' },
          ]}
        />
      </Part>
      <Part title="Timeline">
        <Timeline
          entries={[
            entry('Requested', 'info', <RequestedIcon />),
            entry('Approved', 'neutral', <ApprovedIcon />),
            entry('Blocked', 'danger', <BlockedIcon />, 'Blocked by admin'),
            entry('In transit', 'warning', <TruckIcon />),
            entry('Delivered', 'success', <DeliveredIcon />),
          ]}
        />
      </Part>
      <Part title="Carousel">
        <Carousel
          label="What Waybill does"
          slides={[
            { key: 'send', label: 'Send', content: <SlideSend /> },
            { key: 'track', label: 'Track', content: <SlideTrack /> },
            { key: 'deliver', label: 'Deliver', content: <SlideDeliver /> },
          ]}
        />
      </Part>
    </>
  )
}

type Tone = 'info' | 'neutral' | 'danger' | 'warning' | 'success'

function entry(title: string, tone: Tone, icon: React.ReactNode, note?: string) {
  return { key: title, title, tone, icon, note, time: '12/05/2022, 14:02' }
}
