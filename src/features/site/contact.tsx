import { useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/site.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { MailIcon, PhoneIcon, PinIcon } from '../../ui/icons/public-icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn, useEarlySubmit } from '../../ui/field/form.ts'
import { media } from '../../lib/media.ts'

/** Does not send the message, since the contract has no operation for it. */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  useEarlySubmit(form)

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const blank = fields.filter((name) => textIn(data, name).trim() === '')
    setMissing(blank)
    if (blank.length > 0) {
      focusFirst(event.currentTarget, blank)
      return
    }
    event.currentTarget.reset()
    toast.success(t.messageSent)
  }
  const errorOf = (name: Field) => (missing.includes(name) ? missingTexts[name] : undefined)

  return (
    <Card as="form" ref={form} onSubmit={send} aria-label={t.sendAMessage}>
      <TextField
        label={common.nameLabel}
        name="name"
        autoComplete="name"
        required
        maxLength={255}
        error={errorOf('name')}
      />
      <TextField
        label={common.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <TextAreaField
        label={t.message}
        name="message"
        rows={9}
        required
        maxLength={5000}
        error={errorOf('message')}
      />
      <Row>
        <Button type="submit" tone="primary" size="large">
          {t.sendMessage}
        </Button>
      </Row>
    </Card>
  )
}

const fields = ['name', 'email', 'message'] as const
type Field = (typeof fields)[number]

// Texts for fields with only spaces; the browser itself reports empty fields.
const missingTexts: Record<Field, string> = {
  name: t.nameIsRequired,
  email: t.emailIsRequired,
  message: t.messageIsRequired,
}

export function ContactDetails({ illustration }: { illustration: ReactNode }) {
  return (
    <Panel aria-labelledby="reach-us">
      {illustration}
      <Body>
        <h2 id="reach-us">{t.reachUsDirectly}</h2>
        <address>
          <Line>
            <MailIcon />
            <a href="mailto:hello@waybill.example">
              <bdi dir="ltr">hello@waybill.example</bdi>
            </a>
          </Line>
          <Line>
            <PhoneIcon />
            <a href="tel:+15035550142">
              <bdi dir="ltr">+1 503 555 0142</bdi>
            </a>
          </Line>
          <Line>
            <PinIcon />
            <span translate="no">
              <span>48 Harbor Street</span>
              <br />
              <span>Portland, OR 97209</span>
            </span>
          </Line>
        </address>
      </Body>
    </Panel>
  )
}

export const ContactColumns = styled.div`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  @media ${media.wide} {
    grid-template-columns: minmax(0, 1.35fr) minmax(0, 1fr);
    gap: ${space(8)};
  }
`

const Panel = styled.section`
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${radius.large};
  background: ${color.surface};
  svg {
    display: block;
  }
  > svg {
    width: 100%;
    height: auto;
    /* Overrides the illustration's own corners, because the panel has round ones. */
    border-radius: 0 !important;
  }
`

const Body = styled.div`
  padding: ${space(6)};
  address {
    display: grid;
    gap: ${space(3)};
    margin-top: ${space(4)};
    font-style: normal;
  }
`

const Line = styled.div`
  display: grid;
  grid-template-columns: 1.5rem minmax(0, 1fr);
  gap: ${space(3)};
  font-size: ${fontSize.body};
  overflow-wrap: anywhere;
  svg {
    margin-top: 0.2rem;
    color: ${color.accentText};
  }
`
