import { useState } from 'react'
import { Badge } from '../badge/badge.tsx'
import { Button, IconButton, LinkButton } from '../button/button.tsx'
import { CopyButton } from '../button/copy-button.tsx'
import * as Icons from '../icons/icons.tsx'
import { Row } from '../layout/layout.tsx'
import { Part } from './part.tsx'

const tones = ['primary', 'secondary', 'ghost', 'danger'] as const
const badges = ['danger', 'success', 'warning', 'info', 'neutral'] as const

export function Buttons() {
  const [busy, setBusy] = useState(true)
  return (
    <>
      <Part title="Buttons">
        {(['large', 'medium', 'small'] as const).map((size) => (
          <Row key={size}>
            {tones.map((tone) => (
              <Button key={tone} tone={tone} size={size} icon={<Icons.ParcelIcon />}>
                {`Send ${tone}`}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button tone="primary" busy={busy}>
            Save changes
          </Button>
          <Button onClick={() => setBusy(!busy)}>Toggle busy</Button>
          <Button tone="danger" disabledReason="The parcel has already left">
            Cancel parcel
          </Button>
          <LinkButton href="/track" tone="primary" icon={<Icons.SearchIcon />}>
            Track a parcel
          </LinkButton>
          <IconButton label="Print the label">
            <Icons.PrintIcon />
          </IconButton>
          <IconButton label="Delete" tone="secondary" disabledReason="Nothing to delete">
            <Icons.TrashIcon />
          </IconButton>
          <CopyButton text="TRK-7Q4M" label="Copy tracking ID" />
        </Row>
        <Button full tone="primary">
          Full width
        </Button>
      </Part>
      <Part title="Badges">
        <Row>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
          <Badge tone="success" icon={<Icons.DeliveredIcon />}>
            Delivered
          </Badge>
          <Badge tone="danger" icon={<Icons.BlockedIcon />}>
            Blocked
          </Badge>
          <Badge tone="warning" icon={<Icons.TruckIcon />}>
            In transit
          </Badge>
        </Row>
      </Part>
      <Part title="Icons">
        <Row $gap={5}>
          {Object.entries(Icons).map(([name, Icon]) => (
            <span key={name} title={name}>
              <Icon size={26} />
            </span>
          ))}
        </Row>
      </Part>
    </>
  )
}
