import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Combobox } from '../combobox/combobox.tsx'
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx'
import { CloseButton } from '../dialog/close-button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { TextField } from '../field/field.tsx'
import { ChevronDownIcon } from '../icons/form-icons.tsx'
import { CopyIcon, MoonIcon, SunIcon } from '../icons/icons.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import { Menu } from '../menu/menu.tsx'
import { toast } from '../toast/toast.tsx'
import { Part } from './part.tsx'

export function Overlays() {
  const [open, setOpen] = useState<'form' | 'confirm' | null>(null)
  const [receiver, setReceiver] = useState<string | null>(null)
  const close = () => setOpen(null)
  return (
    <Part title="Overlays">
      <Row>
        <Button onClick={() => setOpen('form')}>Open a dialog</Button>
        <Button onClick={() => setOpen('confirm')}>Ask first</Button>
        <Menu
          label="Parcel actions"
          trigger={
            <Button>
              <span>{'Menu '}</span>
              <ChevronDownIcon size={18} />
            </Button>
          }
          items={[
            { label: 'Copy tracking ID', icon: <CopyIcon />, onSelect: () => toast.info('Copied') },
            { label: 'Light', icon: <SunIcon />, checked: true },
            { label: 'Dark', icon: <MoonIcon />, checked: false },
          ]}
        />
      </Row>
      <Row>
        <Button onClick={() => toast.success('Parcel created successfully!')}>Success</Button>
        <Button onClick={() => toast.error('Failed to update status')}>Error</Button>
        <Button onClick={() => toast.info('A parcel moved')}>Info</Button>
        <Button onClick={() => toast.loading('Saving…')}>Loading</Button>
      </Row>
      <Dialog
        open={open === 'form'}
        onClose={close}
        unsaved={false}
        title="Create Parcel"
        description="The fee is shown before you confirm."
        footer={
          <>
            <CloseButton>Cancel</CloseButton>
            <Button tone="primary" onClick={() => toast.success('Parcel created successfully!')}>
              Create
            </Button>
          </>
        }
      >
        <Stack>
          <Combobox
            label="Receiver"
            name="receiver"
            value={receiver}
            onChange={setReceiver}
            options={['Amara Osei', 'Bjørn Dahl', 'Chen Wei']}
            getKey={String}
            getLabel={String}
            clearLabel="Clear receiver"
            state="ready"
            required
          />
          <TextField label="From Address" name="from" required />
          <TextField label="To Address" name="to" error="To Address is required" required />
        </Stack>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        title="Cancel this parcel?"
        confirmLabel="Cancel parcel"
        cancelLabel="Keep it"
        tone="danger"
        busy={false}
        error="Failed to cancel parcel"
        onConfirm={close}
        onClose={close}
      >
        The receiver will see that it was canceled.
      </ConfirmDialog>
    </Part>
  )
}
