import type { MailContent, MailItem, MailList, Tone } from './content.ts'
import { html, type Html } from './html.ts'
import { styles } from './styles.ts'
import { textsIn, type MailTexts } from './texts.ts'

/**
 * Layout by tables and style attributes, as mail programs need it; dark colours are in the style element, for
 * those that support it. Nothing is loaded from the network.
 */
export function htmlOf(content: MailContent): string {
  const { subject, label, tone, title, lead, note, facts, action, reason, stopHref } = content
  const { language, lists = [] } = content
  const texts = textsIn(language)
  const { t, direction } = texts
  const { end } = sides[direction]
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>${subject}</title>
        ${styles}
      </head>
      <body
        class="page"
        dir="${direction}"
        style="margin:0;padding:0;background:#f3efea;-webkit-text-size-adjust:100%;"
      >
        <div style="display:none;max-height:0;overflow:hidden;">${lead}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="background:#f3efea;"
        >
          <tr>
            <td align="center" style="padding:24px 12px 40px;">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;font-family:${fonts};"
              >
                <tr>
                  <td
                    class="text"
                    style="padding:0 4px 14px;color:#221a14;font-size:22px;line-height:28px;font-weight:800;letter-spacing:-0.7px;"
                  >
                    <span
                      aria-hidden="true"
                      style="display:inline-block;width:26px;margin-${end}:9px;background:#ff7a1a;border-radius:5px;color:#241100;font-size:18px;line-height:26px;letter-spacing:0;text-align:center;vertical-align:1px;"
                      >W</span
                    >Waybill
                  </td>
                </tr>
                <tr>
                  <td
                    class="card"
                    style="background:#ffffff;border:1px solid #e0d8cf;border-top:4px solid #ff7a1a;border-radius:12px;"
                  >
                    <table
                      role="presentation"
                      width="100%"
                      cellpadding="0"
                      cellspacing="0"
                      border="0"
                    >
                      <tr>
                        <td class="inner" style="padding:36px 40px;">
                          <p style="margin:0 0 14px;">
                            <span
                              class="${tone}"
                              style="display:inline-block;padding:3px 11px;border-radius:99px;font-size:14px;line-height:20px;font-weight:600;${tones[tone]}"
                              >${label}</span
                            >
                          </p>
                          <h1
                            class="text"
                            style="margin:0 0 12px;color:#221a14;font-size:27px;line-height:32px;font-weight:700;${tightIn(direction)}"
                          >
                            ${title}
                          </h1>
                          <p
                            class="text"
                            style="margin:0 0 24px;color:#221a14;font-size:17px;line-height:26px;"
                          >
                            ${lead}
                          </p>
                          ${note === null ? [] : noteOf(note, texts)}
                          ${facts.length === 0 ? [] : factsOf(facts, texts)}
                          ${lists.map((list) => listOf(list, texts))}
                          <table
                            role="presentation"
                            class="action"
                            cellpadding="0"
                            cellspacing="0"
                            border="0"
                          >
                            <tr>
                              <td style="background:#ff7a1a;border-radius:10px;text-align:center;">
                                <a
                                  href="${action.href}"
                                  style="display:inline-block;padding:14px 26px;color:#241100;font-size:17px;line-height:22px;font-weight:700;text-decoration:none;"
                                  >${action.label}</a
                                >
                              </td>
                            </tr>
                          </table>
                          <p
                            class="muted"
                            style="margin:16px 0 0;color:#62564c;font-size:14px;line-height:21px;word-break:break-word;"
                          >
                            ${t.orCopyThisAddress}
                            <a class="link" href="${action.href}" style="color:#a34100;"
                              ><bdi dir="ltr">${action.href}</bdi></a
                            >
                          </p>
                        </td>
                      </tr>
                    </table>
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted"
                    style="padding:20px 4px 0;color:#62564c;font-size:14px;line-height:21px;"
                  >
                    ${reason}${stopHref === null ? [] : stopOf(stopHref, t)}
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html> `.text
}

const fonts = "'Segoe UI',-apple-system,BlinkMacSystemFont,Roboto,'Noto Sans',Arial,sans-serif"

const tones: Record<Tone, string> = {
  accent: 'background:#ffe9d6;color:#a34100;',
  success: 'background:#dcf2e4;color:#12593a;',
  danger: 'background:#fde7e4;color:#a0161d;',
}

/** Physical sides of a line, because mail programs do not support logical CSS properties. */
const sides = {
  ltr: { start: 'left', end: 'right' },
  rtl: { start: 'right', end: 'left' },
}

/** Tightens large Latin text; Arabic letters are joined, so spacing would break them. */
const tightIn = (direction: MailTexts['direction']) =>
  direction === 'rtl' ? '' : 'letter-spacing:-0.5px;'

function noteOf(note: string, { t, direction }: MailTexts): Html {
  const { start } = sides[direction]
  return html`
    <p
      class="note text line"
      style="margin:0 0 24px;padding:12px 16px;border-${start}:3px solid #e0d8cf;background:#f9f6f2;color:#221a14;font-size:16px;line-height:24px;word-break:break-word;"
    >
      <strong>${t.named({ name: t.note })}</strong> <bdi>${note}</bdi>
    </p>
  `
}

const factsOf = (facts: MailContent['facts'], texts: MailTexts): Html => html`
  <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 28px;"
  >
    ${facts.map((fact) => rowOf(fact, texts))}
  </table>
`

const listOf = ({ title, items, more }: MailList, { t }: MailTexts): Html => html`
  <h2
    class="text"
    style="margin:0 0 6px;color:#221a14;font-size:18px;line-height:24px;font-weight:700;"
  >
    ${title}
  </h2>
  <table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 28px;"
  >
    ${items.map(itemOf)} ${more > 0 ? moreOf(more, t) : []}
  </table>
`

const itemOf = ({ name, href, text }: MailItem): Html =>
  html`<tr>
    <td
      class="text line"
      style="padding:9px 0;border-bottom:1px solid #e0d8cf;color:#221a14;font-size:15px;line-height:22px;word-break:break-word;"
    >
      <a class="link" href="${href}" style="color:#a34100;"><bdi dir="ltr">${name}</bdi></a
      ><br />${text}
    </td>
  </tr> `

const moreOf = (more: number, t: MailTexts['t']): Html =>
  html`<tr>
    <td class="muted" style="padding:9px 0;color:#62564c;font-size:15px;line-height:22px;">
      ${t.andMore({ count: more })}
    </td>
  </tr> `

const rowOf = ([name, value]: [string, string], { direction }: MailTexts): Html =>
  html`<tr>
    <td
      class="name muted line"
      width="110"
      valign="top"
      style="padding:9px 0;padding-${sides[direction].end}:12px;border-bottom:1px solid #e0d8cf;color:#62564c;font-size:15px;line-height:22px;"
    >
      ${name}
    </td>
    <td
      class="value text line"
      valign="top"
      style="padding:9px 0;border-bottom:1px solid #e0d8cf;color:#221a14;font-size:15px;line-height:22px;word-break:break-word;"
    >
      <bdi>${value}</bdi>
    </td>
  </tr> `

const stopOf = (href: string, t: MailTexts['t']): Html =>
  html`<br /><a class="link" href="${href}" style="color:#a34100;">${t.stopTheseEmails}</a>`
