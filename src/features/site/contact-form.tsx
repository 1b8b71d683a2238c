import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { TextAreaField, TextField } from '../../ui/field/field.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn } from '../../lib/form.ts'

/** The message goes nowhere: the product has no call for it. */
export function ContactForm() {
  const [blank, setBlank] = useState<readonly string[]>([])

  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const missing = fields.filter((name) => textIn(data, name).trim() === '')
    setBlank(missing)
    if (missing.length > 0) {
      focusFirst(event.currentTarget, missing)
      return
    }
    event.currentTarget.reset()
    toast.success('Message sent successfully!')
  }
  const errorOf = (name: Field) => (blank.includes(name) ? required[name] : undefined)

  return (
    <Card as="form" onSubmit={send} aria-label="Send a message">
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        required
        maxLength={255}
        error={errorOf('name')}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={254}
        error={errorOf('email')}
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={9}
        required
        maxLength={5000}
        error={errorOf('message')}
      />
      <Row>
        <Button type="submit" tone="primary" size="large">
          Send Message
        </Button>
      </Row>
    </Card>
  )
}

const fields = ['name', 'email', 'message'] as const
type Field = (typeof fields)[number]

// The browser asks for what is empty; this is for what is only spaces.
const required: Record<Field, string> = {
  name: 'Name is required',
  email: 'Email is required',
  message: 'Message is required',
}
